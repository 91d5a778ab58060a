import { at, type Seat } from '@holoboard/kernel';
import type { TacticalAction } from '../actions.ts';
import { copy } from '../copy.ts';
import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { command } from '../data/strategies.ts';
import { ringDistance } from '../geometry/bases.ts';
import { countedDie, hits, neededTotal, partiesOf } from '../phases/attack.ts';
import { leavesTable } from '../phases/movement.ts';
import { passedOnRun, runWay } from '../phases/runs.ts';
import { inRange, weaponOf } from '../phases/targets.ts';
import { baseOf, enemiesOf, unitOf } from '../phases/units.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';
import { attackWorth } from './odds.ts';
import { type PathEnd, pathEnd, pathEnds, restingSpot } from './paths.ts';
import { deployAdvice } from './placing.ts';
import { firepower, type Outlook, outlookOf, standing } from './standing.ts';

/** How good actions look at first sight, in points. */
export function advise(state: TacticalState, seat: Seat, actions: readonly TacticalAction[]): number[] {
  const { active } = state;
  if (state.frames.length === 0 && active && active.unit > 0) {
    const plans = new Plans(state, active);
    return actions.map((action) => plans.worth(action));
  }
  return actions.map((action) => answerAdvice(state, seat, action));
}

/** Everything but the acts of a Unit. */
function answerAdvice(state: TacticalState, seat: Seat, action: TacticalAction): number {
  const frame = state.frames.at(-1);
  switch (action.type) {
    case 'deploy':
    case 'embark':
      return deployAdvice(state, seat, action);
    case 'faction':
      // A battle has two sides.
      return state.players.some(({ faction }) => faction === action.faction) ? -1 : 0;
    case 'select': {
      // Who can hurt most acts first.
      const unit = unitOf(state, action.unit);
      return firepower(state, unit);
    }
    case 'reroll':
    case 'rerollDie': {
      if (frame?.kind === 'bombardment') return frame.die >= command.bombardmentFrom ? 1 : -1;
      if (frame?.kind !== 'attack') return 0;
      if (frame.stage === 'resist') return frame.defence < 4 ? 1 : -1;
      const die = countedDie(state, frame);
      const isMiss = !hits(die, frame.targeting, neededTotal(state, frame));
      const isOwn = partiesOf(state, frame).attacker.seat === seat;
      return isMiss === isOwn ? 1 : -1;
    }
    case 'bombard':
    case 'place':
      return unitsNear(state, seat, action.x, action.y);
    case 'seize':
    case 'march':
    case 'concentrate':
    case 'digIn':
    case 'evade':
    case 'mend':
    case 'reserve':
      return 0.5;
    case 'smoke':
    case 'rearrange':
    case 'timeUp':
      return -1;
    default:
      return 0;
  }
}

/** How many more enemies than friends stand around a point. */
function unitsNear(state: TacticalState, seat: Seat, x: number, y: number): number {
  let sum = 0;
  for (const unit of state.units)
    if (unit.status === 'deployed' && ringDistance({ x, y, r: 0 }, baseOf(unit)) <= 2000)
      sum += unit.seat === seat ? -0.5 : 0.3;
  return sum;
}

/** The plans of the active Unit, on a state of its own that is moved about in. */
class Plans {
  private readonly state: TacticalState;
  private readonly active: Activation;
  private readonly unit: Unit;
  private readonly outlook: Outlook;
  private ends: { readonly end: PathEnd; readonly rest: number; readonly fire: number }[] | null = null;

  constructor(state: TacticalState, active: Activation) {
    this.state = copy(state);
    this.active = active;
    this.unit = unitOf(this.state, active.unit);
    this.outlook = outlookOf(this.state, this.unit);
  }

