import type { ReactNode } from 'react';
import type { TacticalAction } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { heading as asHeading } from '../geometry/measure.ts';
import { armyOf, unitsToPlace } from '../phases/deployment.ts';
import type { TacticalState, Unit } from '../state.ts';
import { cardName, letterOf } from '../words/names.ts';
import { useBench, useChangeBench } from './bench.tsx';
import { bestPlace, deployingSeat, unitInHand } from './deploying.tsx';
import { FigureIcon } from './figures.tsx';
import type { Props } from './hand.tsx';
import type { BoardWords } from './words.ts';

interface DeployProps extends Props {
  readonly state: TacticalState;
  readonly boardWords: BoardWords;
}

const nameOf = ({ card, label }: Unit): string => `${cardName(card)} ${letterOf(label)}`;

/** Units by their cards, in the order of the first of each. */
function groupsOf(units: readonly Unit[]): readonly (readonly [card: string, units: readonly Unit[]])[] {
  const cards = [...new Set(units.map(({ card }) => card))];
  return cards.map((card) => [card, units.filter((unit) => unit.card === card)]);
}

/** The army on its way to the table: who is not there yet, and what is done with the one that was picked. */
export function DeployHand(props: DeployProps): ReactNode {
  const { state, viewer, boardWords: words, onAct } = props;
  const changeBench = useChangeBench();
  const picked = useBench('unit');
  const filling = useBench('filling');
  const seat = deployingSeat(props.view, viewer);
  if (seat === null) return null;
  const waiting = unitsToPlace(state, seat);
  const unit = unitInHand(state, seat, picked);
  const next = bestPlace(state, seat);
  return (
    <div className="tactical-hand tactical-deploy">
      <ul className="tactical-tray" aria-label={words.deploy.title}>
        {groupsOf(waiting).map(([card, units]) => (
          <li key={card}>
            <button
              type="button"
              className="button"
              aria-pressed={unit !== null && units.includes(unit)}
              onClick={() => changeBench({ unit: units[0]?.id ?? 0 })}
            >
              <FigureIcon card={card} />
              <span>
                {cardName(card)}
                {units.length > 1 && ` ×${units.length}`}
              </span>
            </button>
          </li>
        ))}
        {waiting.length === 0 && <li>{words.deploy.all}</li>}
      </ul>
      <ul className="tactical-deeds">
        {waiting.length === 0 ? (
          <li>
            <button
              type="button"
              className="button primary"
              data-choice="do:ready"
              onClick={() => onAct({ type: 'ready' })}
            >
              {words.deploy.ready}
            </button>
          </li>
        ) : (
          <li>
            <button
              type="button"
              className="button primary"
              data-choice="do:fill"
              disabled={filling || next === null}
              onClick={() => changeBench({ filling: true })}
            >
              {words.deploy.fill}
            </button>
          </li>
        )}
        {unit && <UnitDeeds {...props} unit={unit} />}
      </ul>
    </div>
  );
}

/** What can be done with one Unit besides placing it. */
function UnitDeeds({
  state,
  unit,
  boardWords: words,
  judge,
  onAct,
}: DeployProps & { readonly unit: Unit }): ReactNode {
  const changeBench = useChangeBench();
  const isOut = unit.status !== 'reserve';
  const carriers = armyOf(state, unit.seat).filter(
    (other) => judge({ type: 'embark', unit: unit.id, transport: other.id }) === null,
  );
  const turned = (by: number): void => {
    const { id, x, y } = unit;
    changeBench({ moving: { type: 'deploy', unit: id, x, y, heading: asHeading(unit.heading + by) } });
    onAct({ type: 'recall', unit: id });
  };
  const deed = (key: string, text: string, act: () => void): ReactNode => (
    <li key={key}>
      <button type="button" className="button" onClick={act}>
        {text}
      </button>
    </li>
  );
  const simple =
    (action: TacticalAction): (() => void) =>
    () =>
      onAct(action);
  const mayRecall = judge({ type: 'recall', unit: unit.id }) === null;
  return (
    <>
      {isOut && mayRecall && deed('up', words.deploy.takeUp, simple({ type: 'recall', unit: unit.id }))}
      {unit.status === 'deployed' && mayRecall && cardOf(unit.card).pointer && (
        <>
          {deed('left', words.deploy.turnLeft, () => turned(-450))}
          {deed('right', words.deploy.turnRight, () => turned(450))}
        </>
      )}
      {!isOut &&
        carriers.map((carrier) =>
          deed(
            `into ${carrier.id}`,
            cardOf(carrier.card).abilities.transport
              ? words.deploy.into(nameOf(carrier))
              : words.deploy.pilot(nameOf(carrier)),
            simple({ type: 'embark', unit: unit.id, transport: carrier.id }),
          ),
        )}
      {judge({ type: 'abandon', unit: unit.id }) === null &&
        deed('behind', words.deploy.behind, simple({ type: 'abandon', unit: unit.id }))}
    </>
  );
}
