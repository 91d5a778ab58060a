/** TAC-TYPE-01: what a Unit is; exactly one of these. */
export type UnitType = 'Flying' | 'Ground' | 'Infantry';

/**
 * TAC-TYPE-02: what a Unit is besides. Some have rules; some are only names that other rules may speak of: TAC-TYPE-10, TAC-TYPE-18, TAC-TYPE-19,
 * TAC-TYPE-21, TAC-TYPE-22, TAC-TYPE-23, and for Emplacements that do not exist TAC-TYPE-05, TAC-TYPE-12.
 */
export type Subtype =
  | 'Interceptor'
  | 'Bomber'
  | 'Transport'
  | 'Droid'
  | 'Unique'
  | 'Walker'
  | 'Repulsorlift'
  | 'Wheeled'
  | 'Artillery'
  | 'Anti-Infantry'
  | 'Anti-Air'
  | 'Troopers'
  | 'Elites'
  | 'Hero'
  | 'Jedi'
  | 'Sith';

/** TAC-BASE-09: Forward, Left, Right and Rear. */
export type Arc = 'F' | 'L' | 'R' | 'B';
type EvadeKind = 'Maneuver' | 'Stealth';
type DefenseKind = 'Armor' | 'Shields' | 'Force';
type Keyword = 'sniper' | 'flak' | 'indirect' | 'groundOnly' | 'ignoresCover';

/** So many Maneuvers of `min` to `max` inches. */
interface Rating {
  readonly maneuvers: number;
  readonly min: number;
  readonly max: number;
}

/** TAC-RULING-39: what a weapon gains against a kind of evasion, defence, type or subtype. */
interface Bonus {
  readonly vs: EvadeKind | DefenseKind | UnitType | Subtype;
  readonly stat: 'targeting' | 'power';
  readonly value: number;
}

export interface Weapon {
  readonly id: string;
  readonly name: string;
  readonly attackRun: boolean;
  /** TAC-ATK-06: where it can fire; none for a weapon of Attack Runs. */
  readonly arcs: readonly Arc[] | null;
  /** In inches; none for a weapon of Attack Runs. */
  readonly range: number | null;
  readonly targeting: number;
  readonly power: number;
  readonly maxTargets: number;
  readonly bonuses: readonly Bonus[];
  /** The only types and subtypes it can be used against; all when null. */
  readonly onlyVs: readonly (UnitType | Subtype)[] | null;
  readonly keywords: readonly Keyword[];
}

/** What a card says beyond its values; each ability at most once. */
interface Abilities {
  readonly transport?: { readonly capacity: number };
  readonly rapidDeploy?: true;
  readonly leapAttack?: true;
  readonly deflect?: true;
  readonly marksman?: true;
  readonly inspire?: { readonly range: number; readonly bonus: number };
  readonly swarm?: { readonly range: number; readonly bonus: number };
  readonly infiltrate?: true;
  readonly jumpPack?: true;
  readonly brace?: { readonly bonus: number };
  readonly repair?: { readonly targets: readonly UnitType[]; readonly amount: number };
  readonly multiAttack?: { readonly attacks: number };
  readonly slowTurn?: { readonly maxTurn: number };
}

/** What is printed on a Stat Card; the era and faction are those of its deck. */
interface Printed {
  readonly id: string;
  readonly name: string;
  /** TAC-CARD-03: the points it costs. */
  readonly cost: number;
  readonly type: UnitType;
  readonly subtypes?: readonly Subtype[];
  /** TAC-CARD-08: the boxes of Hull or Health. */
  readonly hull: number;
  /** TAC-CARD-13: how hard it is to hit. */
  readonly evade: readonly [EvadeKind, number];
  /** TAC-CARD-14: what resists damage. */
  readonly defense: readonly [DefenseKind, number];
  /** TAC-CARD-10: the speed on clear ground. */
  readonly clear: string;
  /** The speed in Difficult terrain, where it is another; null for a Unit that cannot go there. */
  readonly difficult?: string | null;
  /** The radius of its base in mils. */
  readonly base: number;
  /** TAC-CARD-07: the only ways it attacks. */
  readonly weapons: readonly Weapon[];
  readonly abilities?: Abilities;
  /** TAC-CARD-04: without effect in play. */
  readonly lore: string;
}

/** A Stat Card. */
export interface Card extends Required<Omit<Printed, 'clear' | 'difficult' | 'evade' | 'defense'>> {
  /** TAC-CARD-02: null when it bears no logo. */
  readonly faction: string | null;
  readonly eras: readonly string[];
  readonly evade: { readonly kind: EvadeKind; readonly value: number };
  readonly defense: { readonly kind: DefenseKind; readonly value: number };
  readonly clear: Rating;
  readonly difficult: Rating | null;
  /** TAC-BASE-03: whether its base has a Direction Pointer, and arcs with it. Infantry has none. */
  readonly pointer: boolean;
}

/** TAC-MOVE-01, TAC-MOVE-02: a rating as cards print it: `2x (1-4)`, or `(1-3)` for a single Maneuver. */
export function readRating(text: string): Rating {
  const [, maneuvers = '1', min, max] = /^(?:(\d)x )?\((\d)-(\d)\)$/.exec(text) ?? [];
  if (min === undefined || max === undefined) throw new Error(`'${text}' is no rating.`);
  return { maneuvers: Number(maneuvers), min: Number(min), max: Number(max) };
}

/** A rating as cards print it. */
export function ratingText({ maneuvers, min, max }: Rating): string {
  return `${maneuvers === 1 ? '' : `${maneuvers}x `}(${min}-${max})`;
}

/** The id of a weapon: its name in small letters. */
function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '_');
}

interface Particulars {
  readonly bonuses?: readonly Bonus[];
  readonly onlyVs?: readonly (UnitType | Subtype)[];
  readonly keywords?: readonly Keyword[];
  readonly maxTargets?: number;
}

/** A weapon that is fired: its arcs, its range, Targeting and Power. */
export function gun(
  name: string,
  arcs: string,
  range: number,
  targeting: number,
  power: number,
  { bonuses = [], onlyVs, keywords = [] }: Particulars = {},
): Weapon {
  return {
    ...{ id: idOf(name), name, attackRun: false, arcs: [...arcs] as Arc[], range, targeting, power },
    ...{ maxTargets: 1, bonuses, onlyVs: onlyVs ?? null, keywords },
  };
}

/** A weapon of Attack Runs: its Targeting and Power. */
export function blade(
  name: string,
  targeting: number,
  power: number,
  { bonuses = [], onlyVs, keywords = [], maxTargets = 1 }: Particulars = {},
): Weapon {
  return {
    ...{ id: idOf(name), name, attackRun: true, arcs: null, range: null, targeting, power },
    ...{ maxTargets, bonuses, onlyVs: onlyVs ?? null, keywords },
  };
}

/** The cards of one faction, or those without a logo, with the eras they may appear in. */
export function deck(
  faction: string | null,
  eras: readonly string[],
  printed: readonly (Printed & { readonly eras?: readonly string[] })[],
): readonly Card[] {
  return printed.map((card) => {
    const clear = readRating(card.clear);
    const difficult = card.difficult;
    return {
      ...card,
      faction,
      eras: card.eras ?? eras,
      subtypes: card.subtypes ?? [],
      abilities: card.abilities ?? {},
      evade: { kind: card.evade[0], value: card.evade[1] },
      defense: { kind: card.defense[0], value: card.defense[1] },
      clear,
      difficult: difficult === undefined ? clear : difficult === null ? null : readRating(difficult),
      pointer: card.type !== 'Infantry',
    };
  });
}
