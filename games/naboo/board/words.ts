import type { Side, UnitId } from '../data/units.ts';
import type { NabooView } from '../view.ts';
import { cardAction, card as cardName, deckNames, sideNames } from '../words/names.ts';
import { type Front, figuresIn, leftOf, type Piece, type Threat } from './fronts.ts';
import type { Rolled } from './roll.tsx';
import { german } from './words.de.ts';

/** Everything the board says besides the words of the game. */
export interface BoardWords {
  readonly battles: string;
  readonly fronts: Readonly<Record<Front, string>>;
  readonly stage: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string };
  readonly pin: string;
  readonly floors: Readonly<Record<number, string>>;
  readonly courtyard: string;
  readonly coreDoor: string;
  readonly controlShip: string;
  readonly palaceLeft: string;
  readonly palaceLost: string;
  readonly throneRoom: string;
  /** A piece, and what it has left. */
  piece(piece: Piece): string;
  /** A battle at a glance: figures, threat, and how much can be pointed at there. */
  glance(view: NabooView, front: Front, threat: Threat | null, open: number): string;
  rolled(rolled: Rolled): string;
  roundNumber(round: number): string;
  readonly units: Readonly<Record<UnitId, string>>;
  readonly hand: {
    readonly name: string;
    readonly pile: string;
    readonly aside: string;
    readonly blind: (count: number) => string;
    readonly waiting: (count: number) => string;
    readonly played: string;
  };
  /** What an action of a card does, as short as a card has room for. */
  readonly tickets: {
    /** One name, or one for a single unit and one for several. */
    readonly units: Readonly<Partial<Record<UnitId, string | readonly [one: string, more: string]>>>;
    readonly anakin: string;
    readonly draw: (palace: boolean, cards: number) => string;
    readonly starfighter: string;
    readonly toPalace: (droids: number) => string;
    readonly activate: (droids: number) => string;
    readonly recover: string;
    readonly ledge: string;
    readonly twice: string;
  };
  cardAction(id: string): string;
  cardName(id: string): string;
  readonly decks: typeof deckNames;
  wins(side: Side): string;
  readonly seat: {
    readonly hand: string;
    readonly pile: (planned: number, blind: number) => string;
    readonly planned: string;
    readonly planning: string;
    /** Bonus cards that wait: while plans are made, for the round that is planned. */
    readonly bonus: (count: number, planning: boolean) => string;
    readonly goFirst: string;
    readonly unseen: (battlefield: number, palace: number) => string;
    readonly tracks: string;
    readonly track: (name: string, left: number, of: number) => string;
    readonly shown: (name: string) => string;
  };
  banner(view: NabooView): string;
  readonly flew: { readonly through: string; readonly stopped: string };
  readonly miss: string;
  readonly riposte: string;
  readonly shieldFalls: string;
  readonly shutdown: string;
  readonly reference: {
    readonly units: string;
    readonly columns: readonly [
      unit: string,
      move: string,
      attack: string,
      defence: string,
      range: string,
      left: string,
    ];
    readonly sight: string;
    readonly adjacent: string;
    readonly dice: string;
    readonly faces: readonly (readonly [colour: string, faces: string])[];
    readonly decks: string;
    readonly unseen: string;
    readonly starfighters: (left: number) => string;
    readonly signs: string;
    readonly legend: readonly (readonly [what: string, text: string])[];
    readonly pools: (battle: number, destroyer: number) => string;
  };
}

const unitNames: Readonly<Record<UnitId, string>> = {
  gungan: 'Gungans',
  kaadu: 'Kaadu',
  catapult: 'Catapult',
  fambaa: 'Fambaa',
  battleDroidGroup: 'Battle Droids',
  destroyerDroidGroup: 'Destroyer Droids',
  aat: 'AAT',
  mtt: 'MTT',
  palaceGuard: 'Palace Guard',
  redQueen: 'Red Queen',
  purpleQueen: 'Purple Queen',
  captainPanaka: 'Captain Panaka',
  quiGon: 'Qui-Gon',
  obiWan: 'Obi-Wan',
  darthMaul: 'Darth Maul',
  battleDroid: 'Battle Droid',
  destroyerDroid: 'Destroyer Droid',
  viceroy: 'Viceroy',
};

const fronts: Readonly<Record<Front, string>> = {
  plains: 'The plains',
  palace: 'Theed Palace',
  core: 'Generator core',
  space: 'Space',
};

const threats: Readonly<Record<Threat, string>> = {
  shieldFalls: 'a Fambaa is badly hurt: the shield may fall',
  fewLeft: 'few Naboo palace pieces are left',
  throne: 'Naboo is close to the throne room',
  duellist: 'a duellist is close to death',
  lastGrid: 'Anakin is before the last grid',
};

function glanceFacts(view: NabooView, front: Front): string {
  if (front === 'core')
    return `Qui-Gon ${leftOf(view, 'QuiGon')}, Obi-Wan ${leftOf(view, 'ObiWan')}, Darth Maul ${leftOf(view, 'Maul')} left`;
  if (front === 'space') return `Anakin has passed ${view.anakin} of 5 grids`;
  const { naboo, tradeFederation } = figuresIn(view, front);
  const shield = front === 'plains' ? `, the shield is ${view.shield ? 'up' : 'down'}` : '';
  const throne = front === 'palace' ? `, throne room ${view.throneRoom}` : '';
  return `${naboo} figures of Naboo, ${tradeFederation} of the Trade Federation${shield}${throne}`;
}

