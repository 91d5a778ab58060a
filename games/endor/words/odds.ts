import type { OddsLine } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { sideOf } from '../data/seats.ts';
import { attackActions } from '../phases/attack.ts';
import { placeOf } from '../phases/fleet.ts';
import { deploy, moveShips } from '../phases/movement.ts';
import { ambush } from '../phases/shield.ts';
import { assaultOdds, type Odds, oddsIn, oddsOf } from '../sense/odds.ts';
import { threatsTo } from '../sense/threats.ts';
import type { EndorAction, EndorState } from '../state.ts';
import { type EndorView, redeal } from '../view.ts';
import { type Names, names, placeName } from './names.ts';

/** What the odds tell about. */
type OddsTopic =
  | 'dice'
  | 'destroyed'
  | 'destroyedAt'
  | 'clear'
  | 'specialDown'
  | 'specialHits'
  | 'marker'
  | 'deathStar'
  | 'shot'
  | 'spaces'
  | 'arrives'
  | 'duelHits'
  | 'fells'
  | 'certainHits'
  | 'bonus'
  | 'assaultNow'
  | 'assaultThen';

/** What lines of odds are called. */
interface OddsWords {
  readonly names: Names;
  readonly attack: (place: string) => string;
  /** Somebody of the enemy who can strike where one goes. */
  readonly threat: (who: string, place: string) => string;
  readonly about: Readonly<Record<OddsTopic, (name: string) => string>>;
}

const english: OddsWords = {
  names: names.en,
  attack: (place) => `Attack ${place}`,
  threat: (who, place) => `${who} can reach you in ${place}, and hit`,
  about: {
    dice: () => 'Dice',
    destroyed: () => 'Ships destroyed, average',
    destroyedAt: (name) => `Then destroyed at ${name}`,
    clear: () => 'Sector cleared, +1 card',
    specialDown: (name) => `${name} destroyed`,
    specialHits: (name) => `Hits on ${name}, average`,
    marker: () => 'Marker destroyed, +1 card',
    deathStar: () => 'You win',
    shot: () => 'All there is destroyed',
    spaces: () => 'Spaces, average',
    arrives: () => 'The shield comes down',
    duelHits: (name) => `Hits on ${name}, average`,
    fells: (name) => `${name} falls`,
    certainHits: (name) => `Hits on ${name}, for sure`,
    bonus: () => 'Bonus cards, for sure',
    assaultNow: () => 'Next assault, as it is',
    assaultThen: () => 'Next assault, after this',
  },
};

const german: OddsWords = {
  names: names.de,
  attack: (place) => `Angriff auf ${place}`,
  threat: (who, place) => `${who}: kommt an dich heran (${place}) und trifft`,
  about: {
    dice: () => 'Würfel',
    destroyed: () => 'Zerstörte Schiffe im Mittel',
    destroyedAt: (name) => `Dann zerstört in ${name}`,
    clear: () => 'Geräumt, +1 Karte',
    specialDown: (name) => `${name} zerstört`,
    specialHits: (name) => `Treffer auf ${name}, im Mittel`,
    marker: () => 'Marker zerstört, +1 Karte',
    deathStar: () => 'Du gewinnst',
    shot: () => 'Alles dort zerstört',
    spaces: () => 'Felder im Mittel',
    arrives: () => 'Der Schild fällt',
    duelHits: (name) => `Treffer auf ${name} im Mittel`,
    fells: (name) => `${name} fällt`,
    certainHits: (name) => `Treffer auf ${name}, sicher`,
    bonus: () => 'Bonuskarten, sicher',
    assaultNow: () => 'Nächster Angriff, jetzt',
    assaultThen: () => 'Nächster Angriff, danach',
  },
};

const languages = { en: english, de: german };

/** A redeal needs no luck where only what is open matters. */
function openState(view: EndorView): EndorState {
  return redeal(view, view.active, { draw: () => 0 });
}

