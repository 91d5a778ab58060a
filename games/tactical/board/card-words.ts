import type { Card, Weapon } from '../data/card.ts';

type Abilities = Card['abilities'];
type Ability = keyof Abilities;
type Keyword = Weapon['keywords'][number];
type Params<Name extends Ability> = NonNullable<Abilities[Name]>;

/** What an ability is called on a card, and what it does there. */
interface AbilityText {
  readonly name: string;
  readonly text: string;
}

/** What stands on cards besides their values, in a language. */
interface CardWords {
  readonly abilities: { readonly [Name in Ability]-?: (params: Params<Name>) => AbilityText };
  readonly keywords: Readonly<Record<Keyword, string>>;
  readonly bonus: (value: number, stat: string, vs: string) => string;
  readonly onlyVs: (kinds: string) => string;
  readonly targets: (most: number) => string;
  readonly difficult: (rating: string) => string;
  readonly notDifficult: string;
  readonly hull: string;
}

const english: CardWords = {
  abilities: {
    transport: ({ capacity }) => ({
      name: `Transport ${capacity}`,
      text: capacity === 1 ? 'carries one Infantry Unit' : `carries up to ${capacity} Infantry Units`,
    }),
    rapidDeploy: () => ({ name: 'Rapid Deployment', text: 'any number board and leave while it stays' }),
    leapAttack: () => ({ name: 'Leap Attack', text: 'its Attack Runs lead through Ground Units too' }),
    deflect: () => ({
      name: 'Deflect',
      text: 'a 6 on its defence die turns a shot of Infantry back for 1 damage',
    }),
    marksman: () => ({ name: 'Marksman', text: 'may roll each attack again, once' }),
    inspire: ({ range, bonus }) => ({
      name: `Inspire ${range}″`,
      text: `other Troopers and Elites of yours within ${range}″ have +${bonus} Targeting`,
    }),
    swarm: ({ range, bonus }) => ({
      name: `Swarm ${range}″`,
      text: `+${bonus} Targeting while another of its name is within ${range}″ of the target`,
    }),
    infiltrate: () => ({ name: 'Infiltrate', text: 'may start up to 8″ from your edge' }),
    jumpPack: () => ({ name: 'Jump Pack', text: 'moves like a flyer, but lands on no Impassable terrain' }),
    brace: ({ bonus }) => ({
      name: `Brace +${bonus}`,
      text: `+${bonus} defence after an activation in which it stayed`,
    }),
    repair: ({ amount }) => ({
      name: 'Repair',
      text: `gives ${amount} Hull back to a friend beside it, instead of attacking`,
    }),
    multiAttack: ({ attacks }) => ({
      name: `Multi-Attack ${attacks}`,
      text: `up to ${attacks} Ranged Attacks, each with another weapon`,
    }),
    slowTurn: ({ maxTurn }) => ({ name: 'Slow Turn', text: `turns at most ${maxTurn / 10}°` }),
  },
  keywords: {
    sniper: 'any target in sight',
    flak: 'flyers at full range',
    indirect: 'over Obstacles',
    groundOnly: 'not at flyers',
    ignoresCover: 'ignores Cover',
  },
  bonus: (value, stat, vs) => `+${value} ${stat} against ${vs}`,
  onlyVs: (kinds) => `only against ${kinds}`,
  targets: (most) => `up to ${most} targets`,
  difficult: (rating) => `${rating} in Difficult terrain`,
  notDifficult: 'not in Difficult terrain',
  hull: 'Hull',
};

