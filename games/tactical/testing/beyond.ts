import { at, type Chance, type Seat } from '@holoboard/kernel';
import type { DrawnPiece, TacticalAction } from '../actions.ts';
import { cardOf, cards } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { edgeOf } from '../data/sides.ts';
import { terrainKinds } from '../data/terrain.ts';
import { heading as asHeading } from '../geometry/measure.ts';
import { isSingle, mayServe } from '../phases/armies.ts';
import { armyOf } from '../phases/deployment.ts';
import { tableOf } from '../phases/ground.ts';
import { activeUnit, turnOf } from '../phases/movement.ts';
import { tableRefusal } from '../phases/preparation.ts';
import { question } from '../phases/questions.ts';
import { runLengths } from '../phases/runs.ts';
import { infiltrationStripOf } from '../phases/strips.ts';
import type { TacticalState } from '../state.ts';

/** What people do who keep to no list: tables, armies and orders of their own, Units anywhere in the strip, Maneuvers and Attack Runs along any heading. */
export function beyond(state: TacticalState, seat: Seat, chance: Chance): TacticalAction | null {
  switch (question(state).kind) {
    case 'table':
      return drawing(state, chance);
    case 'army':
      return { type: 'muster', cards: randomArmy(state, seat, chance) };
    case 'order':
      return {
        type: 'order',
        cards: shuffled(
          at(state.players, seat).army.map(([card]) => card),
          chance,
        ),
      };
    case 'deploy':
      return placing(state, seat, chance);
    case 'act':
      return moving(state, chance);
    default:
      return null;
  }
}

/** A number from one to another. */
function between(chance: Chance, least: number, most: number): number {
  return least + chance.draw('beyond', most - least + 1);
}

function pick<Item>(list: readonly Item[], chance: Chance): Item {
  return at(list, chance.draw('beyond', list.length));
}

function shuffled<Item>(list: readonly Item[], chance: Chance): Item[] {
  const rest = [...list];
  return list.map(() => at(rest.splice(chance.draw('beyond', rest.length), 1), 0));
}

/** A table with up to a dozen pieces: circles, and triangles with the right angle in the south-west. */
function drawing(state: TacticalState, chance: Chance): TacticalAction {
  const size = { type: 'draw', width: between(chance, 24, 48) * 1000, height: 36_000 } as const;
  const kinds = Object.keys(terrainKinds);
  let pieces: readonly DrawnPiece[] = [];
  for (let tries = 0; tries < 12; tries++) {
    const [x, y] = [between(chance, 0, size.width), between(chance, 0, size.height)];
    const [reach, other] = [between(chance, 500, 4000), between(chance, 500, 6000)];
    const terrain = pick(kinds, chance);
    const drawn: DrawnPiece =
      chance.draw('beyond', 2) === 0 ? [terrain, x, y, reach] : [terrain, x, y, x + reach, y, x, y + other];
    const more = [...pieces, drawn];
    if (tableRefusal(state, { ...size, pieces: more } as TacticalAction) === null) pieces = more;
  }
  return { ...size, pieces };
}

/** Cards of the faction, and of none, as long as the points last or a little less. */
function randomArmy(
  state: TacticalState,
  seat: Seat,
  chance: Chance,
): readonly (readonly [card: string, count: number])[] {
  const faction = at(state.players, seat).faction ?? '';
  const counts = new Map<string, number>();
  let left = Number(state.options.pointsLimit);
  for (const card of shuffled(
    cards.filter((each) => mayServe(each, faction, state.era ?? '')),
    chance,
  )) {
    const most = Math.min(isSingle(card) ? 1 : 8, Math.floor(left / card.cost));
    const count = most > 0 ? between(chance, counts.size === 0 ? 1 : 0, most) : 0;
    if (count > 0) counts.set(card.id, count);
    left -= count * card.cost;
  }
  return [...counts];
}

/** Any Unit of the army, put down where those who infiltrate may stand, taken up again, or loaded. */
function placing(state: TacticalState, seat: Seat, chance: Chance): TacticalAction {
  const seats = state.players.length;
  const army = armyOf(state, seat);
  const unit = pick(army, chance);
  if (chance.draw('beyond', 20) === 0) return { type: 'recall', unit: unit.id };
  if (chance.draw('beyond', 10) === 0)
    return { type: 'embark', unit: unit.id, transport: pick(army, chance).id };
  const { x0, y0, x1, y1 } = infiltrationStripOf(tableOf(state), edgeOf(seat, seats), seats);
  const [x, y] = [between(chance, x0, x1), between(chance, y0, y1)];
  return { type: 'deploy', unit: unit.id, x, y, heading: between(chance, 0, 3599) };
}

/** A Maneuver or an Attack Run along any heading that the Unit may turn to, of any length. */
function moving(state: TacticalState, chance: Chance): TacticalAction | null {
  const { active } = state;
  if (!active || active.left === 0) return null;
  const unit = activeUnit(state);
  const card = cardOf(unit.card);
  const most = turnOf(card);
  const heading = asHeading(unit.heading + between(chance, 0 - most, most));
  const weapon = pick(card.weapons, chance);
  if (weapon.attackRun && active.mode === 'none') {
    const [least, farthest] = runLengths(active);
    const length = between(chance, least * numbers.inch, farthest * numbers.inch);
    return { type: 'run', weapon: weapon.id, heading, length };
  }
  const speed =
    active.speed >= 0 ? active.speed : between(chance, active.min * numbers.inch, active.max * numbers.inch);
  return { type: 'maneuver', heading, speed };
}
