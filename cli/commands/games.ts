import { listings } from '@holoboard/server';
import { type Command, readArgs } from '../command.ts';

export const games: Command = {
  summary: 'List the games',
  usage: 'games',
  details: 'Lists every game of the house: its name for the other commands, and what it is about.',
  run(args, terminal) {
    readArgs(args, {}, []);
    for (const { id, title, summary, playable } of listings) {
      const mark = playable ? '' : ' (in the making)';
      terminal.line(`${id.padEnd(10)}${terminal.styled('bold', title)}${mark}`);
      terminal.text(summary, ' '.repeat(10));
    }
    return 0;
  },
};
