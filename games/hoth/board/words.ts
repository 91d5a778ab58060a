import type { Zone } from '../data/zones.ts';
import type { Gate, Gates } from '../phases/vader-move.ts';
import type { PlaceName, SpaceKind } from './spaces.tsx';

/** Everything the board says besides the words of the game. */
export interface BoardWords {
  readonly board: string;
  readonly stage: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string };
  readonly spin: string;
  readonly rebelSpinner: string;
  readonly imperialSpinner: string;
  /** What the circles of the two spinners are for. */
  readonly circles: Readonly<Record<'rebelOuter' | 'rebelInner' | 'imperialOuter' | 'imperialInner', string>>;
  readonly forceCard: string;
  /** The asteroid fields and stations as they are written on the board. */
  readonly places: Readonly<Record<PlaceName, string>>;
  hits(name: string): string;
  readonly hitsYou: string;
  sheltered(name: string): string;
  readonly nobody: string;
  readonly gates: Readonly<Record<keyof Gates, Readonly<Record<Gate, string>>>>;
  /** Where a ship is, in a few letters. */
  readonly zones: Readonly<Record<Zone, string>>;
  readonly resigned: string;
  puzzle(pieces: number): string;
  throttles(count: number): string;
  orders(cards: readonly number[]): string;
  readonly reference: {
    readonly marks: string;
    readonly kinds: Readonly<Record<Exclude<SpaceKind, 'plain'> | 'rebelSlide' | 'vaderSlide', string>>;
    readonly spinners: string;
    readonly attack: string;
    readonly miss: string;
    readonly oneBurst: string;
    readonly twoBursts: string;
    readonly damage: string;
    readonly speed: string;
    readonly piecesLeft: string;
    readonly spacesPerTurn: string;
  };
}

const en: BoardWords = {
  board: 'Board: from Hoth through hyperspace to Dantooine',
  stage: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Show the whole board' },
  spin: 'SPIN',
  rebelSpinner: 'Rebel spinner',
  imperialSpinner: 'Imperial spinner',
  circles: {
    rebelOuter: 'outer: hyperspace',
    rebelInner: 'inner: planets',
    imperialOuter: 'outer: Vader moves',
    imperialInner: 'inner: laser attack',
  },
  forceCard: 'The Force',
  places: {
    'Shard Drift': 'Shard Drift',
    'Broken Moon': 'Broken Moon',
    'The Grinder': 'The Grinder',
    'Outer Debris': 'Outer Debris',
    'Station Aurek': 'Aurek',
    'Station Besh': 'Besh',
    'Station Cresh': 'Cresh',
  },
  hits: (name) => `Hits ${name}`,
  hitsYou: 'HITS YOU',
  sheltered: (name) => `${name}: sheltered`,
  nobody: 'Hits nobody',
  gates: {
    hyperspace: {
      closed: 'Vader cannot leave Hoth yet: nobody has entered hyperspace.',
      open: 'Vader may leave Hoth: somebody has entered hyperspace.',
      must: 'Vader must leave Hoth: everybody has entered hyperspace.',
    },
    dantooine: {
      closed: 'Vader cannot enter Dantooine’s rings yet: nobody is there.',
      open: 'Vader may enter Dantooine’s rings: somebody is there.',
      must: 'Vader must fly on to Dantooine: everybody is there.',
    },
  },
  zones: {
    hothPlanet: 'Planet Hoth',
    hothInner: 'Hoth, inner ring',
    hothOuter: 'Hoth, outer ring',
    hyperspace: 'Hyperspace',
    dantooineOuter: 'Dantooine, outer ring',
    dantooineInner: 'Dantooine, inner ring',
    dantooinePlanet: 'Planet Dantooine',
  },
  resigned: 'resigned',
  puzzle: (pieces) => `X-Wing with ${pieces} of 5 pieces`,
  throttles: (count) => `Throttle ×${count}`,
  orders: (cards) => `Orders ${cards.join(' ') || '–'}`,
  reference: {
    marks: 'What the marks mean',
    kinds: {
      red: 'Red: the first space after Hoth, and the last one before Dantooine.',
      slide: 'Filled yellow: a count that ends here lets a Rebel slide to the next ring.',
      slideEnd: 'Hollow yellow: the far end of a slide. Only Vader slides from here.',
      tie: 'TIE symbol: Vader starts here, and here alone Rebels leave for hyperspace.',
      asteroid: 'Asteroids: who lands here flies 1 space a turn until he is out. Vader ignores them.',
      station: 'Repair station: mends a damaged Fighter, and shelters from Vader.',
      rebelSlide: 'The arrow: the way Rebels slide.',
      vaderSlide: 'The red line: Vader slides both ways.',
    },
    spinners: 'The spinners',
    attack: 'Laser attack',
    miss: 'miss',
    oneBurst: 'one burst, 1 piece lost',
    twoBursts: 'two bursts, 2 pieces lost',
    damage: 'A damaged Fighter does not spin. It flies as many spaces as it has pieces.',
    speed: 'Damaged Fighters',
    piecesLeft: 'Pieces left',
    spacesPerTurn: 'Spaces a turn',
  },
};

