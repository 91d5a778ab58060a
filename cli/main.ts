import { type Command, exampleGame, UsageError } from './command.ts';
import { admin } from './commands/admin.ts';
import { backup, restore } from './commands/backup.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { worker } from './commands/worker.ts';
import { Terminal } from './terminal.ts';

const commands: Readonly<Record<string, Command>> = {
  games,
  rules,
  play,
  simulate,
  replay,
  verify,
  serve,
  worker,
  backup,
  restore,
  admin,
};

/** Runs the command line and gives its exit code: 0 done, 1 failed, 2 not understood. */
export async function main(
  args: readonly string[],
  terminal = new Terminal(process.stdout, process.stderr),
): Promise<number> {
  // Whoever reads the output may stop reading: `holoboard rules GAME | head`.
  terminal.output.on('error', () => process.exit(0));
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (['', 'help', '--help', '-h'].includes(name)) return showHelp(terminal, name === '' ? 2 : 0);
    if (!command) throw new UsageError(`There is no command '${name.slice(0, 40)}'.`);
    if (rest.includes('--help') || rest.includes('-h')) return showCommandHelp(terminal, command);
    return await command.run(rest, terminal);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof UsageError)) {
      terminal.complain(`holoboard: ${message}`);
      return 1;
    }
    terminal.complain(`holoboard: ${message} See: holoboard ${command ? `${name} ` : ''}--help`);
    return 2;
  }
}

function showHelp(terminal: Terminal, code: number): number {
  terminal.line('Holoboard: board games with the rules enforced, in the terminal.\n');
  terminal.line('Usage: holoboard COMMAND [options]\n');
  for (const [name, { summary }] of Object.entries(commands)) terminal.line(`  ${name.padEnd(10)}${summary}`);
  terminal.line(`\nTo play at once: holoboard play ${exampleGame}`);
  terminal.line('More about a command: holoboard COMMAND --help');
  return code;
}

function showCommandHelp(terminal: Terminal, { summary, usage, details }: Command): number {
  terminal.line(`${summary}.\n\nUsage: holoboard ${usage}\n\n${details}`);
  return 0;
}
