import type { UnitId } from '../data/units.ts';
import type { NabooView } from '../view.ts';
import { cardAction, card as cardName, deckNames, sideNames } from '../words/names.de.ts';
import { type Front, figuresIn, leftOf, type Threat } from './fronts.ts';
import type { BoardWords } from './words.ts';

const unitNames: Readonly<Record<UnitId, string>> = {
  gungan: 'Gungans',
  kaadu: 'Kaadu',
  catapult: 'Katapult',
  fambaa: 'Fambaa',
  battleDroidGroup: 'Kampfdroiden',
  destroyerDroidGroup: 'Zerstörerdroiden',
  aat: 'AAT',
  mtt: 'MTT',
  palaceGuard: 'Palastwache',
  redQueen: 'Rote Königin',
  purpleQueen: 'Violette Königin',
  captainPanaka: 'Captain Panaka',
  quiGon: 'Qui-Gon',
  obiWan: 'Obi-Wan',
  darthMaul: 'Darth Maul',
  battleDroid: 'Kampfdroide',
  destroyerDroid: 'Zerstörerdroide',
  viceroy: 'Vizekönig',
};

const fronts: Readonly<Record<Front, string>> = {
  plains: 'Die Ebene',
  palace: 'Palast von Theed',
  core: 'Reaktorkern',
  space: 'Weltraum',
};

const threats: Readonly<Record<Threat, string>> = {
  shieldFalls: 'ein Fambaa ist schwer verletzt: der Schild kann fallen',
  fewLeft: 'Naboo hat nur noch wenige Palastfiguren',
  throne: 'Naboo ist dem Thronsaal nahe',
  duellist: 'jemand im Duell ist dem Tod nahe',
  lastGrid: 'Anakin ist vor dem letzten Gitter',
};

function glanceFacts(view: NabooView, front: Front): string {
  if (front === 'core')
    return `Qui-Gon ${leftOf(view, 'QuiGon')}, Obi-Wan ${leftOf(view, 'ObiWan')}, Darth Maul ${leftOf(view, 'Maul')} übrig`;
  if (front === 'space') return `Anakin hat ${view.anakin} von 5 Gittern durchflogen`;
  const { naboo, tradeFederation } = figuresIn(view, front);
  const shield = front === 'plains' ? `, der Schild ist ${view.shield ? 'oben' : 'gefallen'}` : '';
  const throne = front === 'palace' ? `, Thronsaal ${view.throneRoom}` : '';
  return `${naboo} Figuren von Naboo, ${tradeFederation} der Handelsföderation${shield}${throne}`;
}

