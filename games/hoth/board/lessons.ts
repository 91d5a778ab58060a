import type { Lesson } from '@holoboard/kit';
import type { HothAction } from '../index.ts';

/*
 * The first game of a newcomer: what newcomers get wrong, in the order in which a game brings it up. The player is
 * Blue. Draws are places of sectors on the spinner, counted from 0.
 */

/** R5: 3 on the inner circle. */
const rebelThree = 4;
/** R11: 2 on the outer circle, although the inner one says 1-10. */
const rebelOuterTwo = 10;
/** I6: 5 for Vader, one burst in an attack. */
const imperialFive = 5;

export const lessons: readonly Lesson<HothAction>[] = [
  {
    key: 'start',
    clause: 'HOTH-MOVE-01',
    position:
      'turn=1 active=blue phase=rebelSpin blue=planet-hoth/5 green=planet-hoth/5 vader=hoth-out-21 force=none',
    draws: [rebelThree],
    expects: { type: 'spin' },
    points: 'spin',
  },
  {
    key: 'red',
    clause: 'HOTH-MOVE-02',
    draws: [],
    expects: { type: 'fly', to: 'hoth-in-03', slide: false },
    points: 'space:hoth-in-03',
  },
  {
    key: 'everybody',
    clause: 'HOTH-VADER-01',
    draws: [imperialFive],
    expects: { type: 'spin' },
    points: 'spin',
  },
  {
    key: 'choice',
    clause: 'HOTH-VADER-05',
    draws: [],
    expects: { type: 'steer', to: 'hoth-out-05', slide: false },
    points: 'space:hoth-out-05',
  },
  {
    key: 'saved',
    clause: 'HOTH-MOVE-13',
    position:
      'turn=3 active=blue phase=rebelMove spun=R1 steps=5 blue=hoth-in-03/5 green=hoth-in-07/5 vader=hoth-out-09 force=none',
    draws: [],
    tries: { type: 'fly', to: 'hoth-out-05', slide: true },
    points: 'space:hoth-out-05',
  },
  {
    key: 'slide',
    clause: 'HOTH-MOVE-10',
    draws: [],
    expects: { type: 'fly', to: 'hoth-out-12', slide: true },
    points: 'space:hoth-out-12',
  },
  {
    key: 'circle',
    clause: 'HOTH-HYPER-04',
    position: 'turn=9 active=blue phase=rebelSpin blue=hyper-01/5 green=hyper-11/5 vader=hyper-02 force=none',
    draws: [rebelOuterTwo],
    expects: { type: 'spin' },
    points: 'spin',
  },
  {
    key: 'beside',
    clause: 'HOTH-RULING-15',
    draws: [],
    expects: { type: 'fly', to: 'hyper-03', slide: false },
    points: 'space:hyper-03',
  },
  {
    key: 'forced',
    clause: 'HOTH-ATT-05',
    position:
      'turn=9 active=blue phase=vaderMove spun=I7 steps=2 blue=hyper-03/5 green=hyper-11/5 vader=hyper-02 force=none',
    draws: [],
    expects: { type: 'steer', to: 'hyper-04', slide: false },
    points: 'space:hyper-04',
  },
  {
    key: 'hit',
    clause: 'HOTH-ATT-07',
    draws: [imperialFive],
    expects: { type: 'spin' },
    points: 'spin',
  },
  {
    key: 'damaged',
    clause: 'HOTH-DMG-01',
    position:
      'turn=11 active=blue phase=rebelMove steps=4 blue=hyper-03/4 green=hyper-17/5 vader=hyper-12 force=none',
    draws: [],
    tries: { type: 'spin' },
    points: 'spin',
  },
  {
    key: 'asteroids',
    clause: 'HOTH-AST-04',
    draws: [],
    expects: { type: 'fly', to: 'hyper-07', slide: false },
    points: 'space:hyper-07',
  },
  {
    key: 'repair',
    clause: 'HOTH-REP-03',
    position:
      'turn=13 active=blue phase=rebelMove steps=4 blue=hyper-07/4 green=hyper-21/5 vader=hyper-15 force=none',
    draws: [],
    expects: { type: 'fly', to: 'hyper-09', slide: false },
    points: 'space:hyper-09',
  },
  {
    key: 'win',
    clause: 'HOTH-RULING-03',
    position:
      'turn=29 active=blue phase=rebelMove spun=R2 steps=2 blue=dan-in-16/5 green=dan-in-09/5 vader=dan-out-12 force=green',
    draws: [],
    expects: { type: 'fly', to: 'planet-dantooine', slide: false },
    points: 'space:planet-dantooine',
  },
];

