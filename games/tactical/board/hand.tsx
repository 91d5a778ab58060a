import type { HandProps } from '@holoboard/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { ringDistance } from '../geometry/bases.ts';
import { hasCover, weaponOf } from '../phases/targets.ts';
import { baseOf, enemiesOf, unitOf } from '../phases/units.ts';
import { attackOdds } from '../sense/odds.ts';
import type { TacticalState, Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { unitName } from '../words/names.ts';
import { useBench, useChangeBench } from './bench.tsx';
import { DeployHand } from './deploy-hand.tsx';
import { Helm } from './helm.tsx';
import { CardFacts } from './look.tsx';
import { activeUnitOf, positionOf } from './position.ts';
import { StrategyHand } from './strategy-hand.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './hand.css';

export type Props = HandProps<TacticalAction, TacticalEvent, TacticalView>;

/** What a seat does with its Units, while it deploys and while one of them acts, and with its Strategy cards. */
export const hand = {
  Hand,
  shows(view: TacticalView, _viewer: Props['viewer'], deciding: boolean): boolean {
    if (!deciding) return false;
    if (view.frames.length > 0) return view.frames.at(-1)?.kind === 'window';
    if (view.phase === 'deploy') return true;
    return view.phase === 'battle' && (view.active?.unit ?? 0) > 0 && view.active?.mode !== 'strike';
  },
  offers: (): boolean => true,
};

function Hand(props: Props): ReactNode {
  const words = boardWords(props.language);
  const state = positionOf(props.view);
  if (props.view.phase === 'deploy') return <DeployHand {...props} state={state} boardWords={words} />;
  if (props.view.frames.length > 0) return <StrategyHand {...props} state={state} boardWords={words} />;
  const unit = activeUnitOf(props.view);
  return unit && <ActHand {...props} state={state} unit={unit} boardWords={words} />;
}

interface ActProps extends Props {
  readonly state: TacticalState;
  readonly unit: Unit;
  readonly boardWords: BoardWords;
}

/** Everything that can be done now. */
function actionsOf({ targets }: Pick<Props, 'targets'>): readonly TacticalAction[] {
  return [...new Set(targets.flatMap(({ actions }) => actions))];
}

/** The active Unit: how it moves, whom it attacks, and what else it can do. */
function ActHand(props: ActProps): ReactNode {
  const { view, state, unit, targets, picked, boardWords: words, onPick, onAct } = props;
  const changeBench = useChangeBench();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next Unit aims anew.
  useEffect(() => () => changeBench({ weapon: null, prey: 0 }), [unit.id, changeBench]);
  const active = view.active;
  if (!active) return null;
  if (picked.length > 0) return <SpotHand {...props} />;
  const actions = actionsOf({ targets });
  // Who can be hurt best comes first, who is out of range last.
  const attacks = actions
    .filter((action) => action.type === 'attack')
    .map((action) => ({ action, chances: chancesOf(state, unit, action) }))
    .toSorted((a, b) => promiseOf(b.chances) - promiseOf(a.chances));
  const mayMove = active.left > 0 && (active.mode === 'none' || active.mode === 'moving');
  const passengers = [...new Set(actions.flatMap((action) => (action.type === 'drop' ? [action.unit] : [])))];
  const others = actions.filter((action) => action.type === 'board' || action.type === 'repair');
  const inRange = attacks.some(({ chances }) => chances.hit > 0);
  const ending = actions.some(({ type }) => type === 'end') && (
    <li>
      <button
        type="button"
        className={inRange ? 'button' : 'button primary'}
        data-choice="do:end"
        onClick={() => onAct({ type: 'end' })}
      >
        {attacks.length > 0 ? words.endNow : words.end}
      </button>
    </li>
  );
  return (
    <div className="tactical-hand" data-moving={mayMove}>
      {mayMove && <Helm {...props} state={state} active={active} unit={unit} boardWords={words} />}
      <ul className="tactical-deeds" aria-label={words.fire}>
        {!inRange && ending}
        {attacks.map(({ action, chances }) => (
          <li key={`${action.weapon} ${action.target}`}>
            <AttackButton {...props} action={action} chances={chances} />
          </li>
        ))}
        {others.map((action) => (
          <li key={`${action.type} ${action.type === 'board' ? action.unit : action.target}`}>
            <button
              type="button"
              className="button"
              data-choice={`do:${action.type}`}
              onClick={() => onAct(action)}
            >
              {action.type === 'board'
                ? words.takeAboard(unitName(view, action.unit))
                : words.repair(unitName(view, action.target))}
            </button>
          </li>
        ))}
        {passengers.map((id) => (
          <li key={`drop ${id}`}>
            <button
              type="button"
              className="button"
              data-choice={`unit:${id}`}
              onClick={() => onPick(`unit:${id}`)}
            >
              {words.setDown(unitName(view, id))}
            </button>
          </li>
        ))}
        {inRange && ending}
      </ul>
      <div className="tactical-facts">
        <CardFacts card={unit.card} words={words} language={props.language} brief />
      </div>
    </div>
  );
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

type Attack = Extract<TacticalAction, { type: 'attack' }>;

/** What an attack promises, and whether Cover is counted in. */
function chancesOf(state: TacticalState, unit: Unit, action: Attack) {
  const weapon = weaponOf(cardOf(unit.card), action.weapon);
  if (!weapon) throw new Error(`${unit.card} has no ${action.weapon}.`);
  const target = unitOf(state, action.target);
  return {
    weapon,
    ...attackOdds(state, unit, target, weapon),
    cover: hasCover(state, unit, target, weapon),
  };
}

type Chances = ReturnType<typeof chancesOf>;

/** How likely an attack hurts. */
function promiseOf({ damage }: Chances): number {
  return damage[1] + damage[2];
}

/** One weapon at one target, with what it promises. */
function AttackButton({
  view,
  action,
  chances,
  focused,
  boardWords: words,
  onAct,
  onFocus,
}: ActProps & { readonly action: Attack; readonly chances: Chances }): ReactNode {
  const { weapon, hit, cover } = chances;
  const id = `weapon:${action.weapon}`;
  // Who was pointed at on the table is attacked by pressing what now stands out.
  const changeBench = useChangeBench();
  const prey = useBench('prey');
  const meant = prey === action.target || focused === `unit:${action.target}`;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (meant) button.current?.scrollIntoView({ block: 'nearest' });
  }, [meant]);
  const look = (on: boolean): void => {
    changeBench({ weapon: on ? action.weapon : null });
    onFocus(on ? id : null);
  };
  return (
    <button
      type="button"
      ref={button}
      className={`button tactical-attack ${meant ? 'primary' : ''}`}
      data-choice={id}
      data-reached={hit > 0}
      data-focused={focused === id}
      onFocus={({ target }) => target.matches(':focus-visible') && look(true)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && look(true)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && look(false)}
      onBlur={() => look(false)}
      onClick={() => onAct(action)}
    >
      <span>
        {weapon.name} → {unitName(view, action.target)}
      </span>
      <small>
        {hit === 0
          ? words.outOfRange
          : [
              words.hitChance(percent(hit)),
              words.damageChance(percent(promiseOf(chances))),
              ...(cover ? [words.cover] : []),
            ].join(', ')}
      </small>
    </button>
  );
}

/** A spot on the table is to be chosen: it is lit there; the one nearest the enemy can be had here. */
function SpotHand({ state, unit, targets, boardWords: words, onPick, onUnpick }: ActProps): ReactNode {
  const enemies = enemiesOf(state, unit.seat).map(baseOf);
  const gap = (id: string): number => {
    const [x = 0, y = 0] = id.slice('point:'.length).split(',').map(Number);
    return Math.min(...enemies.map((enemy) => ringDistance({ x, y, r: 0 }, enemy)));
  };
  const [best] = targets.map(({ id }) => id).toSorted((a, b) => gap(a) - gap(b));
  return (
    <div className="tactical-hand">
      <p>{words.where}</p>
      <ul className="tactical-deeds">
        {best !== undefined && (
          <li>
            <button type="button" className="button primary" data-choice={best} onClick={() => onPick(best)}>
              {words.best}
            </button>
          </li>
        )}
        <li>
          <button type="button" className="button" onClick={() => onUnpick(0)}>
            {words.back}
          </button>
        </li>
      </ul>
    </div>
  );
}
