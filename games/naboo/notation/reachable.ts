import { at } from '@holoboard/kernel';
import { cardNumbers, seatingOf } from '../data/seats.ts';
import { inCore } from '../data/spaces.ts';
import { maul, obiWan, quiGon, startingPieces } from '../data/start.ts';
import { controlShip } from '../data/track.ts';
import { type DroidId, droidIds, groupOfDroid, palaceDroid, units } from '../data/units.ts';
import { isBoundToCore, isInPlay } from '../phases/pieces.ts';
import { winnerNow } from '../phases/victory.ts';
import { type NabooState, none } from '../state.ts';
import type { Demand } from './possible-frames.ts';
import { flips, hands, turns } from './reachable-cards.ts';
import { questions } from './reachable-frames.ts';

/**
 * Why play can never lead to a position, although its parts fit together (`possible.ts`) and the rules could go on from it. Every demand
 * holds in all games that are played from the set-up.
 */
export function whyImpossible(state: NabooState): string | null {
  for (const demands of [course, ending, beginning, core, droids, hands, turns, flips, questions]) {
    const broken = demands(state).find(([holds]) => !holds);
    if (broken) return `This position is impossible: ${broken[1]}.`;
  }
  return null;
}

/** NAB-SETUP-33, NAB-ROUND-12: where the Go First marker is in each round. NAB-RULING-26: the last round. */
function course(state: NabooState): Demand[] {
  const { round, phase, real } = state;
  const { roundLimit } = state.options;
  const lead = (seatingOf(state).lead + round - 1) % state.hands.length;
  const unchosen = phase === 'over' && real === none;
  return [
    [state.lead === lead, `in round ${round} the Go First marker is with seat ${lead}`],
    [roundLimit === 0 || round <= roundLimit, `the game ends with round ${roundLimit}`],
    [phase !== 'queen' || round === 1, 'the queen is chosen in round 1'],
    [!unchosen || state.ending === 'resigned', 'nobody knows the real queen'],
  ];
}

/** NAB-RULING-25: a game ends at once when it is won, and as the boards say. */
function ending(state: NabooState): Demand[] {
  const won = winnerNow(state);
  if (state.phase !== 'over') {
    const side = won?.[0] === 'naboo' ? 'Naboo' : 'the Trade Federation';
    return [[won === null, `${side} has won already`]];
  }
  const { options, round, winner } = state;
  const isEmpty = (lists: readonly number[][]): boolean => lists.every((list) => list.length === 0);
  const roundOver = isEmpty(state.piles) && state.flipped.every((count) => count === 0);
  const fits = {
    palaceHeld: won?.[1] === 'palaceHeld',
    throneRoom: won?.[1] === 'throneRoom',
    maulDefeated: won?.[1] === 'maulDefeated',
    resigned: won === null,
    roundLimit: won === null && round === options.roundLimit && roundOver,
    // NAB-RULING-43: only without new decks.
    outOfCards:
      won === null && !options.reshuffleDecks && roundOver && isEmpty([...state.hands, ...state.bonus]),
  };
  return [
    [state.ending === null || fits[state.ending], 'the position does not fit the ending'],
    [won === null || won[0] === winner, 'the position does not fit the winner'],
  ];
}

/** Whether no action of a card has been chosen yet: at most the first card of round 1 is flipped. */
function isBeginning(state: NabooState): boolean {
  const { round, phase, real, lead, frames } = state;
  if (phase === 'queen' || real === none) return true;
  if (round > 1 || phase === 'over') return false;
  if (phase === 'plan') return true;
  const { planned } = cardNumbers(state);
  const unplayed = state.piles.every((pile, seat) => pile.length === planned - (seat === lead ? 1 : 0));
  const [first] = frames;
  return unplayed && frames.length === 1 && first?.kind === 'card' && first.action === none;
}

/** Until the first action of a card is chosen, everything is as at the set-up. */
function beginning(state: NabooState): Demand[] {
  if (!isBeginning(state)) return [];
  const asAtStart = startingPieces.every(
    ({ space, unit }, piece) => state.at[piece] === space && state.left[piece] === at(units, unit).strength,
  );
  const discarded = state.discards.flat().length + state.outside.flat().length;
  const noneLaid = state.stacks.flat().length + state.passed.length === 0;
  return [
    [
      asAtStart && state.made.length === 0,
      'before the first card is played, all pieces are at their starting places',
    ],
    [
      state.anakin === 0 && noneLaid,
      'before the first card is played, Anakin is at his start and no Starfighter card is out',
    ],
    [discarded === state.frames.length, 'before the first card is played, there are no discards'],
    [state.bonus.flat().length === 0, 'before the first card is played, there are no bonus cards'],
  ];
}

/** NAB-CORE-05, NAB-CORE-06: nobody leaves the core while an opponent lives. */
function core(state: NabooState): Demand[] {
  const stays = (piece: number): boolean =>
    !isInPlay(state, piece) || !isBoundToCore(state, piece) || at(inCore, at(state.at, piece));
  return [
    [stays(quiGon) && stays(obiWan), 'the Jedi stay in the core while Darth Maul lives'],
    [stays(maul), 'Darth Maul stays in the core while a Jedi lives'],
  ];
}

const droidNames: Readonly<Record<DroidId, string>> = {
  battleDroid: 'Battle Droids',
  destroyerDroid: 'Destroyer Droids',
};

/**
 * NAB-STAGE-05, NAB-RULING-07: before the Control Ship is destroyed, only droids that found no space in the Staging Zone are gone, and
 * with each group at least one of them has arrived. NAB-REINF-01: those that arrived, or did not, came from the plains.
 */
function droids(state: NabooState): Demand[] {
  return droidIds.flatMap((id, kind): Demand[] => {
    const name = droidNames[id];
    const [group, character] = [groupOfDroid[kind as 0 | 1], palaceDroid[kind as 0 | 1]];
    const most = at(units, group).strength;
    const madeOf = (unit: number): number => state.made.filter((each) => each === unit).length;
    const arrived = madeOf(character);
    const lost = state.anakin === controlShip ? 0 : at(state.gone, kind);
    const mayBeLost = state.options.excessDroids === 'pool' ? 0 : arrived * (most - 1);
    const left = startingPieces.reduce(
      (sum, { unit }, piece) => sum + (unit === group ? most - at(state.left, piece) : 0),
      most * madeOf(group),
    );
    return [
      [lost <= mayBeLost, `more ${name} are gone than can have found no space in the Staging Zone`],
      [arrived + lost <= left, `more ${name} have come to the palace than have left the plains`],
    ];
  });
}
