import { chooseAction } from '@holoboard/bots';
import { type AnyGame, adviceIn, type GameAction, SeededChance } from '@holoboard/kernel';
import { showClause } from '../commands/rules.ts';
import { usualLevel } from '../seats.ts';
import { sayRefusal } from '../speech.ts';
import { showChoices } from './asking.ts';
import { type Evening, playAction, showBoard, tellEvents, toldBy } from './evening.ts';
import type { Offer, Walk } from './walk.ts';

/** What a person may type besides a choice. */
type Deed = (evening: Evening, walk: Walk, rest: string) => void | Promise<void>;

const deeds: Readonly<Record<string, Deed>> = {
  b: goBack,
  undo: takeBack,
  hint,
  board: (evening, { decision: { seat } }) => showBoard(evening, seat),
  why,
  rules: showRule,
  save,
  resign,
  help,
};

/** Does what a person typed; `leave` when they want to go. */
export async function understand(evening: Evening, walk: Walk, line: string): Promise<'stay' | 'leave'> {
  const text = line.trim();
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(text) ?? [];
  const command = word.toLowerCase();
  if (command === 'quit' || command === 'exit') return 'leave';
  const deed = Object.hasOwn(deeds, command) ? deeds[command] : undefined;
  try {
    if (deed) await deed(evening, walk, rest);
    else await choose(evening, walk, text);
  } catch (error) {
    evening.terminal.text(error instanceof Error ? error.message : String(error));
  }
  return 'stay';
}

/** Takes what was chosen: a step on the way, or a whole action. */
async function choose(evening: Evening, walk: Walk, text: string): Promise<void> {
  const offer = offerMeant(walk, text);
  if (offer === null) {
    const action = text === '' ? walk.said : evening.sitting.game.notation.readAction(text);
    await playAction(evening, walk.decision.seat, action);
    return;
  }
  const action = walk.take(offer.id);
  if (action) await playAction(evening, walk.decision.seat, action);
  else showChoices(evening, walk);
}

/** The choice of a number, or of Enter when it is the only one; nothing for a text that says an action itself. */
function offerMeant({ offers, said }: Walk, text: string): Offer | null {
  if (text === '' && said) return null;
  const only = text === '' && offers.length === 1;
  if (!only && text !== '' && !/^\d+$/.test(text)) return null;
  const offer = offers[only ? 0 : Number(text) - 1];
  if (offer && (only || text !== '')) return offer;
  throw new Error(`Type a number from 1 to ${offers.length}, or help.`);
}

/** The action that is meant by a number or by the notation of the game. */
function readAction(game: AnyGame, walk: Walk, text: string): unknown {
  const offer = offerMeant(walk, text);
  if (!offer) return game.notation.readAction(text);
  if (offer.action) return offer.action;
  throw new Error('There is more to choose after that; you may begin with it.');
}

function goBack(evening: Evening, walk: Walk): void {
  if (!walk.back())
    throw new Error('Nothing has been chosen yet; undo takes back what you have done before.');
  showChoices(evening, walk);
}

async function takeBack(evening: Evening, { decision: { seat } }: Walk): Promise<void> {
  const { sitting, terminal } = evening;
  const refusal = await sitting.undo(seat);
  if (refusal) {
    sayRefusal(terminal, sitting.game, refusal);
    return;
  }
  terminal.line('Taken back.');
  evening.told = toldBy(sitting);
  evening.boardSeenBy = null;
  evening.waiting = true;
}

/** What the usual bot would do and why, and the same of what looks best at first sight among the rest. */
function hint({ sitting, terminal }: Evening, { decision: { seat, actions } }: Walk): void {
  const { game } = sitting;
  const view = sitting.view(seat);
  const seed = `hint ${sitting.version(seat)}`;
  const choice = chooseAction({ game, view, seat, level: usualLevel, seed, legal: actions });
  const state: unknown = game.redeal(view, seat, new SeededChance(seed));
  const notation = game.notation.action(choice);
  const others = actions.filter((action) => game.notation.action(action) !== notation);
  const worth = game.advise(state, seat, others);
  const second = others[worth.indexOf(Math.max(...worth))] ?? null;
  const say = (action: GameAction, other: GameAction | null): string =>
    adviceIn(game, 'en', view, seat, action, other);
  terminal.text(`The ${usualLevel} would choose: ${terminal.words('green', say(choice, second))}`);
  terminal.text(second ? `Next best: ${say(second, choice)}` : 'There is no other choice.');
  const share = Math.round((game.evaluate(state)[seat] ?? 0) * 100);
  terminal.text(`By a rough estimate you win about ${share} % of games from here.`);
}

function why({ sitting: { game }, terminal }: Evening, walk: Walk, text: string): void {
  if (text === '') throw new Error(`Type why and an action, such as: why ${exampleAction(game, walk)}`);
  const refusal = walk.decision.judge(readAction(game, walk, text));
  if (refusal) sayRefusal(terminal, game, refusal);
  else terminal.text('You may do that.');
}

function showRule({ sitting, terminal }: Evening, _walk: Walk, clause: string): void {
  if (clause === '') throw new Error('Type rules and a clause, as it stands in a refusal.');
  showClause(sitting.game, clause, terminal);
}

function save({ sitting, terminal, file }: Evening, _walk: Walk, path: string): void {
  if (path !== '') file.moveTo(path, sitting);
  else file.keep(sitting);
  terminal.text(file.name ? `Saved in ${file.name}.` : 'It cannot be saved here; name another file.');
}

async function resign(evening: Evening, { decision: { seat } }: Walk): Promise<void> {
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

function help({ sitting, terminal }: Evening, walk: Walk): void {
  const lines = [
    ['NUMBER', 'take that choice; Enter takes it when there is only one'],
    ['ACTION', `a whole action in short form, such as: ${exampleAction(sitting.game, walk)}`],
    ['b', 'back to the choice before, while there is more to choose'],
    ['why ACTION', 'whether you may do that, and if not, why not'],
    ['hint', `what the ${usualLevel} would do, and why`],
    ['undo', 'take your last step back, as long as nothing has come of it'],
    ['board', 'show the position'],
    ['rules CLAUSE', 'read a clause'],
    ['save [FILE]', 'save the game, in another file if you like'],
    ['resign', 'give up'],
    ['quit', 'leave; the game is kept, and you can go on later'],
  ] as const;
  for (const [word, meaning] of lines) terminal.text(meaning, ' '.repeat(16), `  ${word.padEnd(14)}`);
}

function exampleAction(game: AnyGame, { decision }: Walk): string {
  return game.notation.action(decision.actions[0]);
}
