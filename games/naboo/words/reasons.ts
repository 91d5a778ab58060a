import { type Reason, reasonsFor } from '../sense/reasons.ts';
import type { NabooAction } from '../state.ts';
import type { NabooView } from '../view.ts';
import { type Language, type Names, namesIn } from './labels.ts';

/** What the reasons of a language are told with. */
interface Teller {
  readonly names: Names;
  readonly number: (number: number) => string;
}

/** How a language says why. */
type ReasonWords = {
  readonly [About in Reason['about']]: (reason: Extract<Reason, { about: About }>, tell: Teller) => string;
};

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

const en: ReasonWords = {
  attack: ({ expected, more, destroys, riposte }, { number }) =>
    `${number(expected)} hits on average${more > 0 ? `, ${number(more)} more than by the next best` : ''}${destroys > 0 ? `, ${percent(destroys)} to destroy it` : ''}${riposte > 0 ? `, at ${percent(riposte)} to be struck back` : ''}`,
  cards: ({ count }) => `its end brings ${count === 1 ? 'a bonus card' : `${count} bonus cards`}`,
  shield: () => 'the shield falls with a Fambaa',
  flight: ({ chance }) => `Anakin gets on with ${percent(chance)}`,
  blocks: ({ chance }) => `Anakin then gets through with only ${percent(chance)}`,
  opens: ({ target, expected }, { names, number }) =>
    `from there ${names.piece(target)} can be attacked, ${number(expected)} hits on average`,
  throne: ({ steps }) => `it is only ${steps} steps from the throne room then`,
  inside: () => 'it counts in the throne room',
  plan: ({ actions }, { names }) =>
    `these promise most now: ${actions.map((card) => names.card(card)).join(', ')}`,
  draws: () => 'another card is played at once',
  screens: () => 'it stands in Anakin’s way',
  reinforces: () => 'the palace needs more droids',
  revives: () => 'destroyed droids come back',
  heals: () => 'wounds are healed',
  unknown: () => 'nobody can tell the two apart, so either is as good',
  deck: () => 'cards of that deck are needed most now',
  nothingBetter: () => 'nothing else promises more',
};

const de: ReasonWords = {
  attack: ({ expected, more, destroys, riposte }, { number }) =>
    `im Mittel ${number(expected)} Treffer${more > 0 ? `, ${number(more)} mehr als beim Nächstbesten` : ''}${destroys > 0 ? `, zu ${percent(destroys)} zerstört` : ''}${riposte > 0 ? `, mit ${percent(riposte)} Riposte` : ''}`,
  cards: ({ count }) => `das Ende bringt ${count === 1 ? 'eine Bonuskarte' : `${count} Bonuskarten`}`,
  shield: () => 'mit einem Fambaa fällt der Schild',
  flight: ({ chance }) => `Anakin kommt mit ${percent(chance)} weiter`,
  blocks: ({ chance }) => `Anakin kommt dann nur mit ${percent(chance)} durch`,
  opens: ({ target, expected }, { names, number }) =>
    `von dort ist ein Angriff möglich (${names.piece(target)}), im Mittel ${number(expected)} Treffer`,
  throne: ({ steps }) => `dann sind es nur noch ${steps} Schritte bis zum Thronsaal`,
  inside: () => 'dort zählt die Figur im Thronsaal',
  plan: ({ actions }, { names }) =>
    `diese versprechen jetzt am meisten: ${actions.map((card) => names.card(card)).join(', ')}`,
  draws: () => 'eine weitere Karte wird sofort gespielt',
  screens: () => 'sie steht Anakin im Weg',
  reinforces: () => 'der Palast braucht mehr Droiden',
  revives: () => 'zerstörte Droiden kommen zurück',
  heals: () => 'Wunden heilen',
  unknown: () => 'niemand kann die beiden unterscheiden, jede Wahl ist gleich gut',
  deck: () => 'Karten dieses Stapels werden jetzt am meisten gebraucht',
  nothingBetter: () => 'nichts anderes verspricht mehr',
};

const languages = { en: { words: en, point: '.' }, de: { words: de, point: ',' } };

/** Why this rather than the other, in parts of a sentence. */
export function reasonsIn(
  language: Language,
  view: NabooView,
  action: NabooAction,
  other: NabooAction | null,
): readonly string[] {
  const { words, point } = languages[language];
  const tell: Teller = {
    names: namesIn(language),
    number: (number) => number.toFixed(1).replace('.', point),
  };
  return reasonsFor(view, action, other).map((reason) =>
    (words[reason.about] as (told: Reason, tell: Teller) => string)(reason, tell),
  );
}
