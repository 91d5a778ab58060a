import type { Refusal } from '@holoboard/kernel';
import { Decor, short, wedgePath } from '@holoboard/kit';
import type { ReactNode } from 'react';
import type { Arc, Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { ringDistance } from '../geometry/bases.ts';
import { hasCover, inRange, targetRefusal, targetsOf } from '../phases/targets.ts';
import { baseOf, enemiesOf } from '../phases/units.ts';
import { attackOdds } from '../sense/odds.ts';
import type { TacticalState, Unit } from '../state.ts';
import { milsPerUnit, type Plane } from './plane.ts';
import type { BoardWords } from './words.ts';
import './sights.css';

const middles: Readonly<Record<Arc, number>> = { F: 0, R: 90, B: 180, L: 270 };

interface SightsProps {
  readonly state: TacticalState;
  readonly unit: Unit;
  readonly plane: Plane;
  readonly words: BoardWords;
  /** The weapon that is looked along; the one that promises most when none is named. */
  readonly weapon?: Weapon | null;
  /** Only the line to the target, without arcs and reasons. */
  readonly faint?: boolean;
}

/** What a weapon reaches from where its Unit stands: arc, range, the nearest enemy, and why the others cannot be attacked. */
export function Sights(props: SightsProps): ReactNode {
  const { state, unit, plane, words, faint = false } = props;
  const guns = cardOf(unit.card).weapons.filter(({ attackRun }) => !attackRun);
  const weapon = props.weapon ?? bestOf(state, unit, guns);
  if (!weapon) return null;
  const at = plane.spot(unit.x, unit.y);
  const targets = targetsOf(state, unit, weapon);
  // Those who stand side by side have their reasons one below the other.
  const unseen = enemiesOf(state, unit.seat)
    .filter((enemy) => !targets.includes(enemy) && !isFarAway(unit, enemy, weapon))
    .toSorted((a, b) => plane.spot(a.x, a.y).x - plane.spot(b.x, b.y).x);
  return (
    <Decor className="tactical-sights" data-faint={faint}>
      {!faint && <Arcs unit={unit} weapon={weapon} plane={plane} />}
      {!faint &&
        unseen.map((enemy, i) => {
          const refusal = targetRefusal(state, unit, weapon, enemy);
          const there = plane.spot(enemy.x, enemy.y);
          return (
            <g key={enemy.id} className="tactical-unseen">
              {refusal?.clause.startsWith('TAC-TER') && <path d={`M${at.x} ${at.y}L${there.x} ${there.y}`} />}
              <Note
                x={there.x}
                y={there.y + cardOf(enemy.card).base / milsPerUnit}
                line={1 + (i % 3)}
                text={refusal ? reasonWords(refusal, words) : ''}
              />
            </g>
          );
        })}
      {targets.map((target) => {
        if (faint && isFarAway(unit, target, weapon)) return null;
        const there = plane.spot(target.x, target.y);
        const near = inRange(unit, target, weapon);
        const odds = attackOdds(state, unit, target, weapon);
        const gap = words.inches(ringDistance(baseOf(unit), baseOf(target)));
        const chance = `${Math.round(100 * (odds.damage[1] + odds.damage[2]))} %`;
        const cover = near && hasCover(state, unit, target, weapon);
        const said = [gap, near ? chance : words.outOfRange, cover ? words.cover : ''].filter(Boolean);
        return (
          <g key={target.id} className="tactical-aim" data-near={near}>
            <path d={`M${at.x} ${at.y}L${there.x} ${there.y}`} />
            <Note
              x={there.x}
              y={there.y - cardOf(target.card).base / milsPerUnit}
              line={0}
              text={said.join(' · ')}
            />
          </g>
        );
      })}
    </Decor>
  );
}

/** Nobody asks why who is far beyond the range cannot be attacked. */
function isFarAway(unit: Unit, enemy: Unit, { range }: Weapon): boolean {
  return ringDistance(baseOf(unit), baseOf(enemy)) > (range ?? 0) * 1400;
}

/** Why somebody cannot be fired at, as short as it can be said. */
function reasonWords({ clause, params }: Refusal, { unseen, inches }: BoardWords): string {
  switch (clause) {
    case 'TAC-ATK-06':
      return unseen.arc;
    case 'TAC-ATK-07':
      return unseen.nearest;
    case 'TAC-TER-19':
    case 'TAC-TER-21':
      return unseen.hidden(String(params['by']));
    case 'TAC-RULING-08':
      return unseen.range(inches(Number(params['needs'])), Number(params['range']));
    default:
      return unseen.kind;
  }
}

/** Written at the size of the screen, whatever the zoom: above a place, or in one of the lines below it. */
function Note(props: {
  readonly x: number;
  readonly y: number;
  readonly line: number;
  readonly text: string;
}): ReactNode {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <g className="tactical-note">
        <text y={props.line === 0 ? -5 : 3 + 12 * props.line}>{props.text}</text>
      </g>
    </g>
  );
}

/** The weapon that promises most against those it may be fired at from here. */
function bestOf(state: TacticalState, unit: Unit, weapons: readonly Weapon[]): Weapon | null {
  let best: Weapon | null = null;
  let most = -1;
  for (const weapon of weapons)
    for (const target of targetsOf(state, unit, weapon)) {
      const { damage } = attackOdds(state, unit, target, weapon);
      if (damage[1] + damage[2] <= most) continue;
      most = damage[1] + damage[2];
      best = weapon;
    }
  return best;
}

/** TAC-RULING-14, TAC-GEO-15: the arcs of a weapon as far as it reaches, and how far that is upward. */
export function Arcs({
  unit,
  weapon,
  plane,
}: {
  readonly unit: Unit;
  readonly weapon: Weapon;
  readonly plane: Plane;
}): ReactNode {
  if (weapon.range === null) return null;
  const card = cardOf(unit.card);
  const at = plane.spot(unit.x, unit.y);
  const r = card.base / milsPerUnit;
  const reach = (weapon.range * 1000) / milsPerUnit;
  const upward = card.type !== 'Flying' && !weapon.keywords.includes('flak');
  const all = !card.pointer || weapon.arcs?.length === 4;
  const outline = (far: number): string =>
    all
      ? `M${short(at.x)} ${short(at.y - far)}a${far} ${far} 0 1 1 0 ${2 * far}a${far} ${far} 0 1 1 0 ${-2 * far}Z`
      : (weapon.arcs ?? [])
          .map((arc) => {
            const middle = plane.degrees(unit.heading) + middles[arc];
            return wedgePath(at, r, far, middle - 45, middle + 45);
          })
          .join('');
  return (
    <>
      <path className="tactical-arc" d={outline(reach + r)} />
      {upward && <path className="tactical-arc tactical-arc-up" d={outline(reach / 2 + r)} />}
    </>
  );
}
