import { type Chance, RecordedChance, type SeededChance } from '../../chance.ts';
import { eventsFor, type GameEvent, keptIn } from '../../events.ts';
import type { AnyGame, GameAction, Refusal, Seat, Viewer } from '../../game.ts';
import { sameJson, stableJson } from '../../json.ts';
import { judge } from '../../judge.ts';
import { forge } from '../forge.ts';
import {
  demand,
  difference,
  excerpt,
  type Property,
  pick,
  playOn,
  type Run,
  sample,
  type TakenStep,
} from '../run.ts';

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

/** Nothing a seat is shown or told depends on what it may not know. */
export const secrecy: Property = {
  name: 'hidden things stay hidden',
  watch: (run) => ({
    position() {
      if (!run.due('secrecy', 3)) return;
      const chance = run.chance('secrecy');
      for (const seat of run.seats) looksAlike(run, seat, chance);
    },
    step(taken) {
      if (!('action' in taken.step) || !run.due('secrecy step', 2)) return;
      for (const viewer of run.seats) soundsAlike(run, taken, viewer);
      answersInSecret(run, taken);
    },
  }),
};

/** Two worlds that differ only in what a seat may not know put it the same question and allow it the same. */
function looksAlike(run: Run, seat: Seat, chance: SeededChance): void {
  const { game, state } = run;
  const world = otherWorld(game, state, seat, chance);
  if (world === null) return;
  const alike = (what: string, look: (world: unknown) => unknown): void => {
    const [here, there] = [stableJson(look(state)), stableJson(look(world))];
    demand(here === there, () => `${what} tells seat ${seat} of hidden things: ${difference(here, there)}.`);
  };
  alike('The question', (each) => game.question(each));
  alike('The outcome', (each) => game.outcome(each));
  alike('The list of legal actions', (each) => game.legal(each, seat));
  alike("The spectators' view", (each) => game.view(each, 'spectator'));
  alike('The prompt', (each) => game.words.en.question(game.view(each, seat), game.question(each), seat));
  const legal: readonly GameAction[] = game.legal(state, seat);
  const advised = sample(chance, legal, 3);
  alike('The advice', (each) => game.advise(each, seat, advised).map(String));
  for (let i = 0; i < 3; i++) {
    const forged = forge(chance, legal);
    alike('A refusal', (each) => verdict(game, each, seat, forged));
  }
}

/** The judge's verdict; one that cannot be had is another property's business. */
function verdict(game: AnyGame, state: unknown, seat: Seat, action: unknown): Refusal | null {
  try {
    return judge(game, state, seat, action);
  } catch {
    return null;
  }
}

/** A world that fits a seat's view; nothing when `redeal` deals one that does not, which its own property reports. */
function otherWorld(game: AnyGame, state: unknown, seat: Seat, chance: Chance): unknown {
  const view: unknown = game.view(state, seat);
  const world: unknown = game.redeal(view, seat, chance);
  return sameJson(game.view(world, seat), view) ? world : null;
}

/** A step tells a viewer the same in every world that fits its view, until something is openly revealed. */
function soundsAlike(run: Run, taken: TakenStep, viewer: Seat): void {
  const [here, there] = twoWorlds(run, taken, viewer);
  if (!there) return;
  for (const listener of [viewer, 'spectator'] as const) {
    const heard = untilReveal(eventsFor(here.events, listener));
    const elsewhere = untilReveal(eventsFor(there.events, listener));
    const length = Math.min(heard.events.length, elsewhere.events.length);
    const [left, right] = [heard, elsewhere].map(({ events, revealed }) =>
      stableJson(revealed ? events.slice(0, length) : events),
    ) as [string, string];
    demand(
      left === right,
      () => `An event tells ${nameOf(listener)} of hidden things: ${difference(left, right)}.`,
    );
  }
}

