import { at, type Refusal, refuse } from '@holoboard/kernel';
import { actionOf, actions, cardId, type DeckId, deckOf } from '../data/cards.ts';
import { sideOf } from '../data/seats.ts';
import { type MetHex, obstructions } from '../data/sight.ts';
import {
  inCore,
  isPassable,
  onPlains,
  spaceId,
  spaceOf,
  spaces,
  stagingZone,
  windowsAbove,
} from '../data/spaces.ts';
import { maul } from '../data/start.ts';
import { grids } from '../data/track.ts';
import { groupOfDroid, unitOf } from '../data/units.ts';
import type { Frame, NabooAction, NabooState } from '../state.ts';
import { whyUnavailable } from './cards.ts';
import { mostDice } from './core.ts';
import { canGive } from './decks.ts';
import { activationHexes, arrivals, freeStaging } from './droids.ts';
import { givesLedge } from './palace.ts';
import { boardOf, chartOf, isInPlay, pieceId, pieceNamed, unitAt } from './pieces.ts';
import { reach, shutTo } from './reach.ts';
import { decksOf } from './round.ts';
import { freeSlots } from './space.ts';
import { whyNoAttackOn } from './targets.ts';
import { actionUnder, reachOf, whyNotUsed } from './units.ts';

/** Why an action is not a legal answer to what a frame asks; the kind of action fits the frame already. */
export function whyNoAnswer(state: NabooState, frame: Frame, action: NabooAction): Refusal | null {
  switch (action.type) {
    case 'choose':
      return frame.kind === 'card' ? whyNoChoice(state, frame.card, action.action) : null;
    case 'use':
      return frame.kind === 'units' ? whyNoUse(state, frame, named(state, action.piece)) : null;
    case 'move':
      return whyNoMoveTo(state, frame, spaceOf(action.to) as number);
    case 'attack':
      return frame.kind === 'attack' ? whyNoAttack(state, frame.piece, named(state, action.target)) : null;
    case 'strike':
      return frame.kind === 'duel' ? whyNoStrike(state, frame, action) : null;
    case 'bonus':
      return frame.kind === 'bonus' ? whyNoBonus(state, frame.owner, action.deck as DeckId) : null;
    case 'block':
      return frame.kind === 'block' ? whyNoBlock(state, frame.hits, action.slots) : null;
    case 'deploy':
      return grids.findIndex(({ id }) => id === action.grid) < state.anakin
        ? refuse('NAB-SF-02', { grid: action.grid })
        : null;
    default:
      return whyNoDroids(state, frame, action);
  }
}

function named(state: NabooState, id: string): number {
  return pieceNamed(state, id) as number;
}

/** NAB-CARD-01: an action of the flipped card, and one that is available. */
function whyNoChoice(state: NabooState, card: number, id: string): Refusal | null {
  const action = at(actions, actionOf(id) as number);
  const params = { action: id, card: cardId(card) };
  if (action.card !== card) return refuse('NAB-CARD-01', params);
  const clause = whyUnavailable(state, action.effect);
  return clause === null ? null : refuse(clause, params);
}

function whyNoUse(state: NabooState, frame: Frame & { kind: 'units' }, piece: number): Refusal | null {
  const clause = whyNotUsed(state, frame, piece);
  return clause === null ? null : refuse(clause, { piece: pieceId(state, piece) });
}

/** Why a piece cannot go to a space. */
function whyNoMoveTo(state: NabooState, frame: Frame, to: number): Refusal | null {
  if (frame.kind !== 'move' && frame.kind !== 'duel') return null;
  const { piece } = frame;
  const reached = frame.kind === 'move' ? reachOf(state, piece) : reach(state, piece, frame.moves, false);
  if (to !== state.at[piece] && reached.steps[to] !== 0) return null;
  const params = { piece: pieceId(state, piece), to: spaceId(to) };
  const clause = frame.kind === 'move' && isClimb(state, piece, to) ? climbClause(state, piece) : null;
  return refuse(clause ?? moveClause(state, piece, to), params);
}

/** Whether a move would go straight from window to window. */
function isClimb(state: NabooState, piece: number, to: number): boolean {
  return at(windowsAbove, at(state.at, piece)).includes(to) && (boardOf(state)[to] as number) < 0;
}

/** NAB-LEDGE-01, NAB-LEDGE-09: windows are for Naboo, and only by certain cards. NAB-RULING-06 where the middle one is taken. */
function climbClause(state: NabooState, piece: number): string {
  if (chartOf(state, piece).side !== 'naboo') return 'NAB-LEDGE-09';
  return givesLedge(actionUnder(state)) ? 'NAB-RULING-06' : 'NAB-LEDGE-01';
}