/** What one lesson says. */
interface LessonText {
  readonly title: string;
  readonly text: string;
}

const english: Readonly<Record<string, LessonText>> = {
  start: {
    title: 'Leave Hoth',
    text: 'You fly the blue X-Wing, and the first to land on Dantooine wins. Spin the Rebel spinner: at the planets its inner circle counts.',
  },
  red: {
    title: 'The red space is number 1',
    text: 'You have spun 3. The planet is 0 and the red space already counts as 1, so you land on the yellow space. You could slide from it at once; stay this time, and see what comes of it.',
  },
  everybody: {
    title: 'Vader belongs to everybody',
    text: 'No player is Darth Vader. On every turn whoever has flown must spin for him, too. Spin.',
  },
  choice: {
    title: 'Choose where he goes',
    text: 'Five steps take Vader to a yellow space. You may let him slide across, but that would drop him right on you. Leave him on the outer ring.',
  },
  saved: {
    title: 'A slide cannot be saved',
    text: 'A turn later you are still on the yellow space, and you have spun 5. Try to slide now: point at the other end of the bar.',
  },
  slide: {
    title: 'Land exactly, then slide',
    text: 'Only a count that ends exactly on yellow lets you slide, and until you hit one you circle the ring for ever. Your 5 ends on the next yellow space: slide to the outer ring.',
  },
  circle: {
    title: 'In hyperspace the outer circle counts',
    text: 'Some turns later you have left Hoth over the TIE symbol. From here on the outer circle of the spinner counts, until you are at Dantooine. Spin.',
  },
  beside: {
    title: 'Flying up to Vader is safe',
    text: 'The inner circle would say 1-10, but you read the outer one: 2. That puts you right beside Vader, and nothing happens: he attacks only where he is moved. Fly.',
  },
  forced: {
    title: 'Sometimes you hit yourself',
    text: 'You have spun 2 for Vader. Two back would take him home to Hoth, where he never returns, so forward is the only way: right in front of you. There is no choice. Move him.',
  },
  hit: {
    title: 'Fire at yourself',
    text: 'Vader rests beside your Fighter, so it is attacked, even by you. Spin the Imperial spinner to see how badly.',
  },
  damaged: {
    title: 'A damaged Fighter does not spin',
    text: 'One piece is off, four are left: you fly 4 spaces a turn, without a spin, and so you cannot gain the Force card either. Try to spin all the same.',
  },
  asteroids: {
    title: 'Asteroids bite only where you land',
    text: 'Between you and the next free space lie two asteroid spaces. Flying over them costs nothing; landing on one would slow you to 1 space a turn. Fly your 4.',
  },
  repair: {
    title: 'Stop for repairs',
    text: 'A damaged Fighter may stop at a Repair Station as soon as it gets there, without the exact count. Land on Station Aurek: everything is mended at once, and Vader cannot touch you there.',
  },
  win: {
    title: 'Red is not yet the planet',
    text: 'Many turns later you stand on the last red space. That is no win yet: the planet is one step further. But now any number will do. Land, and win!',
  },
};

