import type { ReactNode } from 'react';
import { cardOf } from '../data/cards.ts';
import { type TerrainId, terrainKinds } from '../data/terrain.ts';
import type { TacticalView } from '../view.ts';
import { cardName } from '../words/names.ts';
import { FigureIcon } from './figures.tsx';
import { CardFacts } from './look.tsx';
import { boardWords } from './words.ts';
import './reference.css';

/** The tables at hand: the cards in this battle with all their values, and what terrain does. */
export function Reference({
  view,
  language,
}: {
  readonly view: TacticalView;
  readonly language: string;
}): ReactNode {
  const words = boardWords(language);
  const { reference } = words;
  const cards = [...new Set(view.units.map(({ card }) => card))];
  return (
    <div className="tactical-reference">
      {cards.length > 0 && <h3>{reference.cards}</h3>}
      {cards.map((id) => {
        const card = cardOf(id);
        return (
          <section key={id}>
            <h4>
              <FigureIcon card={id} /> {cardName(id)} <span className="quiet">{words.points(card.cost)}</span>
            </h4>
            <CardFacts card={id} words={words} language={language} />
          </section>
        );
      })}
      <h3>{reference.terrain}</h3>
      <ul>
        {(Object.keys(terrainKinds) as TerrainId[]).map((id) => (
          <li key={id}>
            {words.terrain[id]}: {words.movement[terrainKinds[id].movement]},{' '}
            {words.sight[terrainKinds[id].sight]}
          </li>
        ))}
      </ul>
      <p className="quiet">{reference.rights}</p>
    </div>
  );
}
