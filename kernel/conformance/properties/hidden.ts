import type { SeededChance } from '../../chance.ts';
import type { GameAction, Seat, Viewer } from '../../game.ts';
import { sameJson, stableJson } from '../../json.ts';
import {
  demand,
  difference,
  excerpt,
  type Property,
  pick,
  playOn,
  type Run,
  type TakenStep,
} from '../run.ts';
import {
  EchoedDraws,
  type Moment,
  NamedDraws,
  otherWorld,
  twoWorlds,
  type World,
  witness,
} from '../worlds.ts';
import { demandWords } from './telling.ts';

/** A world dealt from a view looks to that seat like the one it was dealt from, and can be played. */
export const redeal: Property = {
  name: 'a redealt world fits the view',
  watch: (run) => ({
    position() {
      if (!run.due('redeal', 3)) return;
      const { game } = run;
      const chance = run.chance('redeal');
      for (const seat of run.seats)
        for (let deal = 0; deal < 2; deal++) {
          const view: unknown = game.view(run.state, seat);
          const text = stableJson(view);
          const world: unknown = game.redeal(view, seat, chance);
          stableJson(world);
          const again = stableJson(game.view(world, seat));
          demand(again === text, () => `Seat ${seat} sees another view: ${difference(text, again)}.`);
          demand(
            sameJson(game.census(world), game.census(run.state)),
            () => `The world dealt for seat ${seat} has other pieces: ${excerpt(game.census(world))}.`,
          );
          demand(playOn(game, world, chance, 1), () => `The world dealt for seat ${seat} cannot be played.`);
          demand(stableJson(view) === text, () => 'Playing in a redealt world changes the view.');
        }
    },
  }),
};

/** Nothing a seat is shown or told depends on what it may not know: not at the end of a step, and not on the way. */
export const secrecy: Property = {
  name: 'hidden things stay hidden',
  watch: (run) => ({
    position() {
      if (!run.due('secrecy', 3)) return;
      const chance = run.chance('secrecy');
      for (const seat of run.seats) watchersSeeNoMore(run, seat, chance);
    },
    step(taken) {
      if ('undo' in taken.step || !run.due('secrecy step', 3)) return;
      for (const viewer of run.seats) livesAlike(run, taken, viewer);
      answersInSecret(run, taken);
    },
  }),
};

/** Spectators see nothing that a seat may not know. */
function watchersSeeNoMore(run: Run, seat: Seat, chance: SeededChance): void {
  const { game, state } = run;
  const world = otherWorld(game, state, seat, chance);
  if (world === null) return;
  const [here, there] = [state, world].map((each) => stableJson(game.view(each, 'spectator'))) as [
    string,
    string,
  ];
  demand(
    here === there,
    () => `The spectators' view tells what seat ${seat} may not know: ${difference(here, there)}.`,
  );
}

/** A step is lived through alike in every world that fits a seat's view, until something is openly revealed. */
function livesAlike(run: Run, taken: TakenStep, viewer: Seat): void {
  const [here, there] = twoWorlds(run, taken, viewer);
  if (!there) return;
  for (const listener of [viewer, 'spectator'] as const) {
    const [lived, elsewhere] = [here, there].map((world) => world.moments.get(listener) ?? []) as [
      readonly Moment[],
      readonly Moment[],
    ];
    for (let i = 0; i < Math.max(lived.length, elsewhere.length); i++) {
      if (lived[i]?.reveals || elsewhere[i]?.reveals) return;
      const [left, right] = [lived[i]?.text ?? 'nothing', elsewhere[i]?.text ?? 'nothing'];
      demand(
        left === right,
        () => `An event tells ${nameOf(listener)} of hidden things: ${difference(left, right)}.`,
      );
    }
    const [seen, instead] = [here, there].map(({ state }) => stableJson(run.game.view(state, listener))) as [
      string,
      string,
    ];
    demand(
      seen === instead,
      () => `The step shows ${nameOf(listener)} hidden things unsaid: ${difference(seen, instead)}.`,
    );
  }
}

