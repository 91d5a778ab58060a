import type { KeyboardEvent, ReactNode } from 'react';
import { cardOf } from '../data/cards.ts';
import { ringDistance } from '../geometry/bases.ts';
import { heading as asHeading, bearing, turn } from '../geometry/measure.ts';
import { turnOf } from '../phases/movement.ts';
import { baseOf, enemiesOf } from '../phases/units.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';
import { unitName } from '../words/names.ts';
import { useBench, useChangeBench } from './bench.tsx';
import type { Props } from './hand.tsx';
import { actionOf, changedPlan, limitsOf, planFor, turnedTo } from './plan.ts';
import type { BoardWords } from './words.ts';

interface HelmProps extends Props {
  readonly state: TacticalState;
  readonly active: Activation;
  readonly unit: Unit;
  readonly boardWords: BoardWords;
}

/** Heading and distance by steps, an enemy to aim at, and the word to go. */
export function Helm(props: HelmProps): ReactNode {
  const { view, state, active, unit, boardWords: words, judge, onAct } = props;
  const changeBench = useChangeBench();
  const made = useBench('plan');
  const plan = planFor(state, active, unit, made);
  const card = cardOf(unit.card);
  const most = turnOf(card);
  const by = turn(unit.heading, plan.heading);
  const [least, farthest] = limitsOf(active, plan.run !== null);
  const change = (changes: Parameters<typeof changedPlan>[3]): void =>
    changeBench({ plan: changedPlan(active, unit, plan, changes) });
  const runs =
    active.mode === 'none' && active.attacks === 'none'
      ? card.weapons.filter(({ attackRun }) => attackRun)
      : [];
  const action = actionOf(plan);
  const number = active.maneuvers - active.left + 1;
  const nudge = (event: KeyboardEvent): void => {
    const fine = event.shiftKey;
    if (event.key === 'ArrowLeft') change({ heading: plan.heading - (fine ? 1 : 50) });
    else if (event.key === 'ArrowRight') change({ heading: plan.heading + (fine ? 1 : 50) });
    else if (event.key === 'ArrowUp') change({ distance: plan.distance + (fine ? 10 : 250) });
    else if (event.key === 'ArrowDown') change({ distance: plan.distance - (fine ? 10 : 250) });
    else return;
    event.preventDefault();
  };
  const going = plan.run !== null ? words.move.goRun : plan.distance === 0 ? words.move.stay : words.move.go;
  return (
    <fieldset className="tactical-helm" aria-label={words.move.title}>
      <Steps
        name={words.move.heading}
        bare
        value={by}
        text={words.toward(unit, plan.heading)}
        least={most >= 1800 ? -1795 : -most}
        most={most >= 1800 ? 1795 : most}
        step={50}
        fewer={words.move.left}
        more={words.move.right}
        onChange={(value) => change({ heading: asHeading(unit.heading + value) })}
      />
      <Steps
        name={words.move.distance}
        value={plan.distance}
        text={least === farthest ? words.move.locked(words.inches(least)) : words.inches(plan.distance)}
        least={least}
        most={farthest}
        step={250}
        fewer={words.move.shorter}
        more={words.move.longer}
        onChange={(distance) => change({ distance })}
      />
      <div className="tactical-go">
        <button
          type="button"
          className="button primary"
          data-choice="do:move"
          disabled={judge(action) !== null}
          title={words.move.fine}
          onKeyDown={nudge}
          onClick={() => onAct(action)}
        >
          <span>{going}</span>
          <small>
            {plan.run === null ? words.move.maneuver(number, active.maneuvers) : words.inches(plan.distance)}
          </small>
        </button>
        <div className="tactical-selects">
          <select
            aria-label={words.move.aim}
            value=""
            onChange={({ target }) => {
              const enemy = state.units[Number(target.value) - 1];
              if (enemy) change({ heading: bearing(enemy.x - unit.x, enemy.y - unit.y) });
            }}
          >
            <option value="">{words.move.aimNobody}</option>
            {enemiesOf(state, unit.seat)
              .map((enemy) => ({ enemy, gap: ringDistance(baseOf(unit), baseOf(enemy)) }))
              .toSorted((a, b) => a.gap - b.gap)
              .map(({ enemy, gap }) => {
                const wanted = bearing(enemy.x - unit.x, enemy.y - unit.y);
                return (
                  <option key={enemy.id} value={enemy.id} disabled={turnedTo(unit, wanted) !== wanted}>
                    {unitName(view, enemy.id)} · {words.inches(gap)}
                  </option>
                );
              })}
          </select>
          {runs.length > 0 && (
            <select
              aria-label={words.move.mode}
              value={plan.run ?? ''}
              onChange={({ target }) => change({ run: target.value || null })}
            >
              <option value="">{words.move.title}</option>
              {runs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {words.move.run(name)}
                </option>
              ))}
            </select>
          )}
        </div>
      </div>
    </fieldset>
  );
}

/** A number that is changed by steps: with two buttons, or along a line. */
function Steps(props: {
  readonly name: string;
  /** Whether the text says by itself what it is about. */
  readonly bare?: boolean;
  readonly value: number;
  readonly text: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly fewer: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}): ReactNode {
  const { name, bare = false, value, text, least, most, step, onChange } = props;
  const set = (wanted: number): void => onChange(Math.max(least, Math.min(most, wanted)));
  const fixed = least === most;
  return (
    <div className="tactical-steps">
      <button
        type="button"
        className="button"
        aria-label={props.fewer}
        disabled={fixed}
        onClick={() => set(value - step)}
      >
        −
      </button>
      <label>
        <span>
          {bare || fixed ? '' : name} <b>{text}</b>
        </span>
        <input
          type="range"
          min={fixed ? 0 : least}
          max={most}
          step="5"
          value={value}
          disabled={fixed}
          aria-label={name}
          aria-valuetext={text}
          onChange={({ target }) => set(Number(target.value))}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
            if (by === undefined || event.shiftKey) return;
            event.preventDefault();
            set(value + by * step);
          }}
        />
      </label>
      <button
        type="button"
        className="button"
        aria-label={props.more}
        disabled={fixed}
        onClick={() => set(value + step)}
      >
        +
      </button>
    </div>
  );
}
