import { chooseAction } from '@holoboard/bots';
import { type AnyGame, SeededChance } from '@holoboard/kernel';
import type { Decision } from '@holoboard/table';
import { showClause } from '../commands/rules.ts';
import { usualLevel } from '../seats.ts';
import { sayRefusal } from '../speech.ts';
import { type Evening, playAction, showBoard, tellEvents } from './evening.ts';

/** What a person may type besides a choice. */
type Deed = (evening: Evening, decision: Decision, rest: string) => void | Promise<void>;

const deeds: Readonly<Record<string, Deed>> = {
  undo: takeBack,
  hint,
  board: (evening, { seat }) => showBoard(evening, seat),
  why,
  rules: showRule,
  save,
  resign,
  help,
};

/** Does what a person typed; `leave` when they want to go. */
export async function understand(
  evening: Evening,
  decision: Decision,
  line: string,
): Promise<'stay' | 'leave'> {
  const text = line.trim();
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(text) ?? [];
  const command = word.toLowerCase();
  if (command === 'quit' || command === 'exit') return 'leave';
  const deed = Object.hasOwn(deeds, command) ? deeds[command] : undefined;
  try {
    if (deed) await deed(evening, decision, rest);
    else await playAction(evening, decision.seat, readChoice(evening.sitting.game, decision, text));
  } catch (error) {
    evening.terminal.text(error instanceof Error ? error.message : String(error));
  }
  return 'stay';
}

/** An action by its number, by Enter when it is the only one, or in the notation of the game. */
function readChoice(game: AnyGame, { actions }: Decision, text: string): unknown {
  if (text === '' && actions.length === 1) return actions[0];
  if (text === '' || /^\d+$/.test(text)) {
    const action = text === '' ? undefined : actions[Number(text) - 1];
    if (action) return action;
    throw new Error(`Type a number from 1 to ${actions.length}, or help.`);
  }
  return game.notation.readAction(text);
}

async function takeBack(evening: Evening): Promise<void> {
  const { sitting, terminal } = evening;
  const refusal = await sitting.undo();
  if (refusal) {
    sayRefusal(terminal, sitting.game, refusal);
    return;
  }
  terminal.line('Taken back.');
  evening.told = sitting.standing().version;
  evening.boardSeenBy = null;
  evening.waiting = true;
}

/** What the usual bot would do, and no more of a reason than it has. */
function hint({ sitting, terminal }: Evening, { seat, actions }: Decision): void {
  const { game } = sitting;
  const view = sitting.view(seat);
  const seed = `hint ${sitting.standing().version}`;
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

function why({ sitting: { game }, terminal }: Evening, decision: Decision, text: string): void {
  if (text === '') throw new Error(`Type why and an action, such as: why ${exampleAction(game, decision)}`);
  const refusal = decision.judge(readChoice(game, decision, text));
  if (refusal) sayRefusal(terminal, game, refusal);
  else terminal.text('You may do that.');
}

function showRule({ sitting, terminal }: Evening, _decision: Decision, clause: string): void {
  if (clause === '') throw new Error('Type rules and a clause, as it stands in a refusal.');
  showClause(sitting.game, clause, terminal);
}

function save({ sitting, terminal, file }: Evening, _decision: Decision, path: string): void {
  if (path !== '') file.moveTo(path, sitting);
  else file.keep(sitting);
  terminal.text(file.name ? `Saved in ${file.name}.` : 'It cannot be saved here; name another file.');
}

async function resign(evening: Evening, { seat }: Decision): Promise<void> {
  const { sitting, terminal, input } = evening;
  terminal.text('Really give up? Type yes to do so.');
  if ((await input.next())?.trim().toLowerCase() !== 'yes') {
    terminal.line('You play on.');
    return;
  }
  const refusal = await sitting.resign(seat);
  if (refusal) sayRefusal(terminal, sitting.game, refusal);
  else tellEvents(evening, seat);
}

function help({ sitting, terminal }: Evening, decision: Decision): void {
  const lines = [
    ['NUMBER', 'take that choice; Enter takes it when there is only one'],
    ['ACTION', `the same in short form, such as: ${exampleAction(sitting.game, decision)}`],
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

function exampleAction(game: AnyGame, { actions }: Decision): string {
  return game.notation.action(actions[0]);
}
