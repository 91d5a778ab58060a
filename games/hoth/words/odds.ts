import type { OddsLine } from '@holoboard/kernel';
import { type OddsTopic, oddsOf } from '../sense/odds.ts';
import type { HothAction } from '../state.ts';
import type { HothView } from '../view.ts';

/** A line of odds by what it is about; `name` is the seat, `count` a number of pieces. */
type OddsWords = Readonly<Record<OddsTopic, (name: string, count: number, own: boolean) => string>>;

const en: OddsWords = {
  wins: () => 'You land on Dantooine and win',
  asteroids: () => 'Asteroids: 1 space a turn from here',
  repair: () => 'Repaired, and sheltered from Vader',
  shelter: () => 'Sheltered from Vader at the station',
  attackYourself: () => 'You must turn Vader on yourself',
  reach: (name) => `${name} can bring Vader to you next turn`,
  loses: (name, count, own) =>
    count === 0
      ? `${own ? 'You escape' : `${name} escapes`}`
      : `${own ? 'You lose' : `${name} loses`} ${count === 1 ? '1 piece' : `${count} pieces`}`,
  expectedLoss: (name, _count, own) => `${own ? 'Pieces you lose' : `Pieces ${name} loses`} on average`,
  holds: (name, _count, own) => (own ? 'Your last piece holds' : `The last piece of ${name} holds`),
  shelteredByStation: (name, _count, own) => `${own ? 'You are' : `${name} is`} sheltered by the station`,
  shelteredByForce: (name, _count, own) => `${own ? 'You are' : `${name} is`} protected by the Force card`,
  nobodyHit: () => 'Nobody is hit',
  canWin: () => 'You can land on Dantooine',
  freeChoice: () => 'Free choice from 1 to 10',
  force: () => 'The Force is with you',
  canSlide: () => 'You can slide to the next ring',
  intoAsteroids: () => 'Straight into asteroids',
  canHit: (name) => `Vader can be put beside ${name}`,
  nobodyInReach: () => 'Vader reaches nobody',
  losesCard: () => 'You give up the protection of the Force card',
};

const de: OddsWords = {
  wins: () => 'Du landest auf Dantooine und gewinnst',
  asteroids: () => 'Asteroiden: von hier 1 Feld je Zug',
  repair: () => 'Repariert und vor Vader geschützt',
  shelter: () => 'Auf der Station vor Vader geschützt',
  attackYourself: () => 'Du musst Vader auf dich selbst lenken',
  reach: (name) => `${name} kann Vader im nächsten Zug zu dir bringen`,
  loses: (name, count, own) =>
    count === 0
      ? `${own ? 'Du entkommst' : `${name} entkommt`}`
      : `${own ? 'Du verlierst' : `${name} verliert`} ${count === 1 ? '1 Teil' : `${count} Teile`}`,
  expectedLoss: (name, _count, own) =>
    `Teile, die ${own ? 'du' : name} im Mittel ${own ? 'verlierst' : 'verliert'}`,
  holds: (name, _count, own) => (own ? 'Dein letztes Teil hält' : `Das letzte Teil von ${name} hält`),
  shelteredByStation: (name, _count, own) => `${own ? 'Dich' : name} schützt die Station`,
  shelteredByForce: (name, _count, own) => `${own ? 'Dich' : name} schützt die Machtkarte`,
  nobodyHit: () => 'Niemand wird getroffen',
  canWin: () => 'Du kannst auf Dantooine landen',
  freeChoice: () => 'Freie Wahl von 1 bis 10',
  force: () => 'Die Macht ist mit dir',
  canSlide: () => 'Du kannst zum nächsten Ring gleiten',
  intoAsteroids: () => 'Mitten in die Asteroiden',
  canHit: (name) => `Vader erreicht ${name}`,
  nobodyInReach: () => 'Vader erreicht niemanden',
  losesCard: () => 'Du gibst den Schutz der Machtkarte auf',
};

const languages = { en, de };

/** Exact odds of an action as lines in a language. */
export function oddsIn(
  language: keyof typeof languages,
  nameOf: (seat: number) => string,
  view: HothView,
  seat: number,
  action: HothAction,
): readonly OddsLine[] {
  return oddsOf(view, seat, action).map(({ about, seat: whom, count, ...numbers }) => ({
    label: languages[language][about](whom === undefined ? '' : nameOf(whom), count ?? 0, whom === seat),
    ...numbers,
    // The average sums up every number of pieces.
    ...(about === 'loses' && { detail: true }),
  }));
}
