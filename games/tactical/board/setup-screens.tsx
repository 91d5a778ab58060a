import type { QuestionProps } from '@holoboard/kit';
import { type ReactNode, useState } from 'react';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { armies } from '../data/armies.ts';
import { cardOf } from '../data/cards.ts';
import { eras, factions } from '../data/eras.ts';
import type { Table } from '../data/table.ts';
import { layouts } from '../data/tables.ts';
import type { Army } from '../phases/armies.ts';
import type { TacticalView } from '../view.ts';
import { cardName, eraName, factionName } from '../words/names.ts';
import { FigureIcon } from './figures.tsx';
import { keptTables, readTableLink } from './keeping.ts';
import { planeOf } from './plane.ts';
import { shapePath } from './shape-path.ts';
import { soilOf } from './terrain.tsx';
import { boardWords } from './words.ts';
import './setup-screens.css';

type Props = QuestionProps<TacticalAction, TacticalEvent, TacticalView>;

/** One thing that may be chosen. */
export interface Option {
  readonly id: string;
  readonly action: TacticalAction;
  readonly title: string;
  readonly text: string;
  readonly picture?: ReactNode;
  /** What the button says that takes it. */
  readonly take: string;
}

/** A question of the set-up: a few things side by side, one of them picked, and a button that takes it. */
export function Choosing({
  title,
  options,
  first = 0,
  onAct,
  children,
}: {
  readonly title: string;
  readonly options: readonly Option[];
  readonly first?: number;
  readonly onAct: (action: TacticalAction) => void;
  readonly children?: ReactNode;
}): ReactNode {
  const [picked, pick] = useState(first);
  const option = options[picked] ?? options[0];
  return (
    <section className="tactical-setup" data-choice="setup" aria-label={title}>
      <h2>{title}</h2>
      <div className="tactical-setup-body">
        <ul className="tactical-options">
          {options.map(({ id, title: name, text, picture }, i) => (
            <li key={id}>
              <button
                type="button"
                className="tactical-option"
                aria-pressed={option?.id === id}
                onClick={() => pick(i)}
              >
                {picture}
                <strong>{name}</strong>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ul>
        {children}
      </div>
      <div className="choices tactical-setup-go">
        {option && (
          <button type="button" className="button primary" onClick={() => onAct(option.action)}>
            {option.take}
          </button>
        )}
      </div>
    </section>
  );
}

/** TAC-FAC-01: the era that all have agreed on. */
export function EraQuestion({ language, onAct }: Props): ReactNode {
  const { setupScreens: words } = boardWords(language);
  const options = eras.map(({ id, name, factions: sides }) => ({
    ...{ id, title: name, action: { type: 'era', era: id } as const, take: words.playEra(name) },
    text: sides.map(factionName).join(` ${words.against} `),
  }));
  return (
    <Choosing
      title={words.era}
      options={options}
      first={eras.findIndex(({ id }) => id === 'rebellion')}
      onAct={onAct}
    />
  );
}

/** TAC-TBL-03: a table of the house, or one that was drawn. */
export function TableQuestion({ view, language, judge, onAct }: Props): ReactNode {
  const words = boardWords(language);
  const house: Option[] = layouts
    .filter(({ players }) => players.includes(view.players.length))
    .map((layout) => ({
      ...{ id: layout.id, title: layout.name, text: layout.notes },
      action: { type: 'table', table: layout.id },
      picture: <TablePicture table={layout} name={layout.id} />,
      take: words.setupScreens.playTable(layout.name),
    }));
  const drawn = keptTables.all().flatMap(({ name, text }): Option[] => {
    const table = readTableLink(text)?.table;
    const action = table && drawing(table);
    if (!table || !action || judge(action) !== null) return [];
    const title = name || words.setupScreens.ownTable;
    return [
      {
        ...{ id: text, title, text: words.setupScreens.saved, action },
        picture: <TablePicture table={table} name={null} />,
        take: words.setupScreens.playTable(title),
      },
    ];
  });
  const first = house.findIndex(({ id }) => layouts.find((layout) => layout.id === id)?.era === view.era);
  return (
    <Choosing
      title={words.setupScreens.table}
      options={[...house, ...drawn]}
      first={Math.max(0, first)}
      onAct={onAct}
    />
  );
}

/** A table of one's own as the action that puts it under a game. */
function drawing({ width, height, pieces }: Table): Extract<TacticalAction, { type: 'draw' }> {
  return {
    ...{ type: 'draw', width, height },
    pieces: pieces.flatMap(({ terrain, shapes }) =>
      shapes.map((shape) =>
        shape.kind === 'circle'
          ? ([terrain, shape.x, shape.y, shape.r] as const)
          : ([terrain, ...shape.points] as const),
      ),
    ),
  };
}

/** A table, small. */
function TablePicture({ table, name }: { readonly table: Table; readonly name: string | null }): ReactNode {
  const plane = planeOf(table, 'S');
  return (
    <svg className="tactical-table-picture" viewBox={`0 0 ${plane.width} ${plane.height}`} aria-hidden="true">
      <rect className={soilOf(name)} width={plane.width} height={plane.height} />
      {table.pieces.map((piece) => (
        <g
          key={piece.id}
          className={`tactical-piece tactical-terrain-${piece.terrain}`}
          data-sight={piece.sight}
        >
          {piece.shapes.map((shape, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a piece never change.
            <path key={i} d={shapePath(shape, plane)} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** TAC-FAC-02: one of the two sides. */
export function FactionQuestion({ view, seat, language, judge, onAct }: Props): ReactNode {
  const { setupScreens: words } = boardWords(language);
  const sides = eras.find(({ id }) => id === view.era)?.factions ?? [];
  const options = sides
    .map((id): Option => {
      const name = factions[id]?.name ?? id;
      const own = armies.filter((army) => army.faction === id);
      return {
        ...{ id, title: name, action: { type: 'faction', faction: id }, take: words.playFaction(name) },
        text: own.map((army) => army.name).join(', '),
        picture: <Figures army={own[0]?.cards ?? []} />,
      };
    })
    .filter(({ action }) => judge(action) === null);
  // Whoever comes later takes the other side, unless told otherwise.
  const taken = view.players.map(({ faction }) => faction);
  const free = options.findIndex(({ id }) => !taken.includes(id));
  return (
    <Choosing
      key={seat}
      title={`${words.faction} · ${eraName(view.era ?? '')}`}
      options={options}
      first={Math.max(0, free)}
      onAct={onAct}
    />
  );
}

export function Figures({ army }: { readonly army: Army }): ReactNode {
  return (
    <span className="tactical-figures">
      {army.map(([card]) => (
        <FigureIcon key={card} card={card} />
      ))}
    </span>
  );
}

/** TAC-SET-06: the cards from left to right. */
export function OrderQuestion({ view, seat, language, onAct }: Props): ReactNode {
  const words = boardWords(language);
  const { setupScreens } = words;
  const army = view.players[seat]?.army ?? [];
  const [order, setOrder] = useState(() => army.map(([card]) => card));
  const swap = (i: number, j: number): void => {
    const next = [...order];
    [next[i], next[j]] = [order[j] as string, order[i] as string];
    setOrder(next);
  };
  return (
    <section className="tactical-setup" data-choice="setup" aria-label={setupScreens.order}>
      <h2>{setupScreens.order}</h2>
      <div className="tactical-setup-body">
        <p>{setupScreens.orderHint}</p>
        <ol className="tactical-order">
          {order.map((card, i) => (
            <li key={card}>
              <button
                type="button"
                className="button"
                aria-label={setupScreens.earlier(cardName(card))}
                disabled={i === 0}
                onClick={() => swap(i, i - 1)}
              >
                ◀
              </button>
              <span className="tactical-order-card">
                <FigureIcon card={card} />
                <strong>{cardName(card)}</strong>
                <small>
                  ×{army.find(([each]) => each === card)?.[1]} · {words.look.types[cardOf(card).type]}
                </small>
              </span>
              <button
                type="button"
                className="button"
                aria-label={setupScreens.later(cardName(card))}
                disabled={i === order.length - 1}
                onClick={() => swap(i, i + 1)}
              >
                ▶
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className="choices tactical-setup-go">
        <button
          type="button"
          className="button primary"
          onClick={() => onAct({ type: 'order', cards: order })}
        >
          {setupScreens.keepOrder}
        </button>
      </div>
    </section>
  );
}
