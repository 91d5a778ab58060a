import { houseRefusal, type Refusal } from '@holoboard/kernel';
import { germanRulebook } from '../rulebook/rulebook.de.ts';
import { card, cardAction, grid, piece, space } from './names.de.ts';

type Params = Refusal['params'];

const tasks: Readonly<Record<string, string>> = {
  queen: 'die echte Königin bestimmen',
  plan: 'deine Karten planen',
  play: 'die aufgedeckte Karte spielen',
  card: 'eine Aktion der aufgedeckten Karte wählen',
  units: 'die nächste Einheit wählen oder aufhören',
  move: 'mit der Einheit ziehen oder stehen bleiben',
  attack: 'ein Ziel wählen oder verzichten',
  duel: 'ziehen, schlagen oder aufhören',
  bonus: 'den Stapel einer Bonuskarte wählen',
  block: 'Lücken sperren',
  deploy: 'ein Raster wählen',
  send: 'die Gruppe wählen, die gehen soll',
  take: 'sagen, wie viele Droiden gehen',
  arrive: 'die Plätze der Ankunft wählen',
  activate: 'das Feld der neuen Droiden wählen',
};

function subject({ piece: id }: Params): string {
  return id === undefined ? 'Diese Figur' : piece(String(id));
}

function goal({ to }: Params): string {
  return to === undefined ? 'dieses Feld' : space(String(to));
}

function aim({ target }: Params): string {
  return target === undefined ? 'dieses Ziel' : piece(String(target));
}

/** What blocks a line of sight. */
function obstruction(id: string | number | undefined): string {
  return id === undefined || id === 'wall' ? 'Eine Wand' : space(String(id));
}

function task({ now }: Params): string {
  return tasks[String(now)] ?? 'die gestellte Frage beantworten';
}