/** The words of the board in German. */
export const german: BoardWords = {
  battles: 'Die vier Schlachten',
  fronts,
  stage: { zoomIn: 'Näher heran', zoomOut: 'Weiter weg', fit: 'Ganze Schlacht zeigen' },
  pin: 'Diese Schlacht festhalten',
  floors: { 1: 'ERSTER STOCK', 2: 'ZWEITER STOCK', 3: 'DRITTER STOCK · THRONSAAL' },
  courtyard: 'HOF',
  coreDoor: 'zum Palast',
  controlShip: 'Kontrollschiff',
  palaceLeft: 'Palastfiguren von Naboo',
  palaceLost: 'bei 2 siegt die Föderation',
  throneRoom: 'Thronsaal, Vorsprung von Naboo',
  piece: ({ id, unit, left }) => `${unitNames[unit]} ${id}: noch ${left}`,
  glance: (view, front, threat, open) =>
    [
      `${fronts[front]}: ${glanceFacts(view, front)}`,
      ...(threat ? [threats[threat]] : []),
      ...(open > 0 ? [`${open} zur Wahl`] : []),
    ].join('; '),
  rolled: ({ attack, defence, anakin }) => {
    const dice = (list: readonly { shows: number }[]): string => list.map(({ shows }) => shows).join(', ');
    return [
      ...(attack.length > 0 ? [`Treffer ${dice(attack)}`] : []),
      ...(defence ? [`Paraden ${dice(defence)}`] : []),
      ...(anakin ? [`Anakin ${anakin.join(' + ')}`] : []),
    ].join('; ');
  },
  roundNumber: (round) => `Runde ${round}`,
  units: unitNames,
  hand: {
    name: 'Deine Karten',
    pile: 'Dein Stapel',
    aside: 'Beiseite',
    blind: (count) => (count === 1 ? '1 verdeckte Bonuskarte' : `${count} verdeckte Bonuskarten`),
    waiting: (count) => `${count} Bonus für die nächste Runde`,
    played: 'Die gespielte Karte',
  },
  tickets: {
    units: {
      gungan: 'Gungans',
      kaadu: 'Kaadu',
      catapult: ['Katapult', 'Katapulte'],
      battleDroidGroup: ['KD-Trupp', 'KD-Trupps'],
      destroyerDroidGroup: ['ZD-Trupp', 'ZD-Trupps'],
      aat: ['AAT', 'AATs'],
      mtt: ['MTT', 'MTTs'],
      palaceGuard: ['Wache', 'Wachen'],
      redQueen: 'Rote K.',
      purpleQueen: 'Violette K.',
      captainPanaka: 'Panaka',
      quiGon: 'Qui-Gon',
      obiWan: 'Obi-Wan',
      darthMaul: 'Maul',
      battleDroid: ['Droide', 'Droiden'],
      destroyerDroid: 'Zerstörer',
    },
    anakin: 'Anakin',
    draw: (palace, cards) => `${cards > 1 ? '2 × ' : ''}${palace ? 'Palast' : 'Feld'}`,
    starfighter: 'Jägerkarte',
    toPalace: (droids) => `${droids} in Palast`,
    activate: (droids) => `+${droids} am MTT`,
    recover: 'heilt 3',
    ledge: 'Fenster',
    twice: 'doppelt',
  },
  cardAction,
  cardName,
  decks: deckNames,
  wins: (side) => `${sideNames[side]} siegt`,
  seat: {
    hand: 'auf der Hand',
    pile: (planned, blind) => `Stapel: ${planned} geplant${blind > 0 ? `, ${blind} Bonus` : ''}`,
    planned: 'hat geplant',
    planning: 'plant',
    bonus: (count, planning) => `+${count} ${planning ? 'diese' : 'nächste'} Runde`,
    goFirst: 'beginnt',
    unseen: (battlefield, palace) => `Stapel ${battlefield} / ${palace}`,
    tracks: 'Was sie noch aushalten',
    track: (name, left, of) => (left > 0 ? `${name}: noch ${left} von ${of}` : `${name} ist zerstört`),
    shown: (name) => `Karten von ${name}`,
  },
  banner: (view) =>
    view.anakin >= 5
      ? `Kontrollschiff zerstört · Palast ${view.palacePieces}, verloren bei 2 · Thronsaal ${signed(view.throneRoom)}`
      : `Runde ${view.round} · Anakin ${view.anakin}/5 · Palast ${view.palacePieces}, verloren bei 2 · Schild ${view.shield ? 'oben' : 'unten'}`,
  flew: { through: 'durch!', stopped: 'gestoppt' },
  miss: 'daneben',
  riposte: 'Riposte',
  shieldFalls: 'Der Schild fällt',
  shutdown: 'Alle Droiden schalten ab',
  reference: {
    units: 'Einheiten',
    columns: ['Einheit', 'Zug', 'Angriff', 'Abwehr', 'Reichw.', 'Hält'],
    sight: 'Sicht',
    adjacent: 'daneben',
    dice: 'Würfel',
    faces: [
      ['red', '2 2 1 1 – – Treffer'],
      ['gray', '1 1 1 – – – Treffer'],
      ['blue', '1 1 1 – – – Paraden'],
      ['gold', '2 2 1 1 – – Paraden'],
      ['green', '2 1 1 Paraden, 1 Riposte, – –'],
    ],
    decks: 'Noch nicht gesehene Karten',
    unseen: 'Nicht bei den Ablagen, von allen',
    starfighters: (left) => `Verdeckte Sternjägerkarten: ${left}`,
    signs: 'Auf den Plänen',
    legend: [
      ['stairs', 'Treppe: 1 Schritt von Stock zu Stock; sie nimmt die Sicht.'],
      ['window', 'Fenster: nur mit Fenstersims-Karten; jede Höhe für 1 Schritt.'],
      ['staging', 'Bereitstellung: hier kommen Droiden von der Ebene an.'],
      [
        'throneRoom',
        'Thronsaal: ist das Schiff zerstört, braucht Naboo dort mehr Figuren als die Föderation.',
      ],
    ],
    pools: (battle, destroyer) =>
      `Zerstörte Droiden, die ein MTT aktivieren kann: ${battle} Kampf-, ${destroyer} Zerstörerdroiden.`,
  },
};

function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}