const german: Readonly<Record<string, LessonText>> = {
  start: {
    title: 'Weg von Hoth',
    text: 'Du fliegst den blauen X-Wing; wer zuerst auf Dantooine landet, gewinnt. Drehe die Rebellenscheibe: Bei den Planeten gilt ihr innerer Kreis.',
  },
  red: {
    title: 'Das rote Feld ist die 1',
    text: 'Du hast 3 gedreht. Der Planet ist 0, und das rote Feld zählt schon als 1; so landest du auf dem gelben Feld. Du könntest von dort sofort gleiten; bleib diesmal stehen und sieh, was daraus wird.',
  },
  everybody: {
    title: 'Vader gehört allen',
    text: 'Niemand spielt Darth Vader. In jedem Zug muss, wer geflogen ist, auch für ihn drehen. Drehe.',
  },
  choice: {
    title: 'Entscheide, wohin er zieht',
    text: 'Fünf Schritte bringen Vader auf ein gelbes Feld. Du dürftest ihn hinübergleiten lassen, aber dann stünde er genau auf dir. Lass ihn auf dem äußeren Ring.',
  },
  saved: {
    title: 'Gleiten lässt sich nicht aufheben',
    text: 'Einen Zug später stehst du noch auf dem gelben Feld und hast 5 gedreht. Versuche jetzt zu gleiten: Zeige auf das andere Ende der Bahn.',
  },
  slide: {
    title: 'Genau landen, dann gleiten',
    text: 'Nur wenn deine Zahl genau auf Gelb endet, darfst du gleiten; bis dahin kreist du ewig auf dem Ring. Deine 5 endet auf dem nächsten gelben Feld: Gleite auf den äußeren Ring.',
  },
  circle: {
    title: 'Im Hyperraum gilt der äußere Kreis',
    text: 'Einige Züge später hast du Hoth über das TIE-Symbol verlassen. Von hier an gilt der äußere Kreis der Scheibe, bis du bei Dantooine bist. Drehe.',
  },
  beside: {
    title: 'Zu Vader zu fliegen ist ungefährlich',
    text: 'Der innere Kreis sagt 1-10, aber du liest den äußeren: 2. Damit stehst du direkt neben Vader, und nichts geschieht: Er greift nur an, wohin er bewegt wird. Fliege.',
  },
  forced: {
    title: 'Manchmal triffst du dich selbst',
    text: 'Du hast für Vader 2 gedreht. Zwei zurück wären schon wieder bei Hoth, und dorthin kehrt er nie zurück; also bleibt nur vorwärts, genau vor dich. Du hast keine Wahl. Bewege ihn.',
  },
  hit: {
    title: 'Feuer auf dich selbst',
    text: 'Vader steht neben deinem Jäger, also wird der angegriffen, sogar von dir. Drehe die Imperiumsscheibe und sieh, wie schlimm es wird.',
  },
  damaged: {
    title: 'Ein beschädigter Jäger dreht nicht',
    text: 'Ein Teil ist ab, vier sind übrig: Du fliegst 4 Felder je Zug, ohne zu drehen, und kannst so auch die Macht-Karte nicht bekommen. Versuche trotzdem zu drehen.',
  },
  asteroids: {
    title: 'Asteroiden schaden nur, wo du landest',
    text: 'Zwischen dir und dem nächsten freien Feld liegen zwei Felder mit Asteroiden. Sie zu überfliegen kostet nichts; auf einem zu landen würde dich auf 1 Feld je Zug bremsen. Fliege deine 4.',
  },
  repair: {
    title: 'Halte zur Reparatur',
    text: 'Ein beschädigter Jäger darf an einer Reparaturstation halten, sobald er dort ist, auch ohne genaue Zahl. Lande auf Station Aurek: Alles ist sofort repariert, und Vader kann dir dort nichts tun.',
  },
  win: {
    title: 'Rot ist noch nicht der Planet',
    text: 'Viele Züge später stehst du auf dem letzten roten Feld. Gewonnen ist das noch nicht: Der Planet liegt einen Schritt weiter. Aber jetzt genügt jede Zahl. Lande und gewinne!',
  },
};

export const lessonWords: Readonly<Record<string, Readonly<Record<string, LessonText>>>> = {
  en: english,
  de: german,
};
