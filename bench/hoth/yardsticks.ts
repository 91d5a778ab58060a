import { type HothState, hoth } from '@holoboard/hoth';
import { playOut, randomPolicy, readOptions, SeededChance } from '@holoboard/kernel';
import { type Check, compareLengths, mean, type Yardstick } from '../yardstick.ts';
import { boardgameIoPlayer, hothGame } from './boardgame-io.ts';
import { playMinimal } from './minimal.ts';

const sizes = [2, 3, 4];

interface Lengths {
  readonly turns: number;
  readonly actions: number;
}

/** A random game of the engine. */
function engineGame(seats: number, chance: SeededChance): Lengths {
  const policies = new Array(seats).fill(randomPolicy(chance));
  const { state, actions } = playOut(hoth, readOptions(hoth.options, {}, seats), policies, chance);
  return { turns: (state as HothState).turn, actions };
}

function lengths(games: number, play: (seats: number, chance: SeededChance) => Lengths): readonly Lengths[] {
  return Array.from({ length: games }, (_, i) =>
    play(sizes[i % sizes.length] as number, new SeededChance(`length ${i}`)),
  );
}

/** The same seeds lead to the same games, as both draw the same numbers in the same order. */
function checkMinimal(): Check {
  const games = 3000;
  const ours = lengths(games, engineGame);
  const theirs = lengths(games, playMinimal);
  const different = ours.filter(
    ({ turns, actions }, i) => turns !== theirs[i]?.turns || actions !== theirs[i]?.actions,
  ).length;
  const average = mean(theirs.map(({ turns }) => turns)).toFixed(1);
  return different === 0
    ? {
        passed: true,
        finding: `${games} games of the same seeds are as long as the engine's, each of them (mean ${average} turns).`,
      }
    : {
        passed: false,
        finding: `${different} of ${games} games of the same seeds differ from the engine's.`,
      };
}

/** Its numbers are its own, so its games can only be as long as the engine's on average. */
function checkBoardgameIo(): Check {
  const games = 300;
  let seed = 0;
  const theirs = lengths(games, (seats, chance) => {
    seed++;
    return boardgameIoPlayer({ ...hothGame, seed })(seats, chance);
  }).map(({ turns }) => turns);
  const ours = lengths(20 * games, engineGame).map(({ turns }) => turns);
  return compareLengths(theirs, ours, 'turns');
}

/** What Escape from Hoth is measured against. */
export const yardsticks: readonly Yardstick[] = [
  {
    name: 'boardgame.io',
    goal: 100,
    play() {
      const chance = new SeededChance('boardgame.io');
      const play = boardgameIoPlayer();
      return (seats) => play(seats, chance).actions;
    },
    check: checkBoardgameIo,
  },
  {
    name: 'minimal loop',
    goal: 1 / 3,
    play() {
      const chance = new SeededChance('minimal loop');
      return (seats) => playMinimal(seats, chance).actions;
    },
    check: checkMinimal,
  },
];