const english: BoardWords = {
  battles: 'The four battles',
  fronts,
  stage: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Show the whole battle' },
  pin: 'Keep this battle on the screen',
  floors: { 1: 'FIRST FLOOR', 2: 'SECOND FLOOR', 3: 'THIRD FLOOR · THRONE ROOM' },
  courtyard: 'COURTYARD',
  coreDoor: 'to the palace',
  controlShip: 'Control Ship',
  palaceLeft: 'Naboo palace pieces',
  palaceLost: 'the Federation wins at 2',
  throneRoom: 'throne room, Naboo’s lead',
  piece: ({ id, unit, left }) => `${unitNames[unit]} ${id}: ${left} left`,
  glance: (view, front, threat, open) =>
    [
      `${fronts[front]}: ${glanceFacts(view, front)}`,
      ...(threat ? [threats[threat]] : []),
      ...(open > 0 ? [`${open} to choose from`] : []),
    ].join('; '),
  rolled: ({ attack, defence, anakin }) => {
    const dice = (list: readonly { shows: number }[]): string => list.map(({ shows }) => shows).join(', ');
    return [
      ...(attack.length > 0 ? [`hits ${dice(attack)}`] : []),
      ...(defence ? [`blocks ${dice(defence)}`] : []),
      ...(anakin ? [`Anakin ${anakin.join(' + ')}`] : []),
    ].join('; ');
  },
  roundNumber: (round) => `Round ${round}`,
  units: unitNames,
  hand: {
    name: 'Your cards',
    pile: 'Your pile',
    aside: 'Set aside',
    blind: (count) => (count === 1 ? '1 blind bonus card' : `${count} blind bonus cards`),
    waiting: (count) => `${count} bonus for the next round`,
    played: 'The card being played',
  },
  tickets: {
    units: {
      gungan: 'Gungans',
      kaadu: 'Kaadu',
      catapult: ['Catapult', 'Catapults'],
      battleDroidGroup: ['BD group', 'BD groups'],
      destroyerDroidGroup: ['DD group', 'DD groups'],
      aat: ['AAT', 'AATs'],
      mtt: ['MTT', 'MTTs'],
      palaceGuard: ['Guard', 'Guards'],
      redQueen: 'Red Q.',
      purpleQueen: 'Purple Q.',
      captainPanaka: 'Panaka',
      quiGon: 'Qui-Gon',
      obiWan: 'Obi-Wan',
      darthMaul: 'Maul',
      battleDroid: ['Droid', 'Droids'],
      destroyerDroid: ['Destroyer', 'Destroyers'],
    },
    anakin: 'Anakin',
    draw: (palace, cards) => `${cards > 1 ? '2 × ' : ''}${palace ? 'Palace card' : 'Field card'}`,
    starfighter: 'Starfighter',
    toPalace: (droids) => `${droids} to palace`,
    activate: (droids) => `+${droids} at MTT`,
    recover: 'heals 3',
    ledge: 'windows',
    twice: 'twice',
  },
  cardAction,
  cardName,
  decks: deckNames,
  wins: (side) => `${sideNames[side]} wins`,
  seat: {
    hand: 'in hand',
    pile: (planned, blind) => `Pile: ${planned} planned${blind > 0 ? `, ${blind} bonus` : ''}`,
    planned: 'has planned',
    planning: 'planning',
    bonus: (count, planning) => `+${count} ${planning ? 'this' : 'next'} round`,
    goFirst: 'goes first',
    unseen: (battlefield, palace) => `decks ${battlefield} / ${palace}`,
    tracks: 'What they can still take',
    track: (name, left, of) => (left > 0 ? `${name}: ${left} of ${of} left` : `${name} is destroyed`),
    shown: (name) => `Cards of ${name}`,
  },
  banner: (view) =>
    view.anakin >= 5
      ? `Control Ship destroyed · palace ${view.palacePieces}, lost at 2 · throne room ${signed(view.throneRoom)}`
      : `Round ${view.round} · Anakin ${view.anakin}/5 · palace ${view.palacePieces}, lost at 2 · shield ${view.shield ? 'up' : 'down'}`,
  flew: { through: 'through!', stopped: 'stopped' },
  miss: 'miss',
  riposte: 'riposte',
  shieldFalls: 'The shield falls',
  shutdown: 'All droids shut down',
  reference: {
    units: 'Units',
    columns: ['Unit', 'Move', 'Attack', 'Defence', 'Range', 'Takes'],
    sight: 'sight',
    adjacent: 'next',
    dice: 'Dice',
    faces: [
      ['red', '2 2 1 1 – – hits'],
      ['gray', '1 1 1 – – – hits'],
      ['blue', '1 1 1 – – – blocks'],
      ['gold', '2 2 1 1 – – blocks'],
      ['green', '2 1 1 blocks, 1 riposte, – –'],
    ],
    decks: 'Cards not yet seen',
    unseen: 'Not among the discards, of all there are',
    starfighters: (left) => `Starfighter cards face down: ${left}`,
    signs: 'On the boards',
    legend: [
      ['stairs', 'Stairs: 1 step from floor to floor; they block sight.'],
      ['window', 'Window: climbed only by Window Ledge cards; any height for 1 step.'],
      ['staging', 'Staging Zone: where droids arrive from the plains.'],
      ['throneRoom', 'Throne room: Naboo needs more pieces there than the Federation once the ship is gone.'],
    ],
    pools: (battle, destroyer) =>
      `Destroyed droids that an MTT can activate: ${battle} Battle, ${destroyer} Destroyer.`,
  },
};

function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}

const languages: Readonly<Record<string, BoardWords>> = { en: english, de: german };

/** What the board says in a language, or else in English. */
export function boardWords(language: string): BoardWords {
  return languages[language] ?? english;
}