  /** What the best plan that begins with an action promises. */
  worth(action: TacticalAction): number {
    const { state, unit, active } = this;
    switch (action.type) {
      case 'attack': {
        const weapon = weaponOf(cardOf(unit.card), action.weapon) as Weapon;
        const target = unitOf(state, action.target);
        // TAC-RULING-08: who is too far away is missed for nothing.
        if (!inRange(unit, target, weapon)) return -50;
        return attackWorth(state, unit, target, weapon) + (active.left > 0 ? this.bestRest() : 0.01);
      }
      case 'maneuver':
        return this.pathWorth(action.heading, action.speed);
      case 'run':
        return this.runWorth(action);
      case 'strike':
        return this.strikeWorth(action.targets, at(active.weapons, 0));
      case 'repair': {
        const card = cardOf(unitOf(state, action.target).card);
        return card.cost / card.hull + (active.left > 0 ? this.bestRest() : 0.01);
      }
      case 'drop':
        return this.dropWorth(action.x, action.y);
      case 'board':
        return -2;
      default:
        return 0;
    }
  }

  private evaluated(): NonNullable<Plans['ends']> {
    this.ends ??= pathEnds(this.state, this.active, this.unit).map((end) => this.judged(end));
    return this.ends;
  }

  private judged(end: PathEnd): { readonly end: PathEnd; readonly rest: number; readonly fire: number } {
    if (end.lost) return { end, rest: -100, fire: 0 };
    const { attacks } = this.active;
    return this.at(end.x, end.y, end.heading, () => ({
      end,
      rest: standing(this.state, this.outlook),
      fire: attacks === 'none' ? firepower(this.state, this.unit) : 0,
    }));
  }

  /** Looks at something with the Unit elsewhere. */
  private at<Seen>(x: number, y: number, heading: number, look: () => Seen): Seen {
    const { unit } = this;
    const back = { x: unit.x, y: unit.y, heading: unit.heading };
    Object.assign(unit, { x, y, heading });
    const seen = look();
    Object.assign(unit, back);
    return seen;
  }

  private bestRest(): number {
    return Math.max(-100, ...this.evaluated().map(({ rest }) => rest));
  }

  private pathWorth(heading: number, speed: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const { end, rest, fire } of this.evaluated())
      if (end.headings[0] === heading && end.speed === speed) best = Math.max(best, rest + fire);
    if (best > Number.NEGATIVE_INFINITY) return best;
    // Not one of the candidates: straight on from there.
    const headings = new Array<number>(this.active.left).fill(heading);
    const end = pathEnd(this.state, this.unit, { headings, speed });
    if (!end) return -5;
    const { rest, fire } = this.judged(end);
    return rest + fire;
  }

  private runWorth({ weapon: id, heading, length }: Extract<TacticalAction, { type: 'run' }>): number {
    const { state, unit } = this;
    const weapon = weaponOf(cardOf(unit.card), id) as Weapon;
    const way = runWay(state, unit, heading, length);
    if (leavesTable(state, unit, way)) return -100;
    const passed = passedOnRun(state, unit, weapon, unit.x, unit.y, way);
    return this.at(way.x, way.y, heading, () => {
      const rest = restingSpot(state, unit);
      if (!rest) return -5;
      Object.assign(unit, rest);
      const worths = passed
        .map((target) => attackWorth(state, unit, unitOf(state, target), weapon))
        .toSorted((a, b) => b - a);
      const struck = worths.slice(0, weapon.maxTargets).reduce((sum, worth) => sum + worth, 0);
      return struck + standing(state, this.outlook);
    });
  }

  private strikeWorth(targets: readonly number[], id: string): number {
    const { state, unit } = this;
    const weapon = weaponOf(cardOf(unit.card), id) as Weapon;
    return targets.reduce((sum, target) => sum + attackWorth(state, unit, unitOf(state, target), weapon), 0);
  }

  /** Getting out is good where there is something to fight, and on the side where it is. */
  private dropWorth(x: number, y: number): number {
    const gaps = enemiesOf(this.state, this.unit.seat).map((enemy) =>
      ringDistance({ x, y, r: 0 }, baseOf(enemy)),
    );
    return 4 - Math.min(20_000, ...gaps) / 3000;
  }
}
