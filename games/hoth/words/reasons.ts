import { type Reason, reasonsFor } from '../sense/reasons.ts';
import type { HothAction } from '../state.ts';
import type { HothView } from '../view.ts';

/** How a language says why; `name` tells a seat, and whether it is the own one. */
type ReasonWords = {
  readonly [About in Reason['about']]: (
    reason: Extract<Reason, { about: About }>,
    name: string,
    own: boolean,
  ) => string;
};

function decimal(number: number, point: string): string {
  return number.toFixed(1).replace('.', point);
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

function turnsEn(turns: number): string {
  const number = decimal(turns, '.');
  return number === '1.0' ? '1 turn' : `${number} turns`;
}

function turnsDe(turns: number): string {
  const number = decimal(turns, ',');
  return number === '1,0' ? '1 Zug' : `${number} Züge`;
}

const en: ReasonWords = {
  wins: () => 'you land on Dantooine and win',
  repair: () => 'the station mends your Fighter and shelters it',
  shelter: () => 'the station shelters you from Vader',
  asteroids: () => 'the asteroids there hold you up',
  spares: () => 'the next best would turn him on you',
  hitsNobody: () => 'Vader attacks nobody',
  luck: () => 'what comes of it is left to luck',
  turns: ({ turns, saved }) =>
    `about ${turnsEn(turns)} to Dantooine from then on${saved === 0 ? '' : `, ${decimal(Math.abs(saved), '.')} ${saved > 0 ? 'fewer' : 'more'} than by the next best`}`,
  attacks: ({ turns }, name, own) =>
    `Vader attacks ${own ? 'you' : name}${turns > 0 ? `, which costs ${turnsEn(turns)} on average` : ''}`,
  reach: ({ chance, other }) =>
    `the next player can bring Vader to you with ${percent(chance)}, not ${percent(other)}`,
};

const de: ReasonWords = {
  wins: () => 'du landest auf Dantooine und gewinnst',
  repair: () => 'die Station heilt deinen Jäger und schützt ihn',
  shelter: () => 'die Station schützt dich vor Vader',
  asteroids: () => 'die Asteroiden dort halten dich auf',
  spares: () => 'das Nächstbeste würde ihn auf dich lenken',
  hitsNobody: () => 'Vader greift niemanden an',
  luck: () => 'was daraus wird, entscheidet der Zufall',
  turns: ({ turns, saved }) =>
    `danach noch etwa ${turnsDe(turns)} bis Dantooine${saved === 0 ? '' : `, ${decimal(Math.abs(saved), ',')} ${saved > 0 ? 'weniger' : 'mehr'} als beim Nächstbesten`}`,
  attacks: ({ turns }, name, own) =>
    `Vader greift ${own ? 'dich' : name} an${turns > 0 ? `, was im Mittel ${turnsDe(turns)} kostet` : ''}`,
  reach: ({ chance, other }) =>
    `der nächste Spieler kann Vader mit ${percent(chance)} zu dir bringen statt mit ${percent(other)}`,
};

const languages = { en, de };

/** Why a seat would rather do this than the other, in parts of a sentence. */
export function reasonsIn(
  language: keyof typeof languages,
  nameOf: (seat: number) => string,
  view: HothView,
  seat: number,
  action: HothAction,
  other: HothAction | null,
): readonly string[] {
  return reasonsFor(view, seat, action, other).map((reason) => {
    const whom = reason.about === 'attacks' ? reason.seat : seat;
    const say = languages[language][reason.about] as (told: Reason, name: string, own: boolean) => string;
    return say(reason, nameOf(whom), whom === seat);
  });
}