/** The clause that shuts a space to a piece; NAB-MOVE-03 when it is merely too far. */
function moveClause(state: NabooState, piece: number, to: number): string {
  const from = at(state.at, piece);
  if (to === from) return 'NAB-MOVE-04';
  if (onPlains[from] !== onPlains[to]) return 'NAB-RULING-42';
  if (!isPassable(to)) return 'NAB-RULING-19';
  if (shutTo(state, piece)[to] === 1) {
    if (onPlains[to]) return at(spaces, to).zone === 'shield' ? 'NAB-RULING-05' : 'NAB-SHIELD-07';
    if (inCore[to]) return 'NAB-CORE-01';
    return piece === maul ? 'NAB-CORE-06' : 'NAB-CORE-05';
  }
  const there = boardOf(state)[to] as number;
  if (there >= 0) return unitAt(state, there) === unitOf('viceroy') ? 'NAB-VICE-02' : 'NAB-MOVE-05';
  return 'NAB-MOVE-03';
}

/** Why a piece cannot attack another, and what stands in the way. */
function whyNoAttack(state: NabooState, piece: number, target: number): Refusal | null {
  const clause = whyNoAttackOn(state, piece, target);
  if (clause === null) return null;
  const params = { piece: pieceId(state, piece), target: pieceId(state, target) };
  if (clause !== 'NAB-LOS-04') return refuse(clause, params);
  const wholeLine = state.options.edgeLos === 'wholeLine';
  const blocking = obstructions(boardOf(state), at(state.at, piece), at(state.at, target), wholeLine);
  const first = at(blocking, 0);
  const blocker = blockerId(first);
  if (first.side === 0) return refuse(clause, { ...params, blocker });
  // NAB-LOS-11: it takes an obstruction on either side.
  const opposite = blocking.find(({ side }) => side === -first.side) as MetHex;
  return refuse('NAB-LOS-11', { ...params, blocker, opposite: blockerId(opposite) });
}

/** The id of a hex that blocks; NAB-RULING-17: walls have none. */
function blockerId({ space }: MetHex): string {
  return space === undefined ? 'wall' : spaceId(space);
}

/** NAB-JEDI-04, NAB-JEDI-09: one to three dice, as far as they are left. */
function whyNoStrike(
  state: NabooState,
  frame: Frame & { kind: 'duel' },
  { target, dice }: { readonly target: string; readonly dice: number },
): Refusal | null {
  const problem = whyNoAttack(state, frame.piece, named(state, target));
  if (problem) return problem;
  const most = mostDice(frame);
  if (dice >= 1 && dice <= most) return null;
  return refuse(dice > most && dice <= frame.dice ? 'NAB-JEDI-09' : 'NAB-JEDI-04', { dice, most });
}

/** NAB-BONUS-03: one of the own two decks. NAB-RULING-12: one that can give a card. */
function whyNoBonus(state: NabooState, owner: number, id: DeckId): Refusal | null {
  const deck = deckOf(id);
  if (!decksOf(sideOf(state, owner)).includes(deck)) return refuse('NAB-BONUS-03', { deck: id });
  return canGive(state, deck) ? null : refuse('NAB-RULING-12', { deck: id });
}

/** NAB-SPACE-05, NAB-RULING-29: at most one slot a hit, and none with a printed Starfighter. */
function whyNoBlock(state: NabooState, hits: number, slots: readonly number[]): Refusal | null {
  if (slots.length > hits) return refuse('NAB-SPACE-05', { hits, slots: slots.length });
  const free = freeSlots(state);
  const taken = slots.find((slot) => !free.includes(slot));
  return taken === undefined ? null : refuse('NAB-RULING-29', { slot: taken });
}

/** Why droids cannot be sent, arrive or be activated so. */
function whyNoDroids(state: NabooState, frame: Frame, action: NabooAction): Refusal | null {
  switch (action.type) {
    case 'send': {
      const group = named(state, action.group);
      if (frame.kind !== 'send' || unitAt(state, group) !== groupOfDroid[frame.droid as 0 | 1])
        return refuse('NAB-REINF-02', { piece: action.group });
      return isInPlay(state, group) ? null : refuse('NAB-DMG-05', { piece: action.group });
    }
    case 'take': {
      const most = frame.kind === 'take' ? at(state.left, frame.piece) : 0;
      return action.droids >= 1 && action.droids <= most ? null : refuse('NAB-RULING-08', { most });
    }
    case 'arrive':
      return frame.kind === 'arrive' ? whyNoArrival(state, frame.droids, action.spaces) : null;
    case 'activate':
      return activationHexes(state).includes(spaceOf(action.to) as number)
        ? null
        : refuse('NAB-ACTV-02', { to: action.to });
    default:
      return null;
  }
}

/** NAB-STAGE-01, NAB-STAGE-02, NAB-RULING-08: on empty spaces of the Staging Zone, as many as fit. */
function whyNoArrival(state: NabooState, droids: number, ids: readonly string[]): Refusal | null {
  const wanted = arrivals(state, droids);
  if (ids.length !== wanted) return refuse('NAB-RULING-08', { wanted, given: ids.length });
  const free = freeStaging(state);
  for (const id of ids) {
    const space = spaceOf(id) as number;
    if (!stagingZone.includes(space)) return refuse('NAB-STAGE-01', { to: id });
    if (!free.includes(space)) return refuse('NAB-STAGE-02', { to: id });
  }
  return null;
}
