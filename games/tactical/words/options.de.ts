import type { OptionWords } from '@holoboard/kernel';

/** The set-up form in German. */
export const germanOptionWords: Readonly<Record<string, OptionWords>> = {
  pointsLimit: {
    label: 'Punkte',
    why: 'Was eine Armee kosten darf.',
    values: { '50': '50', '75': '75', '100': '100', '150': '150', '200': '200' },
  },
  roundLimit: {
    label: 'Runden',
    why: 'Nach wie vielen Runden Punkte gezählt werden.',
    values: { '6': 'Sechs', '8': 'Acht', '10': 'Zehn', '12': 'Zwölf', none: 'Ohne Grenze' },
  },
  timeLimitMinutes: {
    label: 'Zeit',
    why: 'Nach wie vielen Minuten Punkte gezählt werden.',
    values: {
      none: 'Ohne Grenze',
      '30': '30 Minuten',
      '45': '45 Minuten',
      '60': '60 Minuten',
      '90': '90 Minuten',
    },
  },
  coverRule: {
    label: 'Deckung',
    why: 'Das Regelheft beschreibt Deckung zweimal.',
    values: {
      twoDiceLower: 'Zwei Würfel, der niedrigere zählt',
      defenderDie: 'Das Ziel zählt einen Würfel dazu',
    },
  },
  walkerDifficult: {
    label: 'Läufer',
    why: 'Ob Läufer an schwierigem Gelände halten.',
    values: { ignore: 'Sie gehen weiter', stopOnly: 'Sie halten, werden aber nicht langsamer' },
  },
  targetRule: {
    label: 'Ziele',
    why: 'Ob der nächste Gegner auch außer Reichweite das Ziel ist.',
    values: { nearest: 'Der nächste', nearestInRange: 'Der nächste in Reichweite' },
  },
  terrainUnderShooter: {
    label: 'Schüsse aus Gelände',
    why: 'Ob das Stück stört, in dem man selbst steht.',
    values: { free: 'Nein', strict: 'Ja' },
  },
  modelsAsCover: {
    label: 'Modelle als Deckung',
    why: 'Ob Fahrzeuge in der Linie Deckung geben.',
    values: { off: 'Nein', on: 'Ja' },
  },
  edgeRule: {
    label: 'Tischrand',
    why: 'Was Fliegern am Rand geschieht.',
    values: { stop: 'Sie halten', leave: 'Sie sind verloren' },
  },
  moveMeasure: {
    label: 'Bewegungen messen',
    why: 'Von welchen Punkten des Rings gemessen wird.',
    values: { sameEdge: 'Vom selben Punkt', nearEdge: 'Von den nächsten Punkten' },
  },
  infantryAttackRun: {
    label: 'Infanterie im Sturm',
    why: 'Ob Infanterie durch Infanterie stürmt.',
    values: { throughInfantry: 'Ja', strict: 'Nur mit Sprungangriff' },
  },
  transportTransfers: {
    label: 'Ein- und Aussteigen',
    why: 'Wie viele in einer Aktivierung ein- oder aussteigen.',
    values: { one: 'Eine Einheit', any: 'Beliebig viele' },
  },
  crashRoll: {
    label: 'Abstürze',
    why: 'Für wen bei einem Absturz gewürfelt wird.',
    values: { perLoad: 'Für die ganze Ladung', perUnit: 'Für jede Einheit' },
  },
  defeatThreshold: {
    label: 'Niederlage',
    why: 'Wie viel Schaden eine Einheit aushält.',
    values: { lastBox: 'So viel wie ihre Kästchen', overHull: 'Einen Punkt mehr' },
  },
  weaponsPerActivation: {
    label: 'Waffen',
    why: 'Wie viele Waffen in einer Aktivierung feuern.',
    values: { one: 'Eine', each: 'Jede einmal' },
  },
  deployment: {
    label: 'Aufstellung',
    why: 'Verdeckt und zugleich, oder offen Karte für Karte.',
    values: { simultaneous: 'Zugleich', alternating: 'Abwechselnd' },
  },
  teams: {
    label: 'Teams',
    why: 'Ob alle einer Fraktion Verbündete sind.',
    values: { off: 'Jeder für sich', byFaction: 'Nach Fraktion' },
  },
  commanders: {
    label: 'Befehlshaber',
    why: 'Befehlshaber, Strategiekarten, Piloten und Reserven; ein Modul von uns.',
    values: { off: 'Ohne', on: 'Mit' },
  },
  infantryBuildings: {
    label: 'Gebäude',
    why: 'Ob Infanterie Gebäude betreten darf.',
    values: { closed: 'Geschlossen', enter: 'Offen für Infanterie' },
  },
};
