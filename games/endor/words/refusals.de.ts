import { houseRefusal, type Refusal } from '@holoboard/kernel';
import type { Order } from '../data/cards.ts';
import type { ShipType } from '../data/ships.ts';
import { germanRulebook } from '../rulebook/rulebook.de.ts';
import type { Phase } from '../state.ts';
import { names as allNames, isMarker, placeName } from './names.ts';

const names = allNames.de;

type Params = Refusal['params'];

type Sentences = Readonly<Record<string, (params: Params) => string | null>>;

function place(id: string | number | undefined): string {
  return id === undefined ? 'diesem Ort' : placeName(names, String(id));
}

function many(ship: string | number | undefined): string {
  return names.orders[ship as ShipType] ?? 'Schiffe';
}

function order(id: string | number | undefined): string {
  return names.orders[id as Order] ?? 'Der Befehl';
}

const phaseTasks: Readonly<Record<Phase, string>> = {
  plan: 'die Karten deines Befehlsstapels wählen',
  chooseOrder: 'einen Befehl der aufgedeckten Karte wählen',
  move: 'fliegen oder stehen bleiben',
  target: 'ein Ziel angreifen oder das Feuer halten',
  fire: 'ein Ziel für den Todesstern wählen',
  ambush: 'die Zahl der Sturmtruppen wählen',
  reroll: 'einen Würfel neu werfen oder alle behalten',
  assign: 'die getroffenen Schiffe wählen',
  over: 'aufhören',
};

/** What to say beyond the clause itself, where the situation says more; nothing where it does not. */
const particular = new Map(
  Object.entries<Sentences[string]>({
    'END-PLAN-01': () => 'Zuerst wird geplant: Wähle die Karten deines Befehlsstapels.',
    'END-PLAN-06': () => 'Das Planen ist vorbei; der Rest deiner Hand liegt bis zum Nachziehen beiseite.',
    'END-PLAN-03': ({ card, wanted, given }) => {
      if (card !== undefined) return `So viele ${card} hast du nicht auf der Hand.`;
      return wanted === undefined ? null : `Du planst genau ${wanted} Karten, nicht ${given ?? 'andere'}.`;
    },
    'END-SETUP-03': ({ card }) => (card === undefined ? null : `${card} ist keine Karte deiner Seite.`),
    'END-TEAM-08': ({ card }) =>
      card === undefined
        ? null
        : `${card} hat dein Mitspieler auf der Hand, und Karten werden nicht getauscht.`,
    'END-TURN-04': ({ order: id, card, now }) => {
      if (id !== undefined && card !== undefined) return `${order(id)} ist kein Befehl von ${card}.`;
      const task = phaseTasks[now as Phase];
      return task === undefined
        ? null
        : `Du führst einen Befehl Schritt für Schritt aus; jetzt musst du ${task}.`;
    },
    'END-TURN-08': ({ order: id }) =>
      id === undefined ? null : `${order(id)} ist nicht zu gebrauchen: Kein solches Schiff ist mehr da.`,
    'END-RULING-19': () =>
      'Eine Karte mit brauchbarem Befehl darf nicht verfallen; Schiffe dürfen aber stehen bleiben und das Feuer halten.',
    'END-RULING-21': ({ order: id }) =>
      id === undefined ? null : `${order(id)} ist nicht zu gebrauchen: Das Duell ist vorbei.`,
    'END-RULING-27': ({ die }) =>
      die === undefined ? 'Jetzt gibt es nichts neu zu werfen.' : `Kein Würfel zeigt eine ${die}.`,
    'END-RULING-30': ({ order: id }) =>
      id === undefined ? null : 'Ohne die Executor lassen sich keine TIE-Jäger aussenden.',
    'END-RULING-04': ({ order: id }) =>
      id === undefined
        ? 'Dorthin kann niemand fliegen oder zielen: Es ist der Todesstern selbst.'
        : 'Der Todesstern hat nichts, worauf er feuern könnte.',
    ...moveRefusals(),
    ...attackRefusals(),
    ...endorRefusals(),
  }),
);

