import type { CSSProperties, ReactNode } from 'react';
import { type Card, ratingText, type Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { turnOf } from '../phases/movement.ts';
import { loadOf } from '../phases/units.ts';
import type { TacticalState, Unit } from '../state.ts';
import { cardName, letterOf } from '../words/names.ts';
import { abilityTexts, cardWords, weaponTraits } from './card-words.ts';
import { FigureIcon } from './figures.tsx';
import { identityOf } from './identity.ts';
import type { BoardWords } from './words.ts';
import './look.css';

/** A weapon in one line: 'Lightsaber: Attack Run, +4, Power 9; +2 Power against Armor, up to 2 targets'. */
function weaponWords(weapon: Weapon, words: BoardWords, language: string): string {
  const { name, arcs, range, targeting, power } = weapon;
  const where =
    range === null
      ? words.look.run
      : `${arcs?.length === 4 ? '' : `${arcs?.join('')} `}${words.look.range(range)}`;
  const values = `${name}: ${where}, +${targeting}, ${words.look.power} ${power}`;
  const traits = weaponTraits(weapon, cardWords(language), words.look).join(', ');
  return traits === '' ? values : `${values}; ${traits}`;
}

/** TAC-MOVE-03: how far it may turn before it moves. */
function turnWords(card: Card, { move, degrees }: BoardWords): string {
  const most = turnOf(card);
  return most >= 1800 ? move.free : move.turns(degrees(most));
}

/** TAC-CARD-10: the speed on clear ground, and in Difficult terrain where it is another. */
function speedWords({ clear, difficult }: Card, language: string): string {
  const words = cardWords(language);
  if (difficult === null) return `${ratingText(clear)}, ${words.notDifficult}`;
  const other = ratingText(difficult);
  return other === ratingText(clear) ? other : `${ratingText(clear)}, ${words.difficult(other)}`;
}

/** Everything a card says: all its values, its weapons, and its abilities, by name or with what they do. */
export function CardFacts({
  card: id,
  words,
  language,
  brief = false,
}: {
  readonly card: string;
  readonly words: BoardWords;
  readonly language: string;
  /** Whether who looks sees the Hull elsewhere and is content with names. */
  readonly brief?: boolean;
}): ReactNode {
  const card = cardOf(id);
  const { look } = words;
  const texts = cardWords(language);
  const abilities = abilityTexts(card, texts);
  return (
    <>
      <p>
        {[look.types[card.type], ...card.subtypes].join(', ')}
        {!brief && ` · ${texts.hull} ${card.hull}`} · {look.evade[card.evade.kind]} {card.evade.value} ·{' '}
        {look.defense[card.defense.kind]} {card.defense.value} · {look.speed}{' '}
        {brief ? ratingText(card.clear) : speedWords(card, language)} · {turnWords(card, words)}
      </p>
      <ul>
        {card.weapons.map((weapon) => (
          <li key={weapon.id}>{weaponWords(weapon, words, language)}</li>
        ))}
        {brief && abilities.length > 0 && <li>{abilities.map(({ name }) => name).join(' · ')}</li>}
        {!brief &&
          abilities.map(({ name, text }) => (
            <li key={name}>
              {name}: {text}
            </li>
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
  language,
}: {
  readonly unit: Unit;
  readonly state: TacticalState;
  readonly words: BoardWords;
  readonly language: string;
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
      <CardFacts card={unit.card} words={words} language={language} brief />
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
