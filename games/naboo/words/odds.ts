import type { OddsLine } from '@holoboard/kernel';
import { deployedChance, oddsOf } from '../sense/odds.ts';
import { prospectsFrom, threatsAt } from '../sense/prospects.ts';
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
  readonly threat: (piece: string) => string;
  readonly there: string;
  readonly sofar: string;
}

const languages: Readonly<Record<Language, OddsWords>> = {
  en: {
    hits: 'Hits, average',
    destroyed: 'Destroyed',
    riposte: 'Struck back',
    through: 'Anakin gets through',
    next: (piece) => `Then hits on ${piece}`,
    nobody: 'Nobody to attack from there',
    threat: (piece) => `Hits there by ${piece}`,
    there: 'Anakin gets past that grid',
    sofar: 'As it is now',
  },
  de: {
    hits: 'Treffer im Mittel',
    destroyed: 'Zerstört',
    riposte: 'Riposte',
    through: 'Anakin kommt durch',
    next: (piece) => `Dann Treffer: ${piece}`,
    nobody: 'Von dort ist niemand anzugreifen',
    threat: (piece) => `Treffer dort durch: ${piece}`,
    there: 'Anakin kommt an diesem Gitter vorbei',
    sofar: 'Bisher',
  },
};

/** So many attacks that a move would open, and so many that could answer it, are told about. */
const mostAttacks = 3;
const mostThreats = 2;

/** Exact odds of an action as lines in a language; of a move, those of the best attacks from there, and of those that enemies could make there. */
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
    const threats = threatsAt(view, space)
      .slice(0, mostThreats)
      .map(({ enemy, expected }) => ({
        ...{ label: words.threat(namesIn(language).piece(enemy)), expected, warning: true },
      }));
    return [...(givenAway ? [{ label: words.nobody }] : attacks), ...threats];
  }
  if (action.type === 'deploy') return deployLines(words, view, action.grid);
  const odds = oddsOf(view, action);
  if (!odds) return [];
  if (odds.kind === 'flight') return [{ label: words.through, chance: odds.through }];
  return [
    { label: words.hits, expected: odds.expected },
    { label: words.destroyed, chance: odds.destroys },
    ...(odds.riposte > 0 ? [{ label: words.riposte, chance: odds.riposte }] : []),
  ];
}

/** What a Starfighter card does to Anakin's chance at a grid. */
function deployLines(words: OddsWords, view: NabooView, grid: string): readonly OddsLine[] {
  const chances = deployedChance(view, view.frames.at(-1)?.starfighter ?? '', grid);
  if (!chances) return [];
  return [
    { label: words.there, chance: chances.after },
    { label: words.sofar, chance: chances.before },
  ];
}

/** Where the piece stands that is used now. */
function spaceNow({ frames, pieces }: NabooView): string {
  return pieces.find(({ id }) => id === frames.at(-1)?.piece)?.space ?? '';
}
