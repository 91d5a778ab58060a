import { at } from '@holoboard/kernel';
import { actions, actionsOfCard, deckOfCard } from '../data/cards.ts';
import { controller, seatsOf, sideOf } from '../data/seats.ts';
import { controlShip } from '../data/track.ts';
import { droidIds, groupOfDroid, units } from '../data/units.ts';
import { whyUnavailable } from '../phases/cards.ts';
import { chartOf, gridAhead, isInPlay, unitAt } from '../phases/pieces.ts';
import { decksOf } from '../phases/round.ts';
import { namedUnits } from '../phases/units.ts';
import { type Frame, type NabooState, none } from '../state.ts';

/** Something that must hold of a position, and what is wrong with it otherwise. */
export type Demand = readonly [holds: boolean, otherwise: string];

/** What must lie right under each kind of frame. */
const under: Readonly<Record<Frame['kind'], readonly (Frame['kind'] | 'nothing')[]>> = {
  card: ['nothing', 'card'],
  units: ['card'],
  move: ['units'],
  attack: ['units'],
  duel: ['units'],
  bonus: ['units', 'duel', 'bonus'],
  block: ['card'],
  deploy: ['card'],
  send: ['card'],
  take: ['card'],
  arrive: ['card'],
  activate: ['card'],
};

/** What must hold of the stack of frames. */
export function stack(state: NabooState): Demand[] {
  return state.frames.flatMap((frame, depth): Demand[] => {
    const below = state.frames[depth - 1];
    const isTop = depth === state.frames.length - 1;
    return [
      [under[frame.kind].includes(below?.kind ?? 'nothing'), `a '${frame.kind}' frame is out of place`],
      [frameFits(state, frame, below, isTop), `a '${frame.kind}' frame does not fit the position`],
    ];
  });
}

function frameFits(state: NabooState, frame: Frame, below: Frame | undefined, isTop: boolean): boolean {
  const card = state.frames[0];
  if (card?.kind !== 'card' || card.seat !== state.active) return false;
  const side = sideOf(state, state.active);
  const effect = below?.kind === 'card' && below.action !== none ? at(actions, below.action).effect : null;
  const plains = controller(state, side, 'battlefield');
  switch (frame.kind) {
    case 'card':
      return cardFits(state, frame, effect?.type === 'drawAndPlay', below === undefined, isTop);
    case 'units':
      return effect?.type === 'activate' && below?.kind === 'card' && unitsFit(state, frame, below.action);
    case 'move':
    case 'attack':
    case 'duel':
      return unitFits(state, frame, below, isTop);
    case 'bonus': {
      const winner = sideOf(state, frame.owner < state.hands.length ? frame.owner : 0);
      return (
        seatsOf(state, winner).includes(frame.seat) &&
        frame.owner === controller(state, winner, 'battlefield') &&
        frame.cards > 0 &&
        frame.cards <= 5
      );
    }
    case 'block':
      return (
        effect?.type === 'moveAnakin' &&
        state.anakin < controlShip &&
        frame.seat === controller(state, 'tradeFederation', 'battlefield') &&
        frame.hits >= 1 &&
        frame.hits <= gridAhead(state).dice
      );
    case 'deploy':
      return effect?.type === 'drawStarfighter' && frame.seat === plains && state.anakin < controlShip;
    case 'send':
      return (
        effect?.type === 'moveToPalace' &&
        frame.seat === plains &&
        droidIds[frame.droid] === effect.droid &&
        whyUnavailable(state, effect) === null
      );
    case 'take':
    case 'arrive': {
      if (effect?.type !== 'moveToPalace' || frame.seat !== plains) return false;
      const left = at(state.left, frame.piece);
      const isGroup = unitAt(state, frame.piece) === groupOfDroid[droidIds.indexOf(effect.droid) as 0 | 1];
      const droids = frame.kind === 'arrive' ? frame.droids : 1;
      const whole = frame.kind === 'take' || droids === left || state.options.partialGroupToPalace;
      const asks = frame.kind === 'arrive' || (state.options.partialGroupToPalace && left > 1);
      return isGroup && isInPlay(state, frame.piece) && droids >= 1 && droids <= left && whole && asks;
    }
    case 'activate':
      return (
        effect?.type === 'activateDroids' &&
        frame.seat === plains &&
        droidIds[frame.droid] === effect.droid &&
        frame.most === effect.most &&
        whyUnavailable(state, effect) === null
      );
  }
}

type FrameOf<Kind extends Frame['kind']> = Frame & { kind: Kind };

/** A card of the seat's side that lies among the discards; drawn by the one beneath it, if there is one. */
function cardFits(
  state: NabooState,
  { seat, card, action, draws }: FrameOf<'card'>,
  isDrawn: boolean,
  isFirst: boolean,
  isTop: boolean,
): boolean {
  const deck = at(deckOfCard, card);
  const own = decksOf(sideOf(state, state.active)).includes(deck);
  const chosen = action === none ? draws === 0 : at(actionsOfCard, card).includes(action);
  const effect = action === none ? null : at(actions, action).effect;
  const drawsFit = effect?.type === 'drawAndPlay' ? draws < effect.cards : draws === 0;
  const isOpen = at(state.discards, deck).slice(-at(state.flipped, deck)).includes(card);
  return (
    own &&
    chosen &&
    drawsFit &&
    seat === state.active &&
    (isFirst || isDrawn) &&
    at(state.flipped, deck) > 0 &&
    isOpen &&
    (action === none) === isTop
  );
}

/** An action's units: never more of a kind than it names, and those used are of these kinds. */
function unitsFit(
  state: NabooState,
  { seat, action, counts, used }: FrameOf<'units'>,
  chosen: number,
): boolean {
  const effect = at(actions, action === none ? 0 : action).effect;
  if (action === none || action !== chosen || effect.type !== 'activate') return false;
  const kinds = at(namedUnits, action);
  const { theatre } = at(units, at(kinds, 0));
  return (
    seat === controller(state, sideOf(state, state.active), theatre) &&
    counts.length === kinds.length &&
    new Set(used).size === used.length &&
    kinds.every((unit, i) => {
      const spent = used.filter((piece) => unitAt(state, piece) === unit).length;
      return spent + at(counts, i) === effect.units[i]?.count;
    }) &&
    used.every((piece) => kinds.includes(unitAt(state, piece)))
  );
}

/** The unit being used is the last one used by the frame beneath it. */
function unitFits(
  state: NabooState,
  frame: FrameOf<'move'> | FrameOf<'attack'> | FrameOf<'duel'>,
  below: Frame | undefined,
  isTop: boolean,
): boolean {
  if (below?.kind !== 'units' || below.seat !== frame.seat) return false;
  if (below.used[below.used.length - 1] !== frame.piece) return false;
  const isDuel = frame.kind === 'duel';
  if (chartOf(state, frame.piece).duellist !== isDuel) return false;
  const effect = at(actions, below.action).effect;
  const most = effect.type === 'activate' && effect.attackTwice ? 6 : 3;
  return (isInPlay(state, frame.piece) || (isDuel && !isTop)) && (!isDuel || frame.dice <= most);
}
