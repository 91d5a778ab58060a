import { type GameAction, noChance, type Seat, SeededChance } from '@holoboard/kernel';
import {
  botToMove,
  legal,
  type Match,
  outcome,
  question,
  thinkFor,
  versionOf,
  viewFor,
} from '@holoboard/table';
import { understand } from './commands.ts';
import { onlooker, playAction, type Sitting, showBoard, tellEvents } from './sitting.ts';

/** Plays until the game is over, or until the people leave. */
export async function sit(sitting: Sitting): Promise<void> {
  const { match } = sitting;
  if (!match.seats.some(({ kind }) => kind === 'human')) showBoard(sitting, 'spectator');
  while (!outcome(match)) {
    if (match.session && match.game.overlong(match.session.state)) return;
    if (botToMove(match) !== null) await letBotPlay(sitting);
    else if ((await decide(sitting, question(match).seats[0] as Seat)) === 'leave') return;
  }
}

async function letBotPlay(sitting: Sitting): Promise<void> {
  const { match, terminal } = sitting;
  const turn = await thinkFor(match, (request) => sitting.bots.think(request), Date.now);
  if (turn?.status === 'fallback')
    terminal.text(`(The bot played the first action it could: ${turn.problem})`);
  tellEvents(sitting, onlooker(match));
  sitting.boardSeenBy = null;
}

/** Asks a person until an action is taken, the game is given up, or the people leave. */
async function decide(sitting: Sitting, seat: Seat): Promise<'go on' | 'leave'> {
  const { match, terminal } = sitting;
  const actions = legal(match, seat);
  const [only] = actions;
  if (sitting.auto && !sitting.waiting && actions.length === 1 && only && !drawsLuck(match, seat, only)) {
    terminal.styledText('dim', `${match.game.words.en.action(viewFor(match, seat), only)}: the only choice.`);
    if (!playAction(sitting, seat, only)) return 'go on';
  }
  sitting.file.keep(match);
  ask(sitting, seat, actions);
  const version = versionOf(match);
  while (versionOf(match) === version) {
    const line = await sitting.input.next();
    if (line === null || (await understand(sitting, seat, line)) === 'leave') return 'leave';
  }
  return 'go on';
}

/** The question and the numbered choices. */
function ask(sitting: Sitting, seat: Seat, actions: readonly GameAction[]): void {
  const { match, terminal } = sitting;
  if (sitting.boardSeenBy !== seat) showBoard(sitting, seat);
  const view = viewFor(match, seat);
  const words = match.game.words.en;
  terminal.line();
  terminal.styledText('bold', words.question(view, question(match), seat));
  if (actions.length === 1) terminal.text(`Enter: ${words.action(view, actions[0])}`, '         ', '  ');
  else
    actions.forEach((action, i) => {
      terminal.text(words.action(view, action), '      ', `  ${String(i + 1).padStart(2)}  `);
    });
}

/** Whether an action spins, rolls or draws: that is for the player to do, even when there is no choice. */
function drawsLuck(match: Match, seat: Seat, action: GameAction): boolean {
  const { game } = match;
  const state: unknown = game.redeal(viewFor(match, seat), seat, new SeededChance(versionOf(match)));
  try {
    game.apply(state, seat, action, noChance);
    return false;
  } catch {
    return true;
  }
}