/** What to say beyond the clause itself, where the situation says more; nothing where it does not. */
const particular = new Map<string, (params: Params) => string | null>([
  [
    'NAB-QUEEN-01',
    (params) =>
      params['now'] === 'queen'
        ? 'Bestimme zuerst die echte Königin.'
        : 'Die echte Königin wurde vor dem Spiel bestimmt.',
  ],
  ['NAB-ROUND-08', () => 'Erst planen alle, dann werden Karten gespielt.'],
  ['NAB-ROUND-04', () => 'Das Planen ist vorbei; der Rest deiner Hand liegt für diese Runde beiseite.'],
  [
    'NAB-ROUND-02',
    ({ card: id, wanted, given }) =>
      id === undefined
        ? `Du planst genau ${wanted} Karten, nicht ${given}.`
        : `So viele ${id} hast du nicht auf der Hand.`,
  ],
  [
    'NAB-RULING-43',
    ({ wanted, given }) =>
      wanted === undefined ? null : `Du musst alle ${wanted} Karten deiner Hand planen, nicht ${given}.`,
  ],
  ['NAB-SETUP-23', ({ card: id }) => (id === undefined ? null : `${id} ist keine Karte deiner Seite.`)],
  [
    'NAB-4P-09',
    ({ card: id }) =>
      id === undefined ? null : `${id} gehört deinem Mitspieler, und Karten werden nicht getauscht.`,
  ],
  [
    'NAB-CARD-01',
    (params) =>
      params['action'] !== undefined && params['card'] !== undefined
        ? `Das ist keine Aktion von ${card(String(params['card']))}.`
        : `Jetzt musst du ${task(params)}.`,
  ],
  ['NAB-MOVE-01', () => 'Erst ziehen oder stehen bleiben, dann angreifen.'],
  ['NAB-MOVE-02', () => 'Die Einheit ist schon gezogen: Jetzt greift sie an oder verzichtet.'],
  [
    'NAB-JEDI-04',
    ({ most }) =>
      most === undefined
        ? 'Sag, mit wie vielen Würfeln er schlägt.'
        : `Du kannst jetzt mit 1 bis ${most} Würfeln schlagen.`,
  ],
  ['NAB-JEDI-09', ({ most }) => `Ein Schlag hat höchstens ${most ?? 3} Würfel.`],
  ['NAB-ATT-07', () => 'Nur die Jedi und Darth Maul wählen, mit wie vielen Würfeln sie schlagen.'],
  ['NAB-RULING-14', (params) => `Erst musst du ${task(params)}.`],
  [
    'NAB-RULING-15',
    ({ action }) =>
      action === undefined ? null : `Für „${cardAction(String(action))}“ ist keine Einheit mehr da.`,
  ],
  ['NAB-END-01', ({ action }) => (action === undefined ? null : 'Das Kontrollschiff ist schon zerstört.')],
  [
    'NAB-RULING-12',
    ({ action, deck }) => {
      if (action !== undefined) return 'Es ist keine Sternjäger-Karte mehr da.';
      return deck === undefined ? null : 'Dieser Stapel gibt keine Karte her; zieh vom anderen.';
    },
  ],
  [
    'NAB-REINF-02',
    ({ piece: id }) =>
      id === undefined
        ? 'Es ist keine solche Gruppe mehr da.'
        : `${piece(String(id))} kann mit dieser Karte nicht gehen.`,
  ],
  [
    'NAB-RULING-08',
    ({ action, wanted, most }) => {
      if (action !== undefined) return 'Im Sammelraum ist kein Platz frei.';
      return wanted === undefined
        ? `Du kannst 1 bis ${most ?? 4} Droiden nehmen.`
        : `Genau ${wanted} Droiden müssen ankommen.`;
    },
  ],
  [
    'NAB-RULING-37',
    ({ action }) =>
      action === undefined ? null : 'Es gibt keinen Schaden, von dem man sich erholen könnte.',
  ],
  [
    'NAB-RULING-42',
    (params) => {
      if (params['to'] !== undefined) return `${subject(params)} kann nicht auf einen anderen Plan.`;
      if (params['target'] !== undefined) return `${aim(params)} kämpft in einer anderen Schlacht.`;
      return `${subject(params)} gehört nicht zu den Einheiten dieser Aktion.`;
    },
  ],
  ['NAB-CARD-04', (params) => `${subject(params)} war in dieser Aktion schon an der Reihe.`],
  ['NAB-CARD-05', (params) => `${subject(params)} wäre eine Einheit dieser Art zu viel.`],
  [
    'NAB-DMG-05',
    (params) => `${params['target'] === undefined ? subject(params) : aim(params)} ist nicht mehr im Spiel.`,
  ],
  ['NAB-MOVE-03', (params) => `So weit kommt ${subject(params)} nicht: ${goal(params)}.`],
  ['NAB-MOVE-04', (params) => `${subject(params)} steht schon dort; wer nicht ziehen will, bleibt stehen.`],
  ['NAB-MOVE-05', (params) => `Besetzt: ${goal(params)}.`],
  ['NAB-VICE-02', (params) => `Hier sitzt ein Vizekönig: ${goal(params)}.`],
  ['NAB-RULING-19', (params) => `Dort kann niemand hin: ${goal(params)}.`],
  ['NAB-CORE-05', () => 'Solange Darth Maul lebt, verlässt kein Jedi den Reaktorkern.'],
  ['NAB-CORE-06', () => 'Solange ein Jedi lebt, verlässt Darth Maul den Reaktorkern nicht.'],
  ['NAB-RULING-05', (params) => `${subject(params)} darf auf kein Schildfeld, solange der Schild steht.`],
  ['NAB-RULING-06', (params) => `Das Fenster dazwischen ist besetzt, also kein Weg nach ${goal(params)}.`],
  ['NAB-ATT-03', (params) => `Außer Reichweite: ${aim(params)}.`],
  ['NAB-RANGE-01', (params) => `Nicht auf dem Nachbarfeld: ${aim(params)}.`],
  ['NAB-RANGE-02', (params) => `Kein freies Feld liegt dazwischen: ${aim(params)}.`],
  ['NAB-SHIELD-04', (params) => `Der Schild ist dazwischen: ${aim(params)}.`],
  ['NAB-LOS-04', (params) => `${obstruction(params['blocker'])} versperrt die Sicht: ${aim(params)}.`],
  [
    'NAB-LOS-11',
    (params) =>
      `${obstruction(params['blocker'])} und ${obstruction(params['opposite']).replace(/^Eine/, 'eine')} versperren die Sicht von beiden Seiten: ${aim(params)}.`,
  ],
  ['NAB-RULING-20', (params) => `In einem anderen Stock oder Raum: ${aim(params)}.`],
  ['NAB-JEDI-07', (params) => `Nicht auf dem Nachbarfeld: ${aim(params)}.`],
  ['NAB-SPACE-05', ({ hits }) => `Du hast ${hits ?? 'weniger'} Treffer, einen für jede Lücke.`],
  [
    'NAB-RULING-29',
    ({ slot }) => (slot === undefined ? null : `In Lücke ${slot} steht schon ein Sternjäger.`),
  ],
  [
    'NAB-SF-02',
    ({ grid: id }) => (id === undefined ? null : `Anakin ist schon vorbei: ${grid(String(id))}.`),
  ],
  ['NAB-STAGE-01', (params) => `Nicht im Sammelraum: ${goal(params)}.`],
  ['NAB-STAGE-02', (params) => `Besetzt: ${goal(params)}.`],
  ['NAB-ACTV-02', (params) => `Kein freies Feld neben einem MTT: ${goal(params)}.`],
]);

const clauseTexts = new Map(germanRulebook.map(({ id, text }) => [id, text]));

/** Why not, in one German sentence: what is particular about it, or else the clause itself. */
export function germanRefusal(refused: Refusal): string {
  return (
    houseRefusal(refused, 'de') ??
    particular.get(refused.clause)?.(refused.params) ??
    clauseTexts.get(refused.clause) ??
    'Das erlauben die Regeln nicht.'
  );
}
