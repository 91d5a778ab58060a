import { type EndorState, endor } from '@holoboard/endor';
import { playOut, randomPolicy, readOptions, SeededChance } from '@holoboard/kernel';
import { type Check, compareLengths, type Yardstick } from '../yardstick.ts';
import { boardgameIoPlayer, endorGame } from './boardgame-io.ts';

function rounds(games: number, play: (seats: number, chance: SeededChance) => number): readonly number[] {
  return Array.from({ length: games }, (_, i) => play(i % 2 === 0 ? 2 : 4, new SeededChance(`length ${i}`)));
}

function engineRounds(seats: number, chance: SeededChance): number {
  const policies = new Array(seats).fill(randomPolicy(chance));
  const { state } = playOut(endor, readOptions(endor.options, {}, seats), policies, chance);
  return (state as EndorState).round;
}

/** Its numbers are its own, so its games can only be as long as the engine's on average. */
function checkBoardgameIo(): Check {
  const games = 100;
  let seed = 0;
  const theirs = rounds(games, (seats, chance) => {
    seed++;
    return boardgameIoPlayer({ ...endorGame, seed })(seats, chance).G.round;
  });
  return compareLengths(theirs, rounds(20 * games, engineRounds), 'rounds');
}

/** What The Battle of Endor is measured against. */
export const yardsticks: readonly Yardstick[] = [
  {
    name: 'boardgame.io',
    goal: 50,
    play() {
      const chance = new SeededChance('boardgame.io');
      const play = boardgameIoPlayer();
      return (seats) => play(seats, chance).actions;
    },
    check: checkBoardgameIo,
  },
];
