import type { Refusal } from '@holoboard/kernel';
import { germanNumber } from './names.de.ts';
import { cardName, eraName } from './names.ts';

type Params = Refusal['params'];

function piece(params: Params): string {
  return params['piece'] ? `Stück ${String(params['piece']).replace('own_', '')}` : 'ein Stück';
}

function inches(value: unknown): string {
  return germanNumber(Math.ceil(Number(value) / 10) / 100);
}

/** What is said when a clause forbids something, in German. */
export const germanRefusals: Readonly<Record<string, (params: Params) => string>> = {
  'TAC-FAC-01': () => 'Wähle eine der vier Epochen.',
  'TAC-FAC-02': ({ era }) =>
    era
      ? `Nur Fraktionen und Karten der Epoche ${eraName(String(era))} spielen mit.`
      : 'Wähle eine Fraktion der Epoche.',
  'TAC-TBL-02': () => 'Ein Tisch hat mindestens drei Quadratfuß, und keine Seite über 96 Zoll.',
  'TAC-TBL-03': (params) =>
    params['piece'] ? `Die Streifen bleiben frei, aber ${piece(params)} ragt hinein.` : 'Wähle einen Tisch.',
  'TAC-TBL-04': (params) =>
    `Zwischen allem Gelände liegen zwei Zoll; ${piece(params)} ist zu nah an einem anderen.`,
  'TAC-GEO-01': () => 'Das ist kein Punkt dieses Tisches.',
  'TAC-GEO-02': () => 'Eine Richtung ist eine Zahl von Zehntelgrad, von 0 bis 3599.',
  'TAC-GEO-07': (params) =>
    `Gelände besteht aus Kreisen und konvexen Vielecken ganz auf dem Tisch; ${piece(params)} nicht.`,
  'TAC-GEO-12': () => 'Dort kann niemand stehen: besetzt, neben dem Tisch oder kein Boden.',
  'TAC-GEO-17': () => 'Es muss gewürfelt werden.',
  'TAC-RULING-30': ({ table }) =>
    table
      ? 'Dieser Tisch ist nicht für so viele gedacht.'
      : 'In Teams dürfen nicht alle dieselbe Fraktion haben.',
  'TAC-SET-01': ({ cost, limit }) =>
    limit
      ? `Diese Armee kostet ${cost} Punkte; erlaubt sind ${limit}.`
      : 'Wähle eine Armee, oder Karten mit Anzahlen.',
  'TAC-RULING-28': () => 'Eine Armee hat mindestens eine Einheit.',
  'TAC-CARD-01': ({ card }) => `${cardName(String(card))} dient nicht in dieser Fraktion.`,
  'TAC-TYPE-08': ({ card }) => `${cardName(String(card))} gibt es nur einmal.`,
  'TAC-TYPE-20': ({ card }) => `${cardName(String(card))} ist ein Held: höchstens einmal.`,
  'TAC-SET-06': () => 'Lege jede Karte einmal in die Reihe.',
  'TAC-SET-07': () =>
    'Einheiten beginnen mit der ganzen Basis im eigenen Streifen, höchstens 4 Zoll vom Rand.',
  'TAC-SET-08': () => 'Nur Transporter der eigenen Armee lassen sich beladen.',
  'TAC-SET-10': () => 'Würfle um die Initiative.',
  'TAC-ABL-08': () =>
    'Wer einsickert, beginnt höchstens 8 Zoll vom eigenen Rand und fern von den Rändern daneben.',
  'TAC-TYPE-24': () => 'Nur Infanterie kann mitfahren.',
  'TAC-ABL-01': () => 'Diese Einheit hat dafür keinen Platz.',
  'TAC-RULING-26': ({ unit }) =>
    unit === undefined
      ? 'Alle brauchen Platz zum Aufstellen: Ab drei Spielern ist keine Seite kürzer als 11 Zoll.'
      : 'Diese Einheit ist jetzt nicht an der Reihe, aufgestellt zu werden.',
  'TAC-RULING-32': () => 'Ohne das Modul mit den Befehlshabern gibt es keine Piloten.',
  'TAC-TRN-01': () => 'Erst müssen alle Einheiten aufgestellt sein.',
  'TAC-TRN-11': () => 'Kein Droide hat einen Piloten.',
  'TAC-OPT-CMD-01': () => 'Den Befehl hat einer deiner Helden, ohne Helden eine deiner Eliten, oder niemand.',
  'TAC-OPT-CMD-03': () => 'Behalte den Würfel, oder lass ihn durch den Befehlshaber wiederholen.',
  'TAC-OPT-CMD-04': () => 'Diese Strategiekarte lässt sich jetzt nicht spielen.',
  'TAC-OPT-CMD-05': () =>
    'Nur ein Held, der kein Droide ist, steuert; und ein Fahrzeug hat höchstens einen Piloten.',
  'TAC-OPT-CMD-06': () => 'Sag, ob oder wo die Einheit zurückkommt.',
  'TAC-RULING-25': () => 'Wähle eine Einheit der aktiven Karte, die noch nicht gehandelt hat.',
  'TAC-SEQ-03': () => 'Die aktive Einheit bewegt sich, greift an, oder ist fertig.',
  'TAC-SEQ-13': () => 'Es wurde keine Zeit vereinbart, die jetzt um sein könnte.',
  'TAC-MOVE-01': ({ min, max }) => `Diese Einheit bewegt sich mit jedem Manöver ${min} bis ${max} Zoll.`,
  'TAC-MOVE-03': ({ speed }) => `Das erste Manöver hat das Tempo bestimmt: ${inches(speed)} Zoll.`,
  'TAC-MOVE-05': ({ left }) =>
    left ? `Jedes Manöver muss sein: noch ${left}.` : 'Diese Einheit hat kein Manöver mehr.',
  'TAC-MOVE-07': ({ most }) =>
    `Sie kann sich höchstens ${germanNumber(Number(most) / 10)} Grad nach jeder Seite drehen.`,
  'TAC-ABL-13': ({ most }) =>
    `Sie dreht langsam: höchstens ${germanNumber(Number(most) / 10)} Grad nach jeder Seite.`,
  'TAC-CARD-07': () => 'Diese Waffe steht nicht auf ihrer Karte.',
  'TAC-CARD-12': () => 'Diese Waffe taugt nicht gegen diese Einheit.',
  'TAC-KEY-04': () => 'Diese Waffe trifft nur am Boden, und diese Einheit fliegt.',
  'TAC-ATK-02': () => 'Alle Angriffe kommen vor der Bewegung, oder alle danach.',
  'TAC-ATK-03': () => 'Kein Angriff mitten in der Bewegung.',
  'TAC-ATK-06': () => 'Diese Einheit ist außerhalb des Feuerwinkels.',
  'TAC-ATK-07': ({ target, nearest }) =>
    target && nearest
      ? 'Diese Einheit ist nicht der nächste Gegner, auf den diese Waffe feuern kann.'
      : 'Das Ziel muss ein Gegner auf dem Tisch sein.',
  'TAC-RULING-08': ({ needs, range }) =>
    `Diese Einheit ist zu weit weg: ${inches(needs)}, die Waffe reicht ${range}.`,
  'TAC-RULING-13': ({ most }) =>
    Number(most) > 1
      ? `Höchstens ${most} Angriffe, jeder mit einer anderen Waffe.`
      : 'Ein Angriff je Aktivierung.',
  'TAC-RULING-16': () => 'Waffen für Sturmangriffe werden dafür verwendet, und nur sie.',
  'TAC-TER-19': ({ by }) => `Diese Einheit ist nicht zu sehen: ${by} liegt dazwischen.`,
  'TAC-TER-21': ({ by }) => `Diese Einheit ist nicht zu sehen: ${by} liegt nah an der Einheit am Boden.`,
  'TAC-RUN-03': () => 'Ein Sturmangriff wird vor der Bewegung angesagt.',
  'TAC-RUN-05': ({ min, max }) => `Dieser Sturmangriff ist ${min} bis ${max} Zoll lang.`,
  'TAC-RUN-06': () => 'Wähle unter den Gegnern, durch die er führte.',
  'TAC-RUN-07': ({ most }) => (most ? `Höchstens ${most} davon.` : 'Der Sturmangriff war schon der Angriff.'),
  'TAC-TRN-06': () => 'Ein Transporter nimmt angrenzende Infanterie auf, und nur, wenn er stehen bleibt.',
  'TAC-TRN-07': () => 'Diese Einheit ist nicht an Bord.',
  'TAC-TRN-08': () => 'Wer aussteigt, steht höchstens einen halben Zoll vom Transporter.',
  'TAC-RULING-22': ({ unit: transport }) =>
    transport
      ? 'Eine Einheit ist schon ein- oder ausgestiegen.'
      : 'Nur eigene Infanterie auf dem Tisch steigt ein.',
  'TAC-RULING-42': () => 'Niemand steigt in einer Aktivierung ein und aus.',
  'TAC-ABL-05': () => 'Würfle noch einmal, oder behalte den Wurf.',
  'TAC-ABL-11': ({ target }) =>
    target ? 'Diese Einheit ist kein beschädigter Freund daneben.' : 'Jetzt kann sie nichts reparieren.',
  'TAC-DMG-12': () => 'Stelle die überlebende Einheit auf.',
  'TAC-RULING-24': () => 'Wer überlebt, steht höchstens einen halben Zoll vom Wrack, wo Platz ist.',
};
