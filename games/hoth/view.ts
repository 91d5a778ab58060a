import { at, type Viewer } from '@holoboard/kernel';
import { house } from './data/components.ts';
import { idOf, spaceAt } from './data/graph.ts';
import { imperialSectors, rebelSectors } from './data/spinners.ts';
import type { HothOptions } from './options.ts';
import { holdsOrder } from './phases/house.ts';
import { type HothState, none, type Phase, piecesOf } from './state.ts';

/** What a viewer knows. Nothing is hidden in this game, so every viewer sees the same. */
export interface HothView {
  readonly options: HothOptions;
  readonly turn: number;
  readonly active: number;
  readonly phase: Phase;
  /** By seat: where the Rebel is (nowhere once he has resigned), and the pieces of his puzzle. */
  readonly rebels: readonly { readonly space: string | null; readonly pieces: number }[];
  readonly vader: string;
  /** The seat that holds the Force card. */
  readonly force: number | null;
  /** The sector of the movement spin being carried out. */
  readonly spun: string | null;
  readonly steps: number;
  readonly free: boolean;
  readonly targets: readonly number[];
  readonly replaced: boolean;
  readonly surgeable: boolean;
  readonly throttles: readonly number[];
  /** By seat: the order cards still in hand, face up. */
  readonly orders: readonly (readonly number[])[];
  readonly winner: number | null;
}

/** HOTH-SETUP-07: everything lies in plain sight. */
export function view(state: HothState, _viewer: Viewer): HothView {
  return {
    options: state.options,
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    rebels: state.rebels.map((space, seat) => ({
      space: space === none ? null : at(idOf, space),
      pieces: piecesOf(state, seat),
    })),
    vader: at(idOf, state.vader),
    force: state.force === none ? null : state.force,
    spun: state.spun === none ? null : sectorId(state.phase, state.spun),
    steps: state.steps,
    free: state.free,
    targets: [...state.targets],
    replaced: state.replaced,
    surgeable: state.surgeable,
    throttles: [...state.throttles],
    orders: state.orders.map(orderCards),
    winner: state.winner === none ? null : state.winner,
  };
}

/** The state behind a view; with nothing hidden there is only one. */
export function redeal(view: HothView): HothState {
  return {
    options: view.options,
    turn: view.turn,
    active: view.active,
    phase: view.phase,
    rebels: view.rebels.map(({ space }) => (space === null ? none : spaceAt(space))),
    pieces: view.rebels.map(({ pieces }) => pieces),
    vader: spaceAt(view.vader),
    force: view.force ?? none,
    spun: view.spun === null ? none : sectorIndex(view.spun),
    steps: view.steps,
    free: view.free,
    targets: [...view.targets],
    replaced: view.replaced,
    surgeable: view.surgeable,
    throttles: [...view.throttles],
    orders: view.orders.map((cards) => cards.reduce((bits, card) => bits | (1 << (card - 1)), 0)),
    winner: view.winner ?? none,
  };
}

function sectorId(phase: Phase, index: number): string {
  return phase === 'rebelMove' ? at(rebelSectors, index).id : at(imperialSectors, index).id;
}

function sectorIndex(id: string): number {
  const sectors: readonly { readonly id: string }[] = id.startsWith('R') ? rebelSectors : imperialSectors;
  return sectors.findIndex((sector) => sector.id === id);
}

/** The cards of a hand that is kept as bits, lowest first. */
function orderCards(bits: number): number[] {
  const cards: number[] = [];
  for (let card = 1; card <= house.orderCards; card++) if (holdsOrder(bits, card)) cards.push(card);
  return cards;
}
