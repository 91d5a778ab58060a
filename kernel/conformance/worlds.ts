import { type Chance, RecordedChance } from '../chance.ts';
import { eventsFor, type GameEvent } from '../events.ts';
import type { AnyGame, Seat, Viewer } from '../game.ts';
import { sameJson, stableJson } from '../json.ts';
import { judge } from '../judge.ts';
import type { LogStep } from '../log.ts';
import type { Run, TakenStep } from './run.ts';

/** A world that fits a seat's view; nothing when `redeal` deals one that does not, which its own property reports. */
export function otherWorld(game: AnyGame, state: unknown, seat: Seat, chance: Chance): unknown {
  const view: unknown = game.view(state, seat);
  const world: unknown = game.redeal(view, seat, chance);
  return sameJson(game.view(world, seat), view) ? world : null;
}

/** Something a viewer was told, with what it saw right then. */
export interface Moment {
  readonly text: string;
  /** Whether it openly showed this viewer a thing hidden until then. */
  readonly reveals: boolean;
}

/** A step that has happened in one world, as each of some viewers lived through it. */
export interface World {
  readonly state: unknown;
  readonly moments: ReadonlyMap<Viewer, readonly Moment[]>;
}

/** Takes a step on a state, which changes, under the eyes of some viewers. */
export function witness(
  game: AnyGame,
  state: unknown,
  step: LogStep,
  chance: Chance,
  viewers: readonly Viewer[],
): World {
  const moments = new Map<Viewer, Moment[]>(viewers.map((viewer) => [viewer, []]));
  const tell = (event: GameEvent): void => {
    for (const [viewer, lived] of moments)
      for (const seen of eventsFor([event], viewer))
        lived.push({
          text: stableJson({ event: seen, view: game.view(state, viewer) as unknown }),
          reveals: seen.reveals === true,
        });
  };
  if ('action' in step) game.apply(state, step.seat, step.action, chance, tell);
  else if ('resign' in step) game.resign(state, step.seat, tell);
  return { state, moments };
}

/** A step in the true world and in another one that fits a seat's view; the other is missing where it cannot happen. */
export function twoWorlds(
  run: Run,
  { before, step }: TakenStep,
  viewer: Seat,
): readonly [World, World | null] {
  const { game } = run;
  const viewers = [viewer, 'spectator'] as const;
  const chance = run.chance(`world of ${viewer}`);
  const state: unknown = JSON.parse(before);
  const world = otherWorld(game, state, viewer, chance);
  const draws = new NamedDraws(new RecordedChance('action' in step ? step.draws : []));
  const here = witness(game, state, step, draws, viewers);
  if (world === null || ('action' in step && judge(game, world, step.seat, step.action))) return [here, null];
  const echo = new EchoedDraws(draws, chance);
  const there = witness(game, world, step, echo, viewers);
  return [here, echo.diverged ? null : there];
}

/** Keeps what was drawn under each name. */
export class NamedDraws implements Chance {
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
export class EchoedDraws implements Chance {
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