/** Of an answer given while others still think, nobody hears what it was, unless his view shows it. */
function answersInSecret(run: Run, taken: TakenStep): void {
  const { game } = run;
  const { step } = taken;
  if (!('action' in step)) return;
  const before: unknown = JSON.parse(taken.before);
  if (game.question(before).seats.length < 2) return;
  const others: readonly GameAction[] = game
    .legal(before, step.seat)
    .filter((action: GameAction) => action.type === step.action.type && !sameJson(action, step.action));
  if (others.length === 0) return;
  const chance = run.chance('secret');
  const there = witness(game, before, { ...step, action: pick(chance, others) }, chance, run.viewers);
  if (!sameJson(game.question(there.state), game.question(run.state))) return;
  const here = witness(game, JSON.parse(taken.before), step, run.chance('secret'), run.viewers);
  for (const viewer of run.viewers) {
    if (viewer === step.seat || !sameJson(game.view(there.state, viewer), game.view(run.state, viewer)))
      continue;
    const [lived, instead] = [here, there].map((world) => textOf(world, viewer)) as [string, string];
    demand(
      lived === instead,
      () => `An event tells ${nameOf(viewer)} what was decided in secret: ${difference(lived, instead)}.`,
    );
  }
}

function textOf(world: World, viewer: Viewer): string {
  return (world.moments.get(viewer) ?? []).map(({ text }) => text).join('\n');
}

/**
 * What a step that may be taken back has taught a viewer: nothing, or a sentence about it. All it saw on the way and at
 * the end must come out the same in every world that fitted its view before.
 */
export function lesson(run: Run, taken: TakenStep, viewer: Seat): string | null {
  const [here, there] = twoWorlds(run, taken, viewer);
  if (!there) return null;
  const [lived, instead] = [here, there].map(
    (world) => `${textOf(world, viewer)}\n${stableJson(run.game.view(world.state, viewer))}`,
  ) as [string, string];
  return lived === instead ? null : difference(lived, instead);
}

/** A game that says it is open hides nothing from anybody: views and events are the same for all. */
export const openness: Property = {
  name: 'an open game hides nothing',
  watch: (run) => ({
    position() {
      const { game, state } = run;
      if (!game.open) return;
      const all = stableJson(game.view(state, 'everything'));
      for (const viewer of run.viewers) {
        const seen = stableJson(game.view(state, viewer));
        demand(seen === all, () => `Something is hidden from ${nameOf(viewer)}: ${difference(all, seen)}.`);
      }
    },
    step({ events }) {
      const some = run.game.open && events.find(({ only }) => only);
      demand(!some, () => `Not everybody is told ${excerpt(some)}.`);
    },
  }),
};

/** In a secret question the order of the answers changes nothing. */
export const answers: Property = {
  name: 'secret answers may come in any order',
  watch: (run) => ({
    position() {
      const { game, state } = run;
      const { secret, seats } = game.question(state);
      if (!secret || seats.length < 2 || !run.due('answers', 2)) return;
      const chance = run.chance('answers');
      const given = seats.map((seat) => ({
        seat,
        action: pick(chance, game.legal(state, seat)) as GameAction,
      }));
      const draws = new NamedDraws(chance);
      const answered = (order: typeof given, luck: NamedDraws | EchoedDraws): string => {
        const world = run.fork();
        for (const { seat, action } of order) {
          demand(
            game.question(world).seats.includes(seat) && game.check(world, seat, action) === null,
            () => `Seat ${seat} may not answer ${excerpt(action)} once others have answered in secret.`,
          );
          game.apply(world, seat, action, luck);
        }
        return stableJson(world);
      };
      const first = answered(given, draws);
      const last = answered(given.toReversed(), new EchoedDraws(draws, chance));
      demand(
        first === last,
        () => `The order of answers to '${game.question(state).kind}' matters: ${difference(first, last)}.`,
      );
    },
  }),
};

function nameOf(viewer: Viewer): string {
  return typeof viewer === 'number' ? `seat ${viewer}` : 'spectators';
}

/** Whoever may know everything once a game is over sees no less than all others together. */
export const everything: Property = {
  name: 'at the end everything can be seen',
  watch: (run) => ({
    end() {
      const { game, state } = run;
      const outcome = game.outcome(state);
      if (!outcome) return;
      const all: unknown = game.view(state, 'everything');
      const text = stableJson(all);
      for (const language of Object.values(game.words)) {
        demandWords(language.board(all).join(' '), 'the board with everything on it');
        demandWords(language.outcome(all, outcome), 'the outcome');
      }
      const chance = run.chance('everything');
      for (const seat of run.seats) {
        const world = otherWorld(game, state, seat, chance);
        if (world === null) continue;
        const hidden = run.viewers.find(
          (viewer) => !sameJson(game.view(world, viewer), game.view(state, viewer)),
        );
        demand(
          hidden === undefined || stableJson(game.view(world, 'everything')) !== text,
          () => `Who may know everything sees less than ${nameOf(hidden ?? 'spectator')}.`,
        );
      }
    },
  }),
};