function moveRefusals(): Sentences {
  return {
    'END-MOVE-08': ({ now }) =>
      now === 'move'
        ? 'Erst fliegen oder stehen bleiben, dann angreifen.'
        : 'Schiffe fliegen vor dem Angriff, nie danach.',
    'END-MOVE-05': ({ from, ship }) =>
      from === undefined ? null : `In ${place(from)} sind keine ${many(ship)}, die fliegen könnten.`,
    'END-MOVE-07': () => 'Eine Bewegung nimmt mindestens ein Schiff mit; sonst bleibe stehen.',
    'END-MOVE-02': ({ to }) =>
      to === undefined ? null : `In ${place(to)} sind feindliche Schiffe; räume den Sektor zuerst.`,
    'END-MOVE-03': ({ from, to }) =>
      to === undefined
        ? null
        : `Jeder Weg von ${place(from)} nach ${place(to)} führt durch feindliche Schiffe.`,
    'END-MOVE-09': tooFar,
    'END-MOVE-10': tooFar,
    'END-MOVE-11': ({ from, to }) =>
      to === undefined
        ? null
        : `${place(to)} liegt nicht neben ${place(from)}, und Jäger fliegen 1 Sektor weit.`,
    'END-RULING-07': ({ from, ship, ships, have }) => {
      if (have === undefined) return null;
      return Number(ships) > Number(have)
        ? `In ${place(from)} gibt es davon nur ${have}: ${many(ship)}.`
        : `Aus ${place(from)} sind mit diesem Befehl schon Schiffe geflogen.`;
    },
    'END-RULING-14': ({ from, to, at }) => {
      if (at !== undefined) return 'Jäger auf einem Flottenmarker greifen nicht an; starte sie zuerst.';
      if (to === undefined) return null;
      return isMarker(String(to))
        ? 'Kein Schiff fliegt auf einen Flottenmarker oder dorthin zurück.'
        : `Jäger auf ${place(from)} starten nur in den Sektor daneben.`;
    },
    'END-RULING-33': () => 'Eine Bewegung endet in einem anderen Sektor, als sie begann.',
    'END-HIT-15': ({ from, at }) => {
      const marker = at ?? from;
      return marker === undefined ? null : `${place(marker)} ist schon zerstört.`;
    },
    'END-RULING-09': () => 'Ein TIE-Befehl sendet aus oder bewegt, nicht beides.',
    'END-DEPLOY-01': ({ order: id, reserve }) => {
      if (id !== undefined && id !== 'tie') return 'Nur ein TIE-Befehl sendet aus der Reserve aus.';
      return reserve === undefined ? null : 'Die Reserve ist leer.';
    },
  };
}

function tooFar({ from, to }: Params): string | null {
  return to === undefined ? null : `${place(to)} ist mehr als 2 Sektoren von ${place(from)} entfernt.`;
}

function attackRefusals(): Sentences {
  const noDieFor = ({ ship }: Params): string | null =>
    ship === undefined ? null : `Für so viele Treffer fehlen passende Würfel: ${many(ship)}.`;
  return {
    'END-ATK-01': ({ from, at }) =>
      at === undefined ? null : `${place(at)} liegt nicht neben ${place(from)}; angegriffen wird nebenan.`,
    'END-ATK-03': ({ from, ship }) =>
      from === undefined ? null : `In ${place(from)} sind keine ${many(ship)}, und nur sie greifen jetzt an.`,
    'END-ATK-06': ({ at, ship, now }) => {
      if (now !== undefined) return 'Jetzt gibt es keine Treffer zu verteilen.';
      if (at !== undefined) return `In ${place(at)} ist nichts Feindliches anzugreifen.`;
      return ship === undefined ? null : `Dort sind keine feindlichen ${many(ship)} zu treffen.`;
    },
    'END-RULING-06': () => 'Nach einer Bewegung kommt der Angriff von dort, wohin die Schiffe geflogen sind.',
    'END-RULING-08': () => 'Nur Schiffe, die dieser Befehl bewegt hat, dürfen angreifen.',
    'END-RULING-11': () => 'Einen Flottenmarker greifen nur imperiale Schiffe im Sektor daneben an.',
    'END-RULING-17': ({ at }) => (at === undefined ? null : `In ${place(at)} ist kein Rebellenschiff.`),
    'END-HIT-01': noDieFor,
    'END-HIT-02': noDieFor,
    'END-HIT-03': noDieFor,
    'END-HIT-04': noDieFor,
    'END-HIT-05': noDieFor,
    'END-HIT-07': noDieFor,
    'END-RULING-32': ({ ship, most }) =>
      most === undefined
        ? 'Jeder Würfel, der noch ein Schiff treffen kann, muss genutzt werden.'
        : `Dort gehen nur ${most} Treffer: ${many(ship)}.`,
  };
}

function endorRefusals(): Sentences {
  const howMany = ({ most, order: id }: Params): string | null => {
    if (id !== undefined)
      return `${order(id)} ist nicht zu gebrauchen: Vor dem Stoßtrupp ist kein Feld mehr frei.`;
    return most === undefined ? null : `Du kannst jetzt 1 bis ${most} Sturmtruppen aufstellen.`;
  };
  return {
    'END-SHLD-06': howMany,
    'END-RULING-26': howMany,
    'END-SHLD-10': ({ order: id }) =>
      id === undefined ? null : `${order(id)} ist nicht zu gebrauchen: Der Schild ist schon gefallen.`,
  };
}

const clauseTexts = new Map(germanRulebook.map(({ id, text }) => [id, text]));

/** Why not, in one German sentence: what is particular about it, or else the clause itself. */
export function germanRefusal(refused: Refusal): string {
  return (
    houseRefusal(refused, 'de') ??
    particular.get(refused.clause)?.(refused.params) ??
    clauseTexts.get(refused.clause) ??
    'Das lassen die Regeln nicht zu.'
  );
}
