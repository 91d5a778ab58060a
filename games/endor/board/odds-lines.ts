import type { OddsLine } from '@holoboard/kit';
import { numbers } from '../data/numbers.ts';
import { sideOf } from '../data/seats.ts';
import { attackActions } from '../phases/attack.ts';
import { deploy, moveShips } from '../phases/movement.ts';
import { ambush } from '../phases/shield.ts';
import { assaultOdds, type Odds, oddsIn, oddsOf } from '../sense/odds.ts';
import type { EndorAction, EndorState } from '../state.ts';
import { type EndorView, redeal } from '../view.ts';
import { placeName } from '../words/names.ts';
import { type BoardWords, boardWords } from './words.ts';

/** So many attacks that a move would open are told about. */
const mostAttacks = 3;

/** A redeal needs no luck where only what is open matters. */
function openState(view: EndorView): EndorState {
  return redeal(view, view.active, { draw: () => 0 });
}

/** Exact odds of an action as lines in a language. */
export function odds(
  view: EndorView,
  _seat: number,
  action: EndorAction,
  language: string,
): readonly OddsLine[] {
  const words = boardWords(language);
  switch (action.type) {
    case 'move':
    case 'deploy':
      return afterMove(view, action, words);
    case 'ambush':
      return afterAmbush(view, action.troopers, words);
    case 'order':
      if (action.order === 'emperor')
        return [{ label: words.odds.certainHits(words.luke), expected: numbers.duel.emperorHits }];
      if (action.order === 'vaderRedeemed')
        return [{ label: words.odds.bonus(''), expected: numbers.bonus.redeemed }];
      break;
    default:
  }
  const found = oddsOf(view, action);
  return found ? linesOf(view, found, words) : [];
}

function linesOf(view: EndorView, found: Odds, words: BoardWords): readonly OddsLine[] {
  const { odds: say } = words;
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
      const victim = sideOf(view.active, view.hands.length) === 'rebel' ? words.vader : words.luke;
      return [
        { label: say.duelHits(victim), expected: found.expected },
        { label: say.fells(victim), chance: found.fells },
      ];
    }
  }
}

/** The special ship of the side that is attacked. */
function specialOf(view: EndorView, words: BoardWords): string {
  return sideOf(view.active, view.hands.length) === 'rebel' ? words.executor : words.falcon;
}

/** What could be attacked from there: the ships destroyed on average, or the chance of success. */
function afterMove(
  view: EndorView,
  action: EndorAction & { type: 'move' | 'deploy' },
  words: BoardWords,
): readonly OddsLine[] {
  const state = openState(view);
  if (action.type === 'move') moveShips(state, action);
  else deploy(state);
  return attackActions(state)
    .flatMap((attack): OddsLine[] => {
      const found = attack.type === 'attack' ? oddsIn(state, attack) : null;
      if (attack.type !== 'attack' || !found) return [];
      const name = placeName(words.names, attack.at);
      if (found.kind !== 'ships')
        return 'chance' in found ? [{ label: words.label.attack(name), chance: found.chance }] : [];
      // Of a special ship that stands alone or nearly so, its hits tell more.
      return found.specialHits > found.expected
        ? [{ label: words.odds.specialHits(specialOf(view, words)), expected: found.specialHits }]
        : [{ label: words.odds.destroyedAt(name), expected: found.expected }];
    })
    .sort((one, other) => (other.expected ?? 9) - (one.expected ?? 9))
    .slice(0, mostAttacks);
}

/** How much slower the team would be. */
function afterAmbush(view: EndorView, troopers: number, words: BoardWords): readonly OddsLine[] {
  const state = openState(view);
  const before = assaultOdds(state).expected;
  ambush(state, troopers);
  return [
    { label: words.odds.assaultNow(''), expected: before },
    { label: words.odds.assaultThen(''), expected: assaultOdds(state).expected },
  ];
}