interface World {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** A step in the true world and in another one that fits a seat's view; the other is missing where it cannot happen. */
function twoWorlds(run: Run, { before, step }: TakenStep, viewer: Seat): readonly [World, World | null] {
  if (!('action' in step)) throw new Error('Only actions happen in two worlds.');
  const { game } = run;
  const chance = run.chance(`world of ${viewer}`);
  const here = { state: JSON.parse(before) as unknown, events: [] as GameEvent[] };
  const there = { state: otherWorld(game, here.state, viewer, chance), events: [] as GameEvent[] };
  const draws = new NamedDraws(new RecordedChance(step.draws));
  game.apply(here.state, step.seat, step.action, draws, keptIn(here.events));
  if (there.state === null || judge(game, there.state, step.seat, step.action)) return [here, null];
  const echo = new EchoedDraws(draws, chance);
  game.apply(there.state, step.seat, step.action, echo, keptIn(there.events));
  return [here, echo.diverged ? null : there];
}

/** Keeps what was drawn under each name. */
class NamedDraws implements Chance {
  readonly drawn = new Map<string, { readonly value: number; readonly sides: number }[]>();
  private readonly source: Chance;

  constructor(source: Chance) {
    this.source = source;
  }

  draw(name: string, sides: number): number {
    const value = this.source.draw(name, sides);
    this.drawn.set(name, [...(this.drawn.get(name) ?? []), { value, sides }]);
    return value;
  }
}

/** Gives each name the numbers it was given before. Once the worlds ask for different draws, luck itself differs. */
class EchoedDraws implements Chance {
  diverged = false;
  private readonly left: Map<string, { readonly value: number; readonly sides: number }[]>;
  private readonly further: Chance;

  constructor(draws: NamedDraws, further: Chance) {
    this.left = new Map([...draws.drawn].map(([name, values]) => [name, [...values]]));
    this.further = further;
  }

  draw(name: string, sides: number): number {
    const recorded = this.left.get(name)?.shift();
    if (recorded?.sides === sides) return recorded.value;
    this.diverged = true;
    return this.further.draw(name, sides);
  }
}

/** The events before the first one that openly shows something hidden. */
function untilReveal(events: readonly GameEvent[]): {
  readonly events: readonly GameEvent[];
  readonly revealed: boolean;
} {
  const first = events.findIndex((event) => event.reveals);
  return first < 0 ? { events, revealed: false } : { events: events.slice(0, first), revealed: true };
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
  const events: GameEvent[] = [];
  const chance = run.chance('secret');
  game.apply(before, step.seat, pick(chance, others), chance, keptIn(events));
  if (!sameJson(game.question(before), game.question(run.state))) return;
  for (const viewer of run.viewers) {
    if (viewer === step.seat || !sameJson(game.view(before, viewer), game.view(run.state, viewer))) continue;
    const [heard, instead] = [taken.events, events].map((each) => stableJson(eventsFor(each, viewer)));
    demand(
      heard === instead,
      () =>
        `An event tells ${nameOf(viewer)} what was decided in secret: ${difference(heard ?? '', instead ?? '')}.`,
    );
  }
}

/**
 * What a step that may be taken back has taught a viewer: nothing, or a sentence about it. Its own view must come out
 * the same in every world that fitted it before.
 */
export function lesson(run: Run, taken: TakenStep, viewer: Seat): string | null {
  const { game } = run;
  const [here, there] = twoWorlds(run, taken, viewer);
  if (!there) return null;
  const [seen, elsewhere] = [here, there].map(({ state }) => stableJson(game.view(state, viewer)));
  const [heard, instead] = [here, there].map(({ events }) => stableJson(eventsFor(events, viewer)));
  if (seen !== elsewhere) return difference(seen ?? '', elsewhere ?? '');
  return heard === instead ? null : difference(heard ?? '', instead ?? '');
}

function nameOf(viewer: Viewer): string {
  return viewer === 'spectator' ? 'spectators' : `seat ${viewer}`;
}
