import { endor } from '@holoboard/endor';
import { hoth } from '@holoboard/hoth';
import { type AnyGame, SeededChance, type Viewer } from '@holoboard/kernel';
import { tactical } from '@holoboard/tactical';
import { expect, test } from 'vitest';
import { History } from './history.ts';
import { addEntropy, createMatch, startMatch } from './lobby.ts';
import { legal, type Match, question } from './match.ts';
import { submit } from './play.ts';
import { versionFor } from './telling.ts';
import { startFor, updatesSince } from './updates.ts';

function begun(game: AnyGame): Match {
  const seats = [0, 1].map((seat) => ({ kind: 'human', name: `Player ${seat}` }) as const);
  const match = createMatch({
    game,
    options: {},
    seats,
    clock: { kind: 'none' },
    undo: 'free',
    away: 'runs',
    seed: '3'.repeat(64),
    now: 0,
  });
  for (const seat of seats.keys()) addEntropy(match, seat, 'e'.repeat(16));
  startMatch(match, 0);
  return match;
}

function playOn(match: Match, chance: SeededChance, steps: number): void {
  for (let taken = 0; taken < steps; taken++) {
    const [seat] = question(match).seats;
    if (seat === undefined) return;
    const actions = legal(match, seat);
    const action = actions[chance.draw('choice', actions.length)];
    expect(submit(match, { seat, version: versionFor(match, seat), action, now: taken })).toBeNull();
  }
}

test.each<AnyGame>([hoth, endor, tactical])(
  'a history of $id is what each viewer has been told, and goes on',
  (game) => {
    const match = begun(game);
    const chance = new SeededChance(4);
    const viewers: readonly Viewer[] = [0, 1, 'spectator'];
    playOn(match, chance, 40);
    const histories = viewers.map((viewer) => new History(match, viewer));
    for (const round of [1, 2]) {
      for (const [i, viewer] of viewers.entries()) {
        const history = histories[i] as History;
        while (!history.isWhole) history.advance();
        expect(history.start).toEqual(startFor(match, viewer));
        expect(history.updates).toEqual(updatesSince(match, 0, viewer));
      }
      if (round === 1) playOn(match, chance, 20);
    }
  },
);
