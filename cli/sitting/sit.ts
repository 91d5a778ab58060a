import type { Seat } from '@holoboard/kernel';
import { Decision } from '@holoboard/table';
import { ask } from './asking.ts';
import { understand } from './commands.ts';
import { type Evening, onlooker, playAction, showBoard, tellEvents } from './evening.ts';
import { Walk } from './walk.ts';

/** Plays until the game is over, or until the people leave. */
export async function sit(evening: Evening): Promise<void> {
  const { sitting } = evening;
  if (sitting.seats.length === 0) showBoard(evening, 'spectator');
  while (!sitting.standing().outcome) {
    if (sitting.overlong()) return;
    if (sitting.botToMove() !== null) await letBotPlay(evening);
    else if ((await decide(evening, sitting.standing().question.seats[0] as Seat)) === 'leave') return;
  }
}

async function letBotPlay(evening: Evening): Promise<void> {
  const { sitting, terminal } = evening;
  const turn = await sitting.letBotPlay((request) => evening.bots.think(request));
  if (turn?.status === 'fallback')
    terminal.text(`(The bot played the first action it could: ${turn.problem})`);
  tellEvents(evening, onlooker(sitting));
  evening.boardSeenBy = null;
}

/** Asks a person until an action is taken, the game is given up, or the people leave. */
async function decide(evening: Evening, seat: Seat): Promise<'go on' | 'leave'> {
  const { sitting, terminal } = evening;
  const { game } = sitting;
  const decision = new Decision(game, sitting.view(seat), seat);
  const forced = evening.auto && !evening.waiting ? decision.forced : null;
  if (forced) {
    terminal.styledText('dim', `${game.words.en.action(sitting.view(seat), forced)}: the only choice.`);
    if (!(await playAction(evening, seat, forced))) return 'go on';
  }
  evening.file.keep(sitting);
  const walk = new Walk(game, sitting.view(seat), decision);
  ask(evening, walk);
  const version = sitting.version(seat);
  while (sitting.version(seat) === version) {
    const line = await evening.input.next();
    if (line === null || (await understand(evening, walk, line)) === 'leave') return 'leave';
  }
  return 'go on';
}
