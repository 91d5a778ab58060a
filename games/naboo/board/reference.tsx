import type { ReactNode } from 'react';
import { cards, decks } from '../data/cards.ts';
import { units } from '../data/units.ts';
import type { NabooView } from '../view.ts';
import { CardActions } from './cards.tsx';
import { FigureIcon } from './figures.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './reference.css';

/** The tables at hand: units, dice, signs, and what is left unseen of each deck. */
export function Reference({
  view,
  language,
}: {
  readonly view: NabooView;
  readonly language: string;
}): ReactNode {
  const words = boardWords(language);
  const { reference } = words;
  return (
    <div className="naboo-reference">
      <h3>{reference.units}</h3>
      <UnitTable words={words} />
      <p className="quiet">{reference.pools(view.pool[0] ?? 0, view.pool[1] ?? 0)}</p>
      <h3>{reference.dice}</h3>
      <ul className="naboo-legend">
        {reference.faces.map(([colour, faces]) => (
          <li key={colour}>
            <i className={`naboo-swatch naboo-die-${colour}`} />
            <span>{faces}</span>
          </li>
        ))}
      </ul>
      <h3>{reference.signs}</h3>
      <ul className="naboo-legend">
        {reference.legend.map(([what, text]) => (
          <li key={what}>
            <i className={`naboo-swatch naboo-swatch-${what}`} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <h3>{reference.decks}</h3>
      <p className="quiet">{reference.starfighters(view.starfighters)}</p>
      <Decks view={view} words={words} />
    </div>
  );
}

/** Dice as small squares of their colours. */
function DiceCell({
  dice,
}: {
  readonly dice: readonly (readonly [colour: string, count: number])[];
}): ReactNode {
  const thrown = dice.filter(([, count]) => count > 0);
  if (thrown.length === 0) return '–';
  return thrown.map(([colour, count]) => (
    <span key={colour} className="naboo-dice-cell">
      {count}
      <i className={`naboo-swatch naboo-die-${colour}`} title={colour} />
    </span>
  ));
}

function UnitTable({ words }: { readonly words: BoardWords }): ReactNode {
  const { reference } = words;
  const reach = (range: number | string): string | number =>
    range === 'sight' ? reference.sight : range === 'adjacent' ? reference.adjacent : range;
  return (
    <table>
      <thead>
        <tr>
          {reference.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id}>
            <th scope="row" className={`naboo-side-${unit.side}`}>
              <FigureIcon of={unit.id} /> <span>{words.units[unit.id]}</span>
            </th>
            <td>{unit.move}</td>
            <td>
              <DiceCell
                dice={[
                  ['red', unit.red],
                  ['gray', unit.gray],
                ]}
              />
            </td>
            <td>
              <DiceCell
                dice={[
                  ['green', unit.green],
                  ['gold', unit.gold],
                  ['blue', unit.blue],
                ]}
              />
            </td>
            <td>{reach(unit.range)}</td>
            <td>{unit.group ? `${unit.strength} × 1` : unit.strength}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many of each card are not among the discards yet. */
function Decks({ view, words }: { readonly view: NabooView; readonly words: BoardWords }): ReactNode {
  return decks.map((deck, index) => (
    <table key={deck.id} className="naboo-deck-list">
      <caption>
        {words.decks[deck.id]} ({view.decks[index]})
      </caption>
      <tbody>
        {cards
          .filter((card) => card.deck === index)
          .map(({ id, copies }) => {
            const left = copies - (view.discards[index] ?? []).filter((card) => card === id).length;
            return (
              <tr key={id} data-gone={left === 0}>
                <td className={`naboo-side-${deck.side}`}>
                  <CardActions card={id} words={words} />
                </td>
                <td title={words.reference.unseen}>
                  {left} / {copies}
                </td>
              </tr>
            );
          })}
      </tbody>
    </table>
  ));
}
