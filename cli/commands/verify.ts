import { loadGames } from '@holoboard/games';
import { verifyMatch } from '@holoboard/table';
import { type Command, Problem, readArgs } from '../command.ts';
import { readText } from '../files.ts';

export const verify: Command = {
  summary: 'Check that a kept game was played by the rules with fair dice',
  usage: 'verify FILE',
  details: `Plays the whole file again and checks every step, every draw and the final position. Exit code 0 when all is
well; otherwise 1, and the first place where something is wrong.`,
  async run(args, terminal) {
    const { positionals } = readArgs(args, {}, ['FILE']);
    const [file = ''] = positionals;
    const found = verifyMatch(await loadGames(), readText(file));
    if (!found.ok) throw new Problem(`${file} is not as it was played: ${found.where}: ${found.problem}`);
    const dice =
      found.dice === 'proven' ? 'the dice were fair' : 'the secret of the dice is not revealed yet';
    const end = found.outcome ? 'over' : 'not over yet';
    const start = found.start === 'position' ? ' from a position, not from the set-up' : '';
    terminal.line(
      `ok: ${found.steps} steps${start}, all legal; ${dice}; the game is ${end}; hash ${found.hash}`,
    );
    return 0;
  },
};
