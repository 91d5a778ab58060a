import type { ReactNode } from 'react';
import { actionOf, actions, cardOf, cards, decks, type Effect } from '../data/cards.ts';
import type { Side } from '../data/units.ts';
import { FigureIcon } from './figures.tsx';
import type { SignId } from './signs.ts';
import type { BoardWords } from './words.ts';
import './cards.css';

/** The actions printed on a card, by id. */
export function actionsOn(card: string): readonly string[] {
  return cards[cardOf(card) ?? -1]?.actions.map(({ id }) => id) ?? [];
}

/** What an action does. */
export function effectOf(action: string): Effect | undefined {
  return actions[actionOf(action) ?? -1]?.effect;
}

/** The side and the half of the game that a card belongs to. */
export function deckOfCardId(card: string): { readonly side: Side; readonly theatre: string } {
  const deck = decks[cards[cardOf(card) ?? -1]?.deck ?? 0];
  return { side: deck?.side ?? 'naboo', theatre: deck?.theatre ?? 'battlefield' };
}

/** One thing on a card: a sign, and a word or number for it. */
interface Part {
  readonly sign: SignId;
  readonly text: string;
}

/** What stands on a card for an action. */
export function partsOf(effect: Effect | undefined, { tickets, units }: BoardWords): readonly Part[] {
  switch (effect?.type) {
    case 'activate': {
      const special = effect.ledge ? tickets.ledge : effect.attackTwice ? tickets.twice : null;
      const parts = effect.units.map(({ unit, count }) => {
        const name = tickets.units[unit] ?? units[unit];
        const [one, more] = typeof name === 'string' ? [name, name] : name;
        return { sign: unit as SignId, text: count > 1 ? `${count} ${more}` : one };
      });
      const last = parts.at(-1);
      return special === null || !last
        ? parts
        : [...parts.slice(0, -1), { ...last, text: `${last.text}, ${special}` }];
    }
    case 'moveAnakin':
      return [{ sign: 'fighter', text: tickets.anakin }];
    case 'drawAndPlay':
      return [{ sign: 'card', text: tickets.draw(effect.deck.endsWith('Palace'), effect.cards) }];
    case 'drawStarfighter':
      return [{ sign: 'starfighter', text: tickets.starfighter }];
    case 'moveToPalace':
      return [{ sign: effect.droid, text: tickets.toPalace(effect.most) }];
    case 'activateDroids':
      return [{ sign: effect.droid, text: tickets.activate(effect.most) }];
    case 'recover':
      return [{ sign: effect.unit, text: tickets.recover }];
    default:
      return [];
  }
}

/** The actions of a card, one below the other. */
export function CardActions({
  card,
  words,
}: {
  readonly card: string;
  readonly words: BoardWords;
}): ReactNode {
  return actionsOn(card).map((action) => (
    <span key={action} className="naboo-ticket-action">
      {partsOf(effectOf(action), words).map(({ sign, text }) => (
        <span key={sign + text} className="naboo-ticket-part">
          <FigureIcon of={sign} />
          <span>{text}</span>
        </span>
      ))}
    </span>
  ));
}
