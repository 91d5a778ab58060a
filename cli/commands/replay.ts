import { loadGames } from '@holoboard/games';
import { type AnyGame, eventsFor, type LogStep, replayStep, type Session } from '@holoboard/kernel';
import { isOpen, isWithheld, type Match, recordedMatch } from '@holoboard/table';
import { type Command, Problem, readArgs, wholeNumber } from '../command.ts';
import { readText } from '../files.ts';
import { sayBoard, sayEvents, sayOutcome } from '../speech.ts';
import type { Terminal } from '../terminal.ts';

export const replay: Command = {
  summary: 'Show a kept game again, up to any step',
  usage: 'replay FILE [--at N] [--boards]',
  details: `  --at N    stop after N steps; 0 is the beginning, the end unless told
  --boards  show the board after every step, not only at the end`,
  async run(args, terminal) {
    const { values, positionals } = readArgs(
      args,
      { at: { type: 'string' }, boards: { type: 'boolean', default: false } },
      ['FILE'],
    );
    const [file = ''] = positionals;
    const text = readText(file);
    const games = await loadGames();
    const match = open(games, file, text);
    const { state, log } = match.session as Session;
    const session = open(games, file, text, 0).session as Session;
    const { game } = session;
    // As long as it goes on nothing is told that a player may not know.
    const running = game.outcome(state) === null;
    const steps = toldSteps(match, running);
    const until = values.at === undefined ? steps.length : wholeNumber('at', values.at, 0, steps.length);
    terminal.line(terminal.styled('bold', `${game.title}: ${until} of ${steps.length} steps`));
    if (log.start !== undefined)
      terminal.text('This game did not begin with the set-up, but from a position.');
    terminal.line();
    steps.slice(0, until).forEach(({ place, step }, i) => {
      for (const withheld of log.steps.slice(session.log.steps.length, place)) replayStep(session, withheld);
      showStep(terminal, session, step, i + 1, running);
      if (values.boards) showPosition(terminal, session);
    });
    if (!values.boards || until === 0) showPosition(terminal, session);
    const ended = game.outcome(session.state);
    if (ended) sayOutcome(terminal, game, viewOf(session), ended);
    if (running && !isOpen(game, session.state))
      terminal.text('The game is not over: only what everybody may know is shown.');
    else terminal.line(`Position: ${game.notation.position(session.state)}`);
    return 0;
  },
};

/** The steps of the game that are told, each with its place in the log: all of them, or while it goes on those that everybody may know of. */
function toldSteps(match: Match, running: boolean): { readonly place: number; readonly step: LogStep }[] {
  const { log } = match.session as Session;
  const ofGame = match.steps.flatMap((step, i) => ('wish' in step || 'answer' in step ? [] : [i + 1]));
  return log.steps.flatMap((step, place) =>
    running && isWithheld(match, 'spectator', ofGame[place] as number) ? [] : [{ place, step }],
  );
}

function open(games: readonly AnyGame[], file: string, text: string, at?: number): Match {
  try {
    return recordedMatch(games, text, at);
  } catch (error) {
    throw new Problem(`${file} cannot be replayed. ${error instanceof Error ? error.message : error}`);
  }
}

/** Takes a step and tells it, in a running game as everybody may know it. */
function showStep(
  terminal: Terminal,
  session: Session,
  step: LogStep,
  number: number,
  running: boolean,
): void {
  const { game } = session;
  const seat = game.words.en.seat(viewOf(session), step.seat);
  const wasOpen = isOpen(game, session.state);
  replayStep(session, step);
  const told = !running || (wasOpen && isOpen(game, session.state));
  const action = 'action' in step && (told ? game.notation.action(step.action) : '…');
  const what = action || ('undo' in step ? 'undo' : 'resign');
  terminal.line(terminal.styled('dim', `${String(number).padStart(4)}  ${seat}: ${what}`));
  const events = 'undo' in step ? [] : (session.chapters.at(-1)?.events ?? []);
  sayEvents(terminal, game, viewOf(session), running ? eventsFor(events, 'spectator') : events);
}

function showPosition(terminal: Terminal, session: Session): void {
  terminal.line();
  sayBoard(terminal, session.game, viewOf(session));
  terminal.line();
}

/** What everybody may see. */
function viewOf(session: Session): unknown {
  return session.game.view(session.state, 'spectator');
}
