import { type ReactNode, useEffect, useState } from 'react';
import type { TacticalAction } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import type { Strategy } from '../data/strategies.ts';
import { unitsUnderShells } from '../phases/strategies.ts';
import { areFriends, enemiesOf } from '../phases/units.ts';
import { strategiesOf } from '../phases/windows.ts';
import type { TacticalState } from '../state.ts';
import { strategie } from '../words/names.de.ts';
import { cardName, strategyName, unitName } from '../words/names.ts';
import { useBench, useChangeBench } from './bench.tsx';
import type { Props } from './hand.tsx';
import { strategyTexts } from './strategy-words.ts';
import type { BoardWords } from './words.ts';

interface StrategyProps extends Props {
  readonly state: TacticalState;
  readonly boardWords: BoardWords;
}

/** The cards that are played by saying so, and nothing more. */
const plain: Readonly<Partial<Record<Strategy, TacticalAction>>> = {
  seize_initiative: { type: 'seize' },
  forced_march: { type: 'march' },
  concentrate_fire: { type: 'concentrate' },
  dig_in: { type: 'digIn' },
};

/** TAC-OPT-CMD-04: a moment in which a Strategy card may be played: the cards in hand that fit it, with what they say. */
export function StrategyHand(props: StrategyProps): ReactNode {
  const { view, viewer, language, boardWords: words, judge, onAct } = props;
  const [open, setOpen] = useState<Strategy | null>(null);
  const changeBench = useChangeBench();
  useEffect(() => () => changeBench({ aim: null }), [changeBench]);
  const frame = view.frames.at(-1);
  if (frame?.kind !== 'window' || typeof viewer !== 'number') return null;
  const hand = (view.players[viewer]?.strategies ?? []) as readonly Strategy[];
  const fitting = strategiesOf[frame.when].filter((card) => hand.includes(card) && isOffered(props, card));
  const texts = strategyTexts(language);
  const nameOf = language === 'de' ? strategie : strategyName;
  const take = (card: Strategy): void => {
    const action = plain[card];
    if (action) {
      onAct(action);
      return;
    }
    setOpen(card);
    const kind = card === 'bombardment' ? 'bombard' : card === 'smoke_screen' ? 'smoke' : null;
    changeBench({ aim: kind && { kind, point: null } });
  };
  const close = (): void => {
    setOpen(null);
    changeBench({ aim: null });
  };
  if (open !== null)
    return (
      <div className="tactical-hand tactical-strategy">
        <p>
          <strong>{nameOf(open)}</strong> {texts[open].effect}
        </p>
        <ul className="tactical-deeds">
          {(open === 'bombardment' || open === 'smoke_screen') && <AimDeeds {...props} />}
          {open === 'field_repairs' && <MendDeeds {...props} />}
          {open === 'change_of_plan' && <OrderDeeds {...props} seat={viewer} />}
          <li>
            <button type="button" className="button" onClick={close}>
              {words.back}
            </button>
          </li>
        </ul>
      </div>
    );
  return (
    <div className="tactical-hand tactical-strategy">
      <ul className="tactical-deeds">
        {fitting.map((card) => (
          <li key={card}>
            <button
              type="button"
              className="button tactical-strategy-card"
              data-choice={`strategy:${card}`}
              onClick={() => take(card)}
            >
              <strong>{nameOf(card)}</strong>
              <small>{texts[card].effect}</small>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="button"
            data-choice="do:pass"
            disabled={judge({ type: 'pass' }) !== null}
            onClick={() => onAct({ type: 'pass' })}
          >
            {words.strategy.pass}
          </button>
        </li>
      </ul>
    </div>
  );
}

/** Whether a card can be played now: the list knows, as far as one needs no place for it. */
function isOffered({ targets, judge }: StrategyProps, card: Strategy): boolean {
  const action = plain[card];
  if (action) return judge(action) === null;
  if (card !== 'field_repairs') return true;
  return targets.some(({ actions }) => actions.some(({ type }) => type === 'mend'));
}

/** Where shells fall or smoke rises: pointed at on the table, or named by an enemy who stands near. */
function AimDeeds({ view, viewer, state, boardWords: words, judge, onAct }: StrategyProps): ReactNode {
  const changeBench = useChangeBench();
  const aim = useBench('aim');
  if (!aim || typeof viewer !== 'number') return null;
  const { kind, point } = aim;
  const action: TacticalAction | null = point && { type: kind, x: point.x, y: point.y };
  const struck = kind === 'bombard' && point ? unitsUnderShells(state, point.x, point.y) : [];
  const friends = struck.filter(({ seat }) => areFriends(state, viewer, seat)).length;
  // Smoke may not be centred on a base: it rises just before it.
  const before = kind === 'smoke' ? 1 : 0;
  return (
    <>
      <li>
        <select
          aria-label={words.move.aim}
          value=""
          onChange={({ target }) => {
            const unit = state.units[Number(target.value) - 1];
            if (unit) changeBench({ aim: { kind, point: { x: unit.x + before, y: unit.y } } });
          }}
        >
          <option value="">{words.move.aimNobody}</option>
          {enemiesOf(state, viewer).map(({ id }) => (
            <option key={id} value={id}>
              {unitName(view, id)}
            </option>
          ))}
        </select>
      </li>
      <li>
        <button
          type="button"
          className="button primary"
          disabled={!action || judge(action) !== null}
          onClick={() => action && onAct(action)}
        >
          {!point
            ? words.strategy.point
            : kind === 'smoke'
              ? words.strategy.smoke
              : words.strategy.bombard(struck.length - friends, friends)}
        </button>
      </li>
    </>
  );
}

/** Who can be repaired. */
function MendDeeds({ view, targets, onAct }: StrategyProps): ReactNode {
  const actions = [...new Set(targets.flatMap((target) => target.actions))];
  return actions.flatMap((action) => {
    const unit = action.type === 'mend' ? view.units[action.unit - 1] : undefined;
    return unit
      ? [
          <li key={unit.id}>
            <button type="button" className="button" onClick={() => onAct(action)}>
              {unitName(view, unit.id)} {unit.hull}/{cardOf(unit.card).hull}
            </button>
          </li>,
        ]
      : [];
  });
}

/** The line of cards in a new order. */
function OrderDeeds({
  view,
  seat,
  boardWords: words,
  onAct,
}: StrategyProps & { readonly seat: number }): ReactNode {
  const slots = view.players[seat]?.slots ?? [];
  const [order, setOrder] = useState(() => slots.map((_, i) => i + 1));
  const earlier = (i: number): void => {
    const next = [...order];
    [next[i - 1], next[i]] = [order[i] as number, order[i - 1] as number];
    setOrder(next);
  };
  return (
    <>
      {order.map((place, i) => {
        const name = cardName(slots[place - 1]?.card ?? '');
        return (
          <li key={place}>
            <button
              type="button"
              className="button"
              disabled={i === 0}
              aria-label={words.setupScreens.earlier(name)}
              onClick={() => earlier(i)}
            >
              {i > 0 && '◀ '}
              {name}
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          className="button primary"
          onClick={() => onAct({ type: 'rearrange', cards: order })}
        >
          {words.setupScreens.keepOrder}
        </button>
      </li>
    </>
  );
}
