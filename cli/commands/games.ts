import { isPlayable, offered } from '@holoboard/games';
import { type Command, readArgs } from '../command.ts';

export const games: Command = {
  summary: 'List the games',
  usage: 'games',
  details: 'Lists every game of the house: its name for the other commands, and what it is about.',
  run(args, terminal) {
    readArgs(args, {}, []);
    for (const room of offered) {
      const { id, about } = room;
      const mark = isPlayable(room) ? '' : ' (in the making)';
      terminal.line(`${id.padEnd(10)}${terminal.styled('bold', about.en.title)}${mark}`);
      terminal.text(about.en.summary, ' '.repeat(10));
    }
    return 0;
  },
};
