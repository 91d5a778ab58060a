import type { ReactNode } from 'react';
import { frontOf } from '../data/cards.ts';
import { kindsOf } from '../data/deck.ts';
import { numbers } from '../data/numbers.ts';
import { sideIndex, sides } from '../data/seats.ts';
import { ships } from '../data/ships.ts';
import type { EndorView } from '../view.ts';
import { shipName } from '../words/labels.ts';
import { OrderIcon, ShipIcon } from './signs.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './reference.css';

/** The tables at hand: ships, orders, bonus cards, and what is left in both decks. */
export function Reference({
  view,
  language,
}: {
  readonly view: EndorView;
  readonly language: string;
}): ReactNode {
  const words = boardWords(language);
  const { reference } = words;
  return (
    <div className="endor-reference">
      <h3>{reference.ships}</h3>
      <ShipTable words={words} />
      <h3>{reference.orders}</h3>
      <ul className="endor-legend">
        {(Object.keys(frontOf) as (keyof typeof frontOf)[]).map((order) => (
          <li key={order}>
            <OrderIcon order={order} />
            <span>
              {words.names.orders[order]}: {words.orders[order]}
            </span>
          </li>
        ))}
      </ul>
      <h3>{reference.bonus}</h3>
      <ul className="endor-legend">
        {reference.bonuses.map(([what, cards]) => (
          <li key={what}>
            <strong>+{cards}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ul>
      <h3>{reference.decks}</h3>
      <Decks view={view} words={words} />
    </div>
  );
}

function ShipTable({ words }: { readonly words: BoardWords }): ReactNode {
  const { reference } = words;
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
        {ships.map(({ type, dice, hitOn, moves, hits }) => (
          <tr key={type}>
            <th scope="row">
              <ShipIcon ship={type} /> {shipName(words.names, type)}
            </th>
            <td>{dice}</td>
            <td>{hitOn}+</td>
            <td>{moves}</td>
            <td>{hits}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{reference.marker}</th>
          <td>–</td>
          <td>{numbers.markerHitOn}+</td>
          <td>–</td>
          <td>1</td>
        </tr>
        <tr>
          <th scope="row">{reference.deathStar}</th>
          <td>{numbers.deathStarShot.dice}</td>
          <td>{numbers.deathStarHitOn}</td>
          <td>–</td>
          <td>1</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Both decks are public: how many of each card are not among the discards yet. */
function Decks({ view, words }: { readonly view: EndorView; readonly words: BoardWords }): ReactNode {
  const { reference, names } = words;
  return sides.map((side) => {
    const discards = view.discards[sideIndex(side)] ?? [];
    return (
      <table key={side} className="endor-deck">
        <caption>{reference.deckOf[side]}</caption>
        <tbody>
          {kindsOf(side).map(({ id, orders, count }) => {
            const left = count - discards.filter((card) => card === id).length;
            return (
              <tr key={id} data-gone={left === 0}>
                <td>
                  {orders.map((order) => (
                    <OrderIcon key={order} order={order} />
                  ))}
                </td>
                <td>{orders.map((order) => names.orders[order]).join(' / ')}</td>
                <td title={reference.unseen}>
                  {left} / {count}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    );
  });
}
