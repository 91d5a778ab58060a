import type { Target } from '@holoboard/kernel';
import { actions } from '../data/cards.ts';
import { spaceOf, spaces } from '../data/spaces.ts';
import { controlShip, grids, starfighters } from '../data/track.ts';
import { type Side, units } from '../data/units.ts';
import { attemptChance } from '../sense/odds.ts';
import type { NabooAction, NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';

/** The four battles, in the order in which they stand in the strip. */
export const fronts = ['plains', 'palace', 'core', 'space'] as const;
export type Front = (typeof fronts)[number];

/** A piece that is on a board. */
export type Piece = NabooView['pieces'][number];

/** The name after the colon: `piece:BD3` is about BD3. */
export function nameIn(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

/** The battle that a space belongs to. */
export function frontOfSpace(id: string): Front {
  const number = spaceOf(id);
  const level = number === undefined ? 1 : (spaces[number]?.level ?? 1);
  return level < 0 ? 'plains' : level === 0 ? 'core' : 'palace';
}

/** The battle that a piece fights in; nothing when it has left the boards. */
export function frontOfPiece({ pieces }: NabooView, id: string): Front | null {
  const piece = pieces.find((each) => each.id === id);
  return piece ? frontOfSpace(piece.space) : null;
}

/** The battle that something to point at lies in; nothing for cards, decks and the like. */
export function frontOfTarget(view: NabooView, id: string): Front | null {
  const name = nameIn(id);
  switch (id.split(':')[0]) {
    case 'piece':
      return frontOfPiece(view, name);
    case 'space':
    case '+space':
      return frontOfSpace(name);
    case 'grid':
    case '+slot':
      return 'space';
    case 'queen':
      return 'palace';
    case 'action':
      return frontOfAction(view, name);
    default:
      return null;
  }
}

/** The battle that an action of a card is about; nothing for one that only draws cards. */
export function frontOfAction(view: NabooView, action: string): Front | null {
  const effect = actions.find(({ id }) => id === action)?.effect;
  switch (effect?.type) {
    case 'activate': {
      const first = view.pieces.find(({ unit }) => effect.units.some((named) => named.unit === unit));
      return first ? frontOfSpace(first.space) : null;
    }
    case 'recover':
      return view.pieces.some(({ unit }) => unit === effect.unit) ? 'core' : null;
    case 'moveAnakin':
    case 'drawStarfighter':
      return 'space';
    case 'moveToPalace':
    case 'activateDroids':
      return 'plains';
    default:
      return null;
  }
}

/** Where something happens, told by the event alone or by where its piece stands; nothing for cards. */
export function frontOfEvent(view: NabooView, event: NabooEvent): Front | null {
  switch (event.type) {
    case 'moved':
      return frontOfSpace(event.path.at(-1) ?? '');
    case 'attacked':
    case 'missed':
      return frontOfPiece(view, event.target) ?? frontOfPiece(view, event.piece);
    case 'defended':
    case 'hurt':
    case 'recovered':
      return frontOfPiece(view, event.piece);
    case 'destroyed':
    case 'droidArrived':
    case 'droidsActivated':
      return frontOfSpace(event.space);
    case 'shieldDown':
    case 'droidsSent':
      return 'plains';
    // There they leave the way to the throne room.
    case 'droidsShutDown':
      return 'palace';
    case 'starfighterDrawn':
    case 'starfighterDeployed':
    case 'screened':
    case 'blocked':
    case 'flew':
    case 'starfighterPassed':
    case 'anakinAdvanced':
      return 'space';
    default:
      return null;
  }
}

const sideOfUnit = new Map(units.map(({ id, side }) => [id, side]));
const groups = new Set(units.flatMap(({ id, group }) => (group ? [id] : [])));

/** The side a piece fights on. */
export function sideOfPiece({ unit }: Pick<Piece, 'unit'>): Side {
  return sideOfUnit.get(unit) ?? 'naboo';
}

/** How many figures a piece stands for: the members of a group, or one. */
export function figuresOf({ unit, left }: Pick<Piece, 'unit' | 'left'>): number {
  return groups.has(unit) ? left : 1;
}

/** The figures of each side in a battle. */
export function figuresIn(view: NabooView, front: Front): Readonly<Record<Side, number>> {
  const count = { naboo: 0, tradeFederation: 0 };
  for (const piece of view.pieces)
    if (frontOfSpace(piece.space) === front) count[sideOfPiece(piece)] += figuresOf(piece);
  return count;
}

/** The chance that Anakin's next attempt brings him on; nothing once he has arrived. */
export function nextPass(view: NabooView): number | null {
  if (view.anakin >= controlShip) return null;
  const stack = (view.stacks[view.anakin] ?? []).flatMap(
    (id) => starfighters.find((card) => card.id === id) ?? [],
  );
  return attemptChance(view.anakin, stack);
}

/** The points a duellist has left; 0 once he is dead. */
export function leftOf(view: NabooView, id: string): number {
  return view.pieces.find((piece) => piece.id === id)?.left ?? 0;
}

/** The share of a battle that is Naboo's, from 0 to 1: in space how far Anakin is, else by the figures or the points left. */
export function nabooShare(view: NabooView, front: Front): number {
  if (front === 'space') return view.anakin / grids.length;
  if (front === 'core') {
    const jedi = leftOf(view, 'QuiGon') + leftOf(view, 'ObiWan');
    const maul = leftOf(view, 'Maul') * 1.5;
    return jedi + maul === 0 ? 0.5 : jedi / (jedi + maul);
  }
  const { naboo, tradeFederation } = figuresIn(view, front);
  return naboo + tradeFederation === 0 ? 0.5 : naboo / (naboo + tradeFederation);
}

/** What both sides must look out for in a battle: the key of a sentence, or nothing. */
export type Threat = 'shieldFalls' | 'fewLeft' | 'throne' | 'duellist' | 'lastGrid';

/** The most pressing threat in a battle. */
export function threatIn(view: NabooView, front: Front): Threat | null {
  switch (front) {
    case 'plains': {
      const wounded = view.pieces.some(({ unit, left }) => unit === 'fambaa' && left <= 3);
      return view.shield && wounded ? 'shieldFalls' : null;
    }
    case 'palace':
      if (view.palacePieces <= 6) return 'fewLeft';
      return view.throneRoom > -2 && view.anakin >= grids.length - 1 ? 'throne' : null;
    case 'core':
      return ['QuiGon', 'ObiWan', 'Maul'].some((id) => leftOf(view, id) > 0 && leftOf(view, id) <= 3)
        ? 'duellist'
        : null;
    case 'space':
      return view.anakin === grids.length - 1 ? 'lastGrid' : null;
  }
}

/**
 * The battle that matters most for what is asked: the one on the screen if anything there can be pointed at, or the one with most. The
 * actions of a card count only if all of them are about one battle.
 */
export function frontOfTargets(
  view: NabooView,
  targets: readonly Target<NabooAction>[],
  shown: Front,
): Front | null {
  const counts = new Map<Front, number>();
  for (const { id } of targets) {
    if (id.startsWith('action:')) continue;
    const front = frontOfTarget(view, id);
    if (front) counts.set(front, (counts.get(front) ?? 0) + 1);
  }
  const choices = targets.filter(({ id }) => id.startsWith('action:'));
  const [battle, ...others] = new Set(choices.map(({ id }) => frontOfTarget(view, id)));
  if (choices.length > 0 && others.length === 0 && battle) return battle;
  if (counts.has(shown)) return shown;
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}
