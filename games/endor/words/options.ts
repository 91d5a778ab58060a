import type { OptionWords } from '@holoboard/kernel';
import type { EndorOptions } from '../options.ts';

type AllOptionWords = Readonly<Record<keyof EndorOptions, OptionWords>>;

const english: AllOptionWords = {
  duelTracks: {
    label: 'Length of the duel',
    why: 'With 4 hits each the duel is decided early; with 12 and 13 it lasts the whole battle.',
    values: { seed4: '4 hits each', published12_13: 'Luke 12 hits, Vader 13' },
  },
  shieldTrack: {
    label: 'Shield Assault Track',
    why: 'The short track brings the shield down about one Shield Assault sooner and is harder throughout.',
    values: { long28: '28 spaces', short20: '20 spaces' },
  },
  shieldDice: {
    label: 'Shield dice',
    why: 'Each die is spent on a space of its own, or all of them are compared with the next space.',
    values: { assignEachDie: 'one die for each space', countAgainstNext: 'all against the next space' },
  },
  deathStarRun: {
    label: 'Flight into the Death Star',
    why: 'Once the shield is down, Rebels may fly into the Death Star, and TIE fighters may follow them.',
  },
  attackFrom: {
    label: 'Attack after a move',
    why: 'Decides whether ships elsewhere may attack when others of their type have moved.',
    values: { movedGroupSector: 'from where the ships moved to', anySector: 'from any sector' },
  },
  moveOrigins: {
    label: 'Origins of a move',
    why: 'Converging moves gather ships from several places in one sector, for heavier attacks.',
    values: { single: 'from one place', converging: 'from several places to one' },
  },
  attackersMustMove: {
    label: 'Only moved ships attack',
    why: 'Ships that stay put do not fire, which makes standing guard weaker.',
  },
  deployThenMove: {
    label: 'Deploy and move',
    why: 'A TIE order may deploy from the Reserve and still move a group, which helps the Empire.',
  },
  fightersHitMarkers: {
    label: 'Ships attack fleet markers',
    why: 'TIE fighters and the Executor may destroy the fleet markers beside them, not only the Death Star.',
  },
  emptyMarkersShield: {
    label: 'Empty markers draw fire',
    why: 'The Death Star must destroy empty fleet markers too before it may fire at sectors.',
  },
  deathStarMarkerBonus: {
    label: 'Bonus for the Death Star',
    why: 'A fleet marker destroyed by the Death Star earns a bonus card, as one destroyed by ships does.',
  },
  freePass: {
    label: 'Free pass',
    why: 'A flipped card may be discarded without giving any of its orders.',
  },
  tieStart: {
    label: 'TIE fighters at the start',
    why: 'With fewer on the board the inner ring is open at one more place, and the Reserve is larger.',
    values: { half28: '28 on the board', ksirk24: '24 on the board' },
  },
  duelLeadReroll: {
    label: 'Re-roll for the lead',
    why: 'Whose duellist has more hits left may re-roll one die of each own roll, so the duel weighs more.',
  },
};

const german: AllOptionWords = {
  duelTracks: {
    label: 'Länge des Duells',
    why: 'Mit je 4 Treffern fällt die Entscheidung früh; mit 12 und 13 dauert das Duell die ganze Schlacht.',
    values: { seed4: 'je 4 Treffer', published12_13: 'Luke 12 Treffer, Vader 13' },
  },
  shieldTrack: {
    label: 'Weg zum Schildgenerator',
    why: 'Auf dem kurzen Weg fällt der Schild etwa einen Schildangriff früher, doch er ist durchweg schwerer.',
    values: { long28: '28 Felder', short20: '20 Felder' },
  },
  shieldDice: {
    label: 'Würfel beim Schildangriff',
    why: 'Jeder Würfel gilt für ein eigenes Feld, oder alle werden mit dem nächsten Feld verglichen.',
    values: { assignEachDie: 'ein Würfel je Feld', countAgainstNext: 'alle gegen das nächste Feld' },
  },
  deathStarRun: {
    label: 'Flug in den Todesstern',
    why: 'Ist der Schild gefallen, dürfen Rebellen in den Todesstern fliegen und TIE-Jäger ihnen folgen.',
  },
  attackFrom: {
    label: 'Angriff nach einer Bewegung',
    why: 'Legt fest, ob Schiffe anderswo angreifen dürfen, wenn andere ihrer Art geflogen sind.',
    values: { movedGroupSector: 'nur von dort, wohin geflogen wurde', anySector: 'aus jedem Sektor' },
  },
  moveOrigins: {
    label: 'Herkunft einer Bewegung',
    why: 'Wer aus mehreren Orten zusammenzieht, sammelt Schiffe für schwerere Angriffe in einem Sektor.',
    values: { single: 'aus einem Ort', converging: 'aus mehreren Orten in einen' },
  },
  attackersMustMove: {
    label: 'Nur wer flog, greift an',
    why: 'Schiffe, die stehen bleiben, feuern nicht; Wache halten wird schwächer.',
  },
  deployThenMove: {
    label: 'Aussenden und fliegen',
    why: 'Ein TIE-Befehl darf aus der Reserve aussenden und noch eine Gruppe bewegen; das hilft dem Imperium.',
  },
  fightersHitMarkers: {
    label: 'Schiffe greifen Flottenmarker an',
    why: 'Auch TIE-Jäger und die Executor dürfen Flottenmarker neben sich zerstören, nicht nur der Todesstern.',
  },
  emptyMarkersShield: {
    label: 'Leere Marker ziehen Feuer auf sich',
    why: 'Der Todesstern muss auch leere Flottenmarker zerstören, bevor er auf Sektoren feuern darf.',
  },
  deathStarMarkerBonus: {
    label: 'Bonus für den Todesstern',
    why: 'Auch ein vom Todesstern zerstörter Flottenmarker bringt eine Bonuskarte.',
  },
  freePass: {
    label: 'Freies Passen',
    why: 'Eine aufgedeckte Karte darf ohne Befehl abgelegt werden.',
  },
  tieStart: {
    label: 'TIE-Jäger zu Beginn',
    why: 'Mit weniger auf dem Plan ist der innere Ring an einer Stelle mehr offen, und die Reserve ist größer.',
    values: { half28: '28 auf dem Plan', ksirk24: '24 auf dem Plan' },
  },
  duelLeadReroll: {
    label: 'Neuer Wurf für die Führung',
    why: 'Wessen Duellant mehr Treffer übrig hat, darf bei jedem eigenen Wurf einen Würfel neu werfen.',
  },
};

/** The labels of the set-up form, and why one might want each option. */
export const optionWords = { en: english, de: german };
