import { chooseAction } from '@holoboard/bots';
import { judge, type Seat, SeededChance } from '@holoboard/kernel';
import { legal, type Match, requestUndo, resignSeat, versionOf, viewFor } from '@holoboard/table';
import { showClause } from '../commands/rules.ts';
import { usualLevel } from '../seats.ts';
import { sayRefusal } from '../speech.ts';
import { playAction, type Sitting, showBoard, tellEvents } from './sitting.ts';

/** What a person may type besides a choice. */
type Deed = (sitting: Sitting, seat: Seat, rest: string) => void | Promise<void>;

const deeds: Readonly<Record<string, Deed>> = {
  undo: takeBack,
  hint,
  board: showBoard,
  why,
  rules: showRule,
  save,
  resign,
  help,
};

/** Does what a person typed; `leave` when they want to go. */
export async function understand(sitting: Sitting, seat: Seat, line: string): Promise<'stay' | 'leave'> {
  const text = line.trim();
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(text) ?? [];
  const command = word.toLowerCase();
  if (command === 'quit' || command === 'exit') return 'leave';
  const deed = Object.hasOwn(deeds, command) ? deeds[command] : undefined;
  try {
    if (deed) await deed(sitting, seat, rest);
    else playAction(sitting, seat, readChoice(sitting.match, seat, text));
  } catch (error) {
    sitting.terminal.text(error instanceof Error ? error.message : String(error));
  }
  return 'stay';
}

/** An action by its number, by Enter when it is the only one, or in the notation of the game. */
function readChoice(match: Match, seat: Seat, text: string): unknown {
  const actions = legal(match, seat);
  if (text === '' && actions.length === 1) return actions[0];
  if (text === '' || /^\d+$/.test(text)) {
    const action = text === '' ? undefined : actions[Number(text) - 1];
    if (action) return action;
    throw new Error(`Type a number from 1 to ${actions.length}, or help.`);
  }
  return match.game.notation.readAction(text);
}

function takeBack(sitting: Sitting, seat: Seat): void {
  const { match, terminal } = sitting;
  // At one terminal, whoever decided last may take that back, also when the next one is asked already.
  const last = match.session?.chapters.at(-1)?.seat ?? seat;
  const refusal = requestUndo(match, match.seats[last]?.kind === 'human' ? last : seat, Date.now());
  if (refusal) {
    sayRefusal(terminal, match.game, refusal);
    return;
  }
  terminal.line('Taken back.');
  sitting.told = versionOf(match);
  sitting.boardSeenBy = null;
  sitting.waiting = true;
}

/** What the usual bot would do, and no more of a reason than it has. */
function hint({ match, terminal }: Sitting, seat: Seat): void {
  const { game } = match;
  const view = viewFor(match, seat);
  const actions = legal(match, seat);
  const seed = `hint ${versionOf(match)}`;
  const choice = chooseAction({ game, view, seat, level: usualLevel, seed, legal: actions });
  terminal.text(`The ${usualLevel} would choose: ${game.words.en.action(view, choice)}.`);
  const state: unknown = game.redeal(view, seat, new SeededChance(seed));
  const [worth] = game.advise(state, seat, [choice]);
  const equal = game.advise(state, seat, actions).filter((each) => each === worth).length - 1;
  if (actions.length === 1) terminal.text('There is no other choice.');
  else if (equal > 0)
    terminal.text(
      `At first sight ${equal === 1 ? 'another choice is' : `${equal} others are`} just as good.`,
    );
  else
    terminal.text('At first sight it looks better than the rest; nothing was thought through further ahead.');
  const share = Math.round((game.evaluate(state)[seat] ?? 0) * 100);
  terminal.text(`By a rough estimate you win about ${share} % of games from here.`);
}

function why({ match, terminal }: Sitting, seat: Seat, text: string): void {
  const { game, session } = match;
  if (text === '') throw new Error(`Type why and an action, such as: why ${exampleAction(match, seat)}`);
  const refusal = judge(game, session?.state, seat, readChoice(match, seat, text));
  if (refusal) sayRefusal(terminal, game, refusal);
  else terminal.text('You may do that.');
}

function showRule({ match, terminal }: Sitting, _seat: Seat, clause: string): void {
  if (clause === '') throw new Error('Type rules and a clause, as it stands in a refusal.');
  showClause(match.game, clause, terminal);
}

function save({ match, terminal, file }: Sitting, _seat: Seat, path: string): void {
  if (path !== '') file.moveTo(path, match);
  else file.keep(match);
  terminal.text(file.name ? `Saved in ${file.name}.` : 'It cannot be saved here; name another file.');
}

async function resign(sitting: Sitting, seat: Seat): Promise<void> {
  const { match, terminal, input } = sitting;
  terminal.text('Really give up? Type yes to do so.');
  if ((await input.next())?.trim().toLowerCase() !== 'yes') {
    terminal.line('You play on.');
    return;
  }
  const refusal = resignSeat(match, seat, Date.now());
  if (refusal) sayRefusal(terminal, match.game, refusal);
  else tellEvents(sitting, seat);
}

function help({ match, terminal }: Sitting, seat: Seat): void {
  const lines = [
    ['NUMBER', 'take that choice; Enter takes it when there is only one'],
    ['ACTION', `the same in short form, such as: ${exampleAction(match, seat)}`],
    ['why ACTION', 'whether you may do that, and if not, why not'],
    ['hint', `what the ${usualLevel} would do`],
    ['undo', 'take your last step back, as long as nothing has come of it'],
    ['board', 'show the position'],
    ['rules CLAUSE', 'read a clause'],
    ['save [FILE]', 'save the game, in another file if you like'],
    ['resign', 'give up'],
    ['quit', 'leave; the game is kept, and you can go on later'],
  ] as const;
  for (const [word, meaning] of lines) terminal.text(meaning, ' '.repeat(16), `  ${word.padEnd(14)}`);
}

function exampleAction(match: Match, seat: Seat): string {
  return match.game.notation.action(legal(match, seat)[0]);
}
