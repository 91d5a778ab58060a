import type { CSSProperties, ReactNode } from 'react';
import { type Card, ratingText, type Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { turnOf } from '../phases/movement.ts';
import { loadOf } from '../phases/units.ts';
import type { TacticalState, Unit } from '../state.ts';
import { cardName, letterOf } from '../words/names.ts';
import { FigureIcon } from './figures.tsx';
import { identityOf } from './identity.ts';
import type { BoardWords } from './words.ts';
import './look.css';

/** A weapon in one line: 'Laser Cannons F 9″ +2 Power 7'. */
export function weaponWords({ name, arcs, range, targeting, power }: Weapon, words: BoardWords): string {
  const where =
    range === null
      ? words.look.run
      : `${arcs?.length === 4 ? '' : `${arcs?.join('')} `}${words.look.range(range)}`;
  return `${name}: ${where}, +${targeting}, ${words.look.power} ${power}`;
}

/** TAC-MOVE-03: how far it may turn before it moves. */
function turnWords(card: Card, { move, degrees }: BoardWords): string {
  const most = turnOf(card);
  return most >= 1800 ? move.free : move.turns(degrees(most));
}

/** What a card says in a few lines. */
export function CardFacts({
  card: id,
  words,
}: {
  readonly card: string;
  readonly words: BoardWords;
}): ReactNode {
  const card = cardOf(id);
  const { look } = words;
  return (
    <>
      <p>
        {[look.types[card.type], ...card.subtypes].join(', ')} · {look.evade[card.evade.kind]}{' '}
        {card.evade.value} · {look.defense[card.defense.kind]} {card.defense.value} · {look.speed}{' '}
        {ratingText(card.clear)} · {turnWords(card, words)}
      </p>
      <ul>
        {card.weapons.map((weapon) => (
          <li key={weapon.id}>{weaponWords(weapon, words)}</li>
        ))}
      </ul>
    </>
  );
}

/** What is told about a Unit that is looked at. */
export function Look({
  unit,
  state,
  words,
}: {
  readonly unit: Unit;
  readonly state: TacticalState;
  readonly words: BoardWords;
}): ReactNode {
  const card = cardOf(unit.card);
  const identity = identityOf(unit.seat);
  const load = loadOf(state, unit);
  return (
    <aside className="tactical-look" style={{ '--seat': identity.colour } as CSSProperties}>
      <p className="tactical-look-name">
        <FigureIcon card={unit.card} />
        <strong>
          {cardName(unit.card)} {letterOf(unit.label)}
        </strong>
        <span>
          {words.hull} {unit.hull}/{card.hull}
        </span>
      </p>
      <CardFacts card={unit.card} words={words} />
      {load.length > 0 && (
        <p>
          {words.aboard(
            load.map(({ card: each, label }) => `${cardName(each)} ${letterOf(label)}`).join(', '),
          )}
        </p>
      )}
    </aside>
  );
}
