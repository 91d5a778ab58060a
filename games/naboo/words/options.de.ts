import type { OptionWords } from '@holoboard/kernel';
import type { NabooOptions } from '../options.ts';

/** The labels of the set-up form in German, and why one might want each option. */
export const germanOptionWords: Readonly<Record<keyof NabooOptions, OptionWords>> = {
  edgeLos: {
    label: 'Sicht an Feldkanten entlang',
    why: 'Legt fest, ob Hindernisse auf beiden Seiten einer Linie einander gegenüberliegen müssen, um sie zu sperren.',
    values: { wholeLine: 'irgendwo an der Linie', perEdge: 'nur an derselben Kante' },
  },
  rangeMeaning: {
    label: 'Reichweite auf der Ebene',
    why: 'Mit genauen Reichweiten treffen Zerstörerdroiden, Panzer und Katapulte nichts, was näher steht.',
    values: { upTo: 'bis zur Reichweite', exact: 'genau die Reichweite' },
  },
  rangeTwoPath: {
    label: 'Schuss über zwei Felder',
    why: 'Legt fest, welches freie Feld einen Schuss mit Reichweite 2 durchlässt.',
    values: { anyCommonNeighbour: 'jedes Feld dazwischen', straightOnly: 'nur in gerader Linie' },
  },
  groupDefense: {
    label: 'Verteidigung von Gruppen',
    why: 'Wirft die ganze Gruppe nur einmal, sind Kaadu und Zerstörerdroiden viel schwächer.',
    values: { perMember: 'Würfel für jedes Mitglied', perGroup: 'Würfel für die Gruppe' },
  },
  vehiclesMayEnterShieldHex: {
    label: 'Panzer auf dem Schild',
    why: 'Panzer und Transporter dürfen auf Schildfeldern stehen und hineinfeuern; das hilft der Handelsföderation.',
  },
  windowMiddleBlocks: {
    label: 'Besetzte Fenster sperren',
    why: 'Niemand klettert zwei Stockwerke an einem besetzten Fenster vorbei; so können Droiden den Weg bewachen.',
  },
  excessDroids: {
    label: 'Droiden ohne Platz',
    why: 'Droiden, für die im Sammelraum kein Platz ist, sind verloren oder können wieder aktiviert werden.',
    values: { outOfPlay: 'aus dem Spiel', pool: 'wieder zu aktivieren' },
  },
  partialGroupToPalace: {
    label: 'Teil einer Gruppe in den Palast',
    why: 'Die Handelsföderation darf einige Droiden der Gruppe auf der Ebene lassen.',
  },
  riposteWhenKilled: {
    label: 'Riposte im Tod',
    why: 'Ein Jedi oder Darth Maul schlägt noch im Fallen zurück, und beide können sterben.',
  },
  droidsWipedOutCounts: {
    label: 'Sieg ohne Anakin',
    why: 'Ist auf keinem Plan mehr ein Droide, gilt das Kontrollschiff für den Sieg als zerstört.',
  },
  rushAfterQueenDeath: {
    label: 'Sturm ohne die Königin',
    why: 'Nach dem Tod der echten Königin gibt der Sturm auf den Palast den Wachen 8 Felder oder nur 4.',
    values: { cardValue: '8 Felder', doubleReduced: '4 Felder' },
  },
  reshuffleDecks: {
    label: 'Leere Stapel neu mischen',
    why: 'Ohne das gehen die Karten aus, und ein langes Spiel endet unentschieden.',
  },
  bonusOrder: {
    label: 'Reihenfolge der Bonuskarten',
    why: 'Legt fest, welche Bonuskarte eines Stapels zuerst gespielt wird.',
    values: {
      firstDrawnFirst: 'zuerst gezogen, zuerst gespielt',
      lastDrawnFirst: 'zuletzt gezogen, zuerst gespielt',
    },
  },
  fourPlayerSeating: {
    label: 'Sitzordnung zu viert',
    why: 'Nebeneinander spielt ein Team zwei Karten hintereinander; sonst wechseln die Seiten sich ab.',
    values: { bySide: 'Teams nebeneinander', alternating: 'die Seiten im Wechsel' },
  },
  roundLimit: {
    label: 'Letzte Runde',
    why: 'Mit einer Grenze endet das Spiel nach dieser Runde unentschieden.',
    values: {
      '0': 'keine Grenze',
      '5': 'Runde 5',
      '10': 'Runde 10',
      '15': 'Runde 15',
      '20': 'Runde 20',
      '30': 'Runde 30',
      '50': 'Runde 50',
      '100': 'Runde 100',
      '200': 'Runde 200',
      '400': 'Runde 400',
    },
  },
};