const de: BoardWords = {
  board: 'Spielbrett: von Hoth durch den Hyperraum nach Dantooine',
  stage: { zoomIn: 'Näher heran', zoomOut: 'Weiter weg', fit: 'Ganzes Brett zeigen' },
  spin: 'DREHEN',
  rebelSpinner: 'Rebellenscheibe',
  imperialSpinner: 'Imperiale Scheibe',
  circles: {
    rebelOuter: 'außen: Hyperraum',
    rebelInner: 'innen: Planeten',
    imperialOuter: 'außen: Vader zieht',
    imperialInner: 'innen: Laserangriff',
  },
  forceCard: 'Die Macht',
  places: {
    'Shard Drift': 'Scherbendrift',
    'Broken Moon': 'Mondbruch',
    'The Grinder': 'Die Mühle',
    'Outer Debris': 'Trümmersaum',
    'Station Aurek': 'Aurek',
    'Station Besh': 'Besh',
    'Station Cresh': 'Cresh',
  },
  hits: (name) => `Trifft ${name}`,
  hitsYou: 'TRIFFT DICH',
  sheltered: (name) => `${name}: geschützt`,
  nobody: 'Trifft niemanden',
  gates: {
    hyperspace: {
      closed: 'Vader darf Hoth noch nicht verlassen: Niemand ist im Hyperraum.',
      open: 'Vader darf Hoth verlassen: Jemand ist schon im Hyperraum.',
      must: 'Vader muss Hoth verlassen: Alle sind im Hyperraum.',
    },
    dantooine: {
      closed: 'Vader darf noch nicht in Dantooines Ringe: Niemand ist dort.',
      open: 'Vader darf in Dantooines Ringe: Jemand ist schon dort.',
      must: 'Vader muss weiter nach Dantooine: Alle sind dort.',
    },
  },
  zones: {
    hothPlanet: 'Planet Hoth',
    hothInner: 'Hoth, Innenring',
    hothOuter: 'Hoth, Außenring',
    hyperspace: 'Hyperraum',
    dantooineOuter: 'Dantooine, Außenring',
    dantooineInner: 'Dantooine, Innenring',
    dantooinePlanet: 'Planet Dantooine',
  },
  resigned: 'aufgegeben',
  puzzle: (pieces) => `X-Flügler mit ${pieces} von 5 Teilen`,
  throttles: (count) => `Drossel ×${count}`,
  orders: (cards) => `Befehle ${cards.join(' ') || '–'}`,
  reference: {
    marks: 'Was die Zeichen bedeuten',
    kinds: {
      red: 'Rot: das erste Feld nach Hoth und das letzte vor Dantooine.',
      slide: 'Gelb gefüllt: Wer genau hier landet, darf zum nächsten Ring gleiten.',
      slideEnd: 'Gelb umrandet: das andere Ende. Nur Vader gleitet von hier aus.',
      tie: 'TIE-Symbol: Hier beginnt Vader, und nur hier geht es in den Hyperraum.',
      asteroid:
        'Asteroiden: Wer hier landet, fliegt 1 Feld je Zug, bis er draußen ist. Vader stören sie nicht.',
      station: 'Reparaturstation: Sie heilt beschädigte Jäger und schützt vor Vader.',
      rebelSlide: 'Der Pfeil: So gleiten die Rebellen.',
      vaderSlide: 'Die rote Linie: Vader gleitet in beide Richtungen.',
    },
    spinners: 'Die Drehscheiben',
    attack: 'Laserangriff',
    miss: 'daneben',
    oneBurst: 'eine Salve, 1 Teil verloren',
    twoBursts: 'zwei Salven, 2 Teile verloren',
    damage: 'Ein beschädigter Jäger dreht nicht. Er fliegt so viele Felder, wie er Teile hat.',
    speed: 'Beschädigte Jäger',
    piecesLeft: 'Teile übrig',
    spacesPerTurn: 'Felder je Zug',
  },
};

const languages: Readonly<Record<string, BoardWords>> = { en, de };

/** What the board says in a language, or else in English. */
export function boardWords(language: string): BoardWords {
  return (Object.hasOwn(languages, language) ? languages[language] : undefined) ?? en;
}