/** Exact odds of an action as lines in a language. */
export function oddsLines(
  language: keyof typeof languages,
  view: EndorView,
  action: EndorAction,
): readonly OddsLine[] {
  const words = languages[language];
  switch (action.type) {
    case 'move':
    case 'deploy':
    case 'stay':
      return afterMove(view, action, words);
    case 'ambush':
      return afterAmbush(view, action.troopers, words);
    case 'order':
      if (action.order === 'emperor')
        return [{ label: words.about.certainHits('Luke'), expected: numbers.duel.emperorHits }];
      if (action.order === 'vaderRedeemed')
        return [{ label: words.about.bonus(''), expected: numbers.bonus.redeemed }];
      break;
    default:
  }
  const found = oddsOf(view, action);
  return found ? linesOf(view, found, words) : [];
}

function linesOf(view: EndorView, found: Odds, words: OddsWords): readonly OddsLine[] {
  const { about: say } = words;
  switch (found.kind) {
    case 'ships': {
      const special = specialOf(view, words);
      return [
        { label: say.dice(''), expected: found.dice },
        { label: say.destroyed(''), expected: found.expected },
        { label: say.clear(''), chance: found.clear },
        ...(found.specialHits > 0
          ? [
              { label: say.specialHits(special), expected: found.specialHits },
              { label: say.specialDown(special), chance: found.special },
            ]
          : []),
      ];
    }
    case 'marker':
    case 'deathStar':
    case 'shot':
      return [
        { label: say.dice(''), expected: found.dice },
        { label: say[found.kind](''), chance: found.chance },
      ];
    case 'assault':
      return [
        { label: say.spaces(''), expected: found.expected },
        ...(found.arrives > 0 ? [{ label: say.arrives(''), chance: found.arrives }] : []),
      ];
    case 'blow': {
      const victim = sideOf(view.active, view.hands.length) === 'rebel' ? 'Vader' : 'Luke';
      return [
        { label: say.duelHits(victim), expected: found.expected },
        { label: say.fells(victim), chance: found.fells },
      ];
    }
  }
}

/** The special ship of the side that is attacked. */
function specialOf(view: EndorView, words: OddsWords): string {
  return sideOf(view.active, view.hands.length) === 'rebel'
    ? words.names.short.executor
    : words.names.short.falcon;
}

/** What could be attacked from there (the ships destroyed on average, or the chance of success), and who could strike there. */
function afterMove(
  view: EndorView,
  action: EndorAction & { type: 'move' | 'deploy' | 'stay' },
  words: OddsWords,
): readonly OddsLine[] {
  const state = openState(view);
  if (action.type === 'move') moveShips(state, action);
  else if (action.type === 'deploy') deploy(state);
  return [
    ...attacksThen(state, view, words),
    ...(action.type === 'move' ? threatsThen(state, action.to, words) : []),
  ];
}

/** Who could strike where ships have come to. */
function threatsThen(state: EndorState, to: string, words: OddsWords): readonly OddsLine[] {
  const side = sideOf(state.active, state.hands.length);
  return threatsTo(state, side, placeOf(to)).map(({ by, chance }) => ({
    label: words.threat(words.names.orders[by], to),
    chance,
    warning: true,
  }));
}

function attacksThen(state: EndorState, view: EndorView, words: OddsWords): readonly OddsLine[] {
  return attackActions(state)
    .flatMap((attack): OddsLine[] => {
      const found = attack.type === 'attack' ? oddsIn(state, attack) : null;
      if (attack.type !== 'attack' || !found) return [];
      const name = placeName(words.names, attack.at);
      if (found.kind !== 'ships')
        return 'chance' in found ? [{ label: words.attack(name), chance: found.chance }] : [];
      // Of a special ship that stands alone or nearly so, its hits tell more.
      return found.specialHits > found.expected
        ? [{ label: words.about.specialHits(specialOf(view, words)), expected: found.specialHits }]
        : [{ label: words.about.destroyedAt(name), expected: found.expected }];
    })
    .sort((one, other) => (other.expected ?? 9) - (one.expected ?? 9));
}

/** How much slower the team would be. */
function afterAmbush(view: EndorView, troopers: number, words: OddsWords): readonly OddsLine[] {
  const state = openState(view);
  const before = assaultOdds(state).expected;
  ambush(state, troopers);
  return [
    { label: words.about.assaultNow(''), expected: before },
    { label: words.about.assaultThen(''), expected: assaultOdds(state).expected },
  ];
}
