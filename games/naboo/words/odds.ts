import type { OddsLine } from '@holoboard/kernel';
import { oddsOf } from '../sense/odds.ts';
import { prospectsFrom } from '../sense/prospects.ts';
import type { NabooAction } from '../state.ts';
import type { NabooView } from '../view.ts';
import { type Language, namesIn } from './labels.ts';

/** What lines of odds are called. */
interface OddsWords {
  readonly hits: string;
  readonly destroyed: string;
  readonly riposte: string;
  readonly through: string;
  readonly next: (piece: string) => string;
  readonly nobody: string;
}

const languages: Readonly<Record<Language, OddsWords>> = {
  en: {
    hits: 'Hits, average',
    destroyed: 'Destroyed',
    riposte: 'Struck back',
    through: 'Anakin gets through',
    next: (piece) => `Then hits on ${piece}`,
    nobody: 'Nobody to attack from there',
  },
  de: {
    hits: 'Treffer im Mittel',
    destroyed: 'Zerstört',
    riposte: 'Riposte',
    through: 'Anakin kommt durch',
    next: (piece) => `Dann Treffer: ${piece}`,
    nobody: 'Von dort ist niemand anzugreifen',
  },
};

/** So many attacks that a move would open are told about. */
const mostAttacks = 3;

/** Exact odds of an action as lines in a language; of a move, those of the best attacks from there. */
export function oddsLines(language: Language, view: NabooView, action: NabooAction): readonly OddsLine[] {
  const words = languages[language];
  if (action.type === 'move' || action.type === 'stay') {
    const space = action.type === 'move' ? action.to : spaceNow(view);
    const attacks = prospectsFrom(view, space)
      .slice(0, mostAttacks)
      .map(({ target, odds }) => ({
        label: words.next(namesIn(language).piece(target)),
        expected: odds.expected,
      }));
    // A unit that has moved attacks or is done (NAB-MOVE-02): who stays out of reach gives the attack away.
    const givenAway = attacks.length === 0 && view.frames.at(-1)?.kind === 'move';
    return givenAway ? [{ label: words.nobody }] : attacks;
  }
  const odds = oddsOf(view, action);
  if (!odds) return [];
  if (odds.kind === 'flight') return [{ label: words.through, chance: odds.through }];
  return [
    { label: words.hits, expected: odds.expected },
    { label: words.destroyed, chance: odds.destroys },
    ...(odds.riposte > 0 ? [{ label: words.riposte, chance: odds.riposte }] : []),
  ];
}

/** Where the piece stands that is used now. */
function spaceNow({ frames, pieces }: NabooView): string {
  return pieces.find(({ id }) => id === frames.at(-1)?.piece)?.space ?? '';
}