const german: CardWords = {
  abilities: {
    transport: ({ capacity }) => ({
      name: `Transport ${capacity}`,
      text: capacity === 1 ? 'trägt eine Infanterieeinheit' : `trägt bis zu ${capacity} Infanterieeinheiten`,
    }),
    rapidDeploy: () => ({
      name: 'Schnelleinsatz',
      text: 'beliebig viele steigen ein und aus, solange er stehen bleibt',
    }),
    leapAttack: () => ({
      name: 'Sprungangriff',
      text: 'Sturmangriffe führen auch durch Bodenfahrzeuge',
    }),
    deflect: () => ({
      name: 'Abwehren',
      text: 'eine 6 des Abwehrwürfels wirft den Schuss von Infanterie zurück: 1 Schaden',
    }),
    marksman: () => ({ name: 'Scharfschütze', text: 'darf jeden Angriff einmal neu würfeln' }),
    inspire: ({ range, bonus }) => ({
      name: `Ansporn ${range}″`,
      text: `andere Soldaten und Eliten von dir in ${range}″ haben +${bonus} Targeting`,
    }),
    swarm: ({ range, bonus }) => ({
      name: `Schwarm ${range}″`,
      text: `+${bonus} Targeting, wenn eine andere ihres Namens in ${range}″ um das Ziel ist`,
    }),
    infiltrate: () => ({ name: 'Einsickern', text: 'darf bis zu 8″ von deinem Rand beginnen' }),
    jumpPack: () => ({
      name: 'Sprungdüsen',
      text: 'bewegt sich wie ein Flieger, landet aber nicht auf Unpassierbarem',
    }),
    brace: ({ bonus }) => ({
      name: `Verschanzen +${bonus}`,
      text: `+${bonus} Abwehr nach einer Aktivierung, in der sie stehen blieb`,
    }),
    repair: ({ amount }) => ({
      name: 'Reparieren',
      text: `gibt einem Freund daneben ${amount} Hülle zurück, statt anzugreifen`,
    }),
    multiAttack: ({ attacks }) => ({
      name: `Mehrfachangriff ${attacks}`,
      text: `bis zu ${attacks} Fernangriffe mit verschiedenen Waffen`,
    }),
    slowTurn: ({ maxTurn }) => ({ name: 'Langsame Drehung', text: `dreht höchstens ${maxTurn / 10}°` }),
  },
  keywords: {
    sniper: 'jedes Ziel in Sicht',
    flak: 'Flieger in voller Reichweite',
    indirect: 'über Hindernisse',
    groundOnly: 'nicht auf Flieger',
    ignoresCover: 'ohne Rücksicht auf Deckung',
  },
  bonus: (value, stat, vs) => `+${value} ${stat} gegen ${vs}`,
  onlyVs: (kinds) => `nur auf ${kinds}`,
  targets: (most) => `bis zu ${most} Ziele`,
  difficult: (rating) => `${rating} in schwierigem Gelände`,
  notDifficult: 'nicht in schwieriges Gelände',
  hull: 'Hülle',
};

/** What stands on cards besides their values, in a language. */
export function cardWords(language: string): CardWords {
  return language === 'de' ? german : english;
}

/** The abilities of a card, as they are called and what they do. */
export function abilityTexts({ abilities }: Card, words: CardWords): readonly AbilityText[] {
  const textOf = (name: Ability): AbilityText | null => {
    const params = abilities[name];
    return params === undefined ? null : (words.abilities[name] as (given: unknown) => AbilityText)(params);
  };
  return (Object.keys(words.abilities) as Ability[]).flatMap((name) => textOf(name) ?? []);
}

/** What a weapon can besides its values: against whom it is better, at whom it is used, and how it fires. */
export function weaponTraits(
  { bonuses, onlyVs, maxTargets, keywords }: Weapon,
  words: CardWords,
  named: { readonly targeting: string; readonly power: string },
): readonly string[] {
  return [
    ...bonuses.map(({ value, stat, vs }) => words.bonus(value, named[stat], vs)),
    ...(onlyVs ? [words.onlyVs(onlyVs.join(', '))] : []),
    ...(maxTargets > 1 ? [words.targets(maxTargets)] : []),
    ...keywords.map((keyword) => words.keywords[keyword]),
  ];
}
