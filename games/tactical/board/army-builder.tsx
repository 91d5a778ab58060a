import { type ReactNode, useState } from 'react';
import type { Card, UnitType } from '../data/card.ts';
import { cardOf, cards } from '../data/cards.ts';
import { type Army, armyProblem, costOf, isSingle, mayServe } from '../phases/armies.ts';
import { cardName } from '../words/names.ts';
import { FigureIcon } from './figures.tsx';
import { CardFacts } from './look.tsx';
import type { BoardWords } from './words.ts';
import './army-builder.css';

interface Props {
  readonly era: string;
  readonly faction: string;
  readonly limit: number;
  readonly army: Army;
  readonly onChange: (army: Army) => void;
  readonly words: BoardWords;
  readonly language: string;
  /** Why not, in one sentence with its clause. */
  readonly explain: (army: Army) => { readonly clause: string; readonly text: string } | null;
}

const types: readonly UnitType[] = ['Infantry', 'Ground', 'Flying'];

/** Whether a card has all the words that are searched for, anywhere on it. */
function fits(card: Card, search: string): boolean {
  const text = [
    card.name,
    card.type,
    ...card.subtypes,
    ...card.weapons.map(({ name }) => name),
    ...Object.keys(card.abilities),
  ]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** An army with one Unit of a card more or less; a new card comes last. */
function changedArmy(army: Army, card: string, by: number): Army {
  if (!army.some(([each]) => each === card)) return by > 0 ? [...army, [card, by]] : army;
  return army.flatMap(([each, count]) => {
    if (each !== card) return [[each, count] as const];
    return count + by > 0 ? [[each, count + by] as const] : [];
  });
}

/** Cards to choose from on one side, the army on the other, and what it costs. */
export function ArmyBuilder(props: Props): ReactNode {
  const { era, faction, limit, army, onChange, words, language, explain } = props;
  const { builder, look } = words;
  const [search, setSearch] = useState('');
  const [type, setType] = useState<UnitType | ''>('');
  const found = cards.filter(
    (card) => mayServe(card, faction, era) && fits(card, search) && (type === '' || card.type === type),
  );
  const cost = costOf(army);
  const problem = explain(army);
  return (
    <div className="tactical-builder">
      <section aria-label={builder.cards}>
        <div className="tactical-builder-search">
          <input
            type="search"
            aria-label={builder.search}
            placeholder={builder.search}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <select
            aria-label={builder.type}
            value={type}
            onChange={({ target }) => setType(target.value as UnitType | '')}
          >
            <option value="">{builder.all}</option>
            {types.map((each) => (
              <option key={each} value={each}>
                {look.types[each]}
              </option>
            ))}
          </select>
        </div>
        <ul className="tactical-builder-cards">
          {found.map((card) => {
            const next = changedArmy(army, card.id, 1);
            const refusal = armyProblem(next, faction, era, limit);
            const full = isSingle(card) && army.some(([each]) => each === card.id);
            return (
              <li key={card.id}>
                <FigureIcon card={card.id} />
                <div>
                  <strong>{card.name}</strong> <span>{card.cost}</span>
                  <CardFacts card={card.id} words={words} language={language} />
                  {full && <p className="tactical-builder-why">{explain(next)?.text}</p>}
                </div>
                <button
                  type="button"
                  className="button"
                  aria-label={builder.add(card.name)}
                  disabled={refusal !== null}
                  title={refusal ? explain(next)?.text : undefined}
                  onClick={() => onChange(next)}
                >
                  +
                </button>
              </li>
            );
          })}
          {found.length === 0 && <li>{builder.nothing}</li>}
        </ul>
      </section>
      <section className="tactical-builder-army" aria-label={builder.army}>
        <p className="tactical-builder-cost" data-over={cost > limit}>
          <strong>{builder.cost(cost, limit)}</strong>
          <meter min={0} max={limit} value={Math.min(cost, limit)} aria-label={builder.cost(cost, limit)} />
        </p>
        <ul>
          {army.map(([id, count]) => (
            <li key={id}>
              <FigureIcon card={id} />
              <span>
                {count} {cardName(id)} <small>{cardOf(id).cost * count}</small>
              </span>
              <button
                type="button"
                className="button"
                aria-label={builder.remove(cardName(id))}
                onClick={() => onChange(changedArmy(army, id, -1))}
              >
                −
              </button>
            </li>
          ))}
          {army.length === 0 && <li>{builder.empty}</li>}
        </ul>
        {/* Before there is anything, nothing is wrong with it. */}
        <p role="status" className="tactical-builder-verdict" data-legal={problem === null}>
          {army.length > 0 && (problem ? `${problem.text} (${problem.clause})` : builder.legal)}
        </p>
      </section>
    </div>
  );
}
