import { type AnyGame, type Chance, type GameAction, type Seat, SeededChance } from '@holoboard/kernel';
import { pickBest } from './pick.ts';
import type { Position } from './position.ts';

/*
 * Information-set Monte Carlo tree search, written against the kernel's contract alone.
 *
 * Every iteration deals a world that fits the bot's view, plays one candidate of the decision in it, goes on through a tree of what has
 * been tried before, plays a little further as the game advises, and asks the game's `evaluate` where that led. At the decision itself
 * all candidates still in the running are tried in the same worlds with the same luck, and the weaker half is dropped again
 * and again (sequential halving), so that luck cancels out in the comparison. What the game advises is tried along to the end: another
 * action is only preferred when it is better for sure enough. A game that can foresee what is likely to come of a position is asked for that
 * in place of playing further.
 */

const settings = {
  /** Candidates that look best at first sight; the others are not looked at. */
  candidates: 8,
  /** Actions considered at a later decision, and how the tree weighs trying them again. */
  width: 3,
  exploration: 0.25,
  /** How many decisions deep the tree grows. */
  treeDepth: 2,
  /** Secret plans are drawn from so many of the best; those dropped early have been tried too seldom to be trusted. */
  mixed: 2,
  /** How far apart these may be and still be mixed, in shares of a win. */
  mixing: 0.015,
  /** How sure it must be that another action is better than the advised one, in standard errors. */
  doubt: 1,
};

/** Luck with a course of its own for everything it is drawn for: one roll more of one kind does not change all that come after. */
class Luck implements Chance {
  private readonly seed: string;
  private readonly courses = new Map<string, SeededChance>();

  constructor(seed: string) {
    this.seed = seed;
  }

  draw(name: string, sides: number): number {
    let course = this.courses.get(name);
    if (!course) {
      course = new SeededChance(`${this.seed} ${name}`);
      this.courses.set(name, course);
    }
    return course.draw(name, sides);
  }
}

/** A decision met during the search, whoever's it is. */
interface Node {
  visits: number;
  readonly tried: Map<string, Trial>;
}

interface Trial {
  visits: number;
  /** Sum of what it was worth to the seat that decides. */
  worth: number;
  readonly next: Node;
}

interface Candidate {
  readonly action: GameAction;
  visits: number;
  /** What it was worth more than the advised action in the same worlds: the sum, and the sum of squares. */
  gain: number;
  gainSquares: number;
  readonly next: Node;
}

const emptyNode = (): Node => ({ visits: 0, tried: new Map() });

/** The action that a search of the given number of iterations likes best. */
export function searchAction({ game, view, seat, legal, chance, budget }: Position): GameAction {
  const iterations = budget?.iterations ?? game.thinking.iterations;
  const world: unknown = game.redeal(view, seat, chance);
  if (game.thinking.pays?.(world) === false)
    return pickBest(legal, atFirstSight(game, world, seat, legal, seat), chance);
  const candidates = firstSight(game, world, seat, legal, seat, settings.candidates).map(
    (action): Candidate => ({ action, visits: 0, gain: 0, gainSquares: 0, next: emptyNode() }),
  );
  // A world is dealt once and copied for each candidate, which is much faster.
  const dealt = { luck: '', world };
  const ranked = halve(
    candidates,
    iterations,
    budget?.stop,
    (candidate, luck) => {
      if (dealt.luck !== luck) {
        dealt.luck = luck;
        dealt.world = game.redeal(view, seat, new SeededChance(luck));
      }
      return tryOut(game, game.copy(dealt.world), seat, candidate, new Luck(luck));
    },
    chance,
  );
  return game.question(world).secret
    ? mixed(ranked.slice(0, settings.mixed), chance)
    : (ranked[0] as Candidate).action;
}

/** How good actions of a seat look: to the one that thinks as the game counsels it, to the others as it advises everybody. */
function atFirstSight(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  legal: readonly GameAction[],
  thinker: Seat,
): number[] {
  const { counsel } = game.thinking;
  return counsel && seat === thinker ? counsel(state, seat, legal) : game.advise(state, seat, legal);
}

/** The actions that look best, best first. Equal ones keep the order of the rules. */
function firstSight(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  legal: readonly GameAction[],
  thinker: Seat,
  most: number,
): GameAction[] {
  const advice = atFirstSight(game, state, seat, legal, thinker);
  const order = Array.from(advice.keys()).sort(
    (left, right) => (advice[right] as number) - (advice[left] as number),
  );
  return order.slice(0, most).map((index) => legal[index] as GameAction);
}

/** The first of the actions that look best. */
function favourite(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  legal: readonly GameAction[],
  thinker: Seat,
): GameAction {
  const advice = atFirstSight(game, state, seat, legal, thinker);
  let best = 0;
  for (let i = 1; i < advice.length; i++) if ((advice[i] as number) > (advice[best] as number)) best = i;
  return legal[best] as GameAction;
}

/** Tries all candidates in the same worlds, and drops the weaker half again and again. Best first. */
function halve(
  candidates: Candidate[],
  iterations: number,
  stop: (() => boolean) | undefined,
  tryIn: (candidate: Candidate, luck: string) => number,
  chance: Chance,
): Candidate[] {
  const running = candidates.slice();
  const advised = candidates[0] as Candidate;
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  const dropped: Candidate[] = [];
  for (let round = 0; round < rounds; round++) {
    const tries = running.includes(advised) ? running.length : running.length + 1;
    const worlds = Math.max(1, Math.floor(iterations / rounds / tries));
    for (let world = 0; world < worlds; world++) {
      const luck = `${chance.draw('luck', 1 << 20)} ${world}`;
      const usual = tryIn(advised, luck);
      for (const candidate of running) {
        const worth = candidate === advised ? usual : tryIn(candidate, luck);
        candidate.visits++;
        candidate.gain += worth - usual;
        candidate.gainSquares += (worth - usual) ** 2;
      }
      if (stop?.()) return [...running, ...dropped].sort(byGain);
    }
    running.sort(byMean);
    dropped.unshift(...running.splice(Math.ceil(running.length / 2)));
  }
  // The advised action may have been dropped, and be the best that is sure enough all the same.
  return [...new Set([...running, ...dropped.slice(0, 1), advised])].sort(byGain);
}

function byMean(left: Candidate, right: Candidate): number {
  return right.gain / right.visits - left.gain / left.visits;
}

/** What it gains over the advised action for sure enough. */
function sureGain({ gain, gainSquares, visits }: Candidate): number {
  const mean = gain / visits;
  // A single world proves nothing.
  if (visits < 2) return Math.min(0, mean);
  const variance = Math.max(0, gainSquares / visits - mean * mean);
  return mean - settings.doubt * Math.sqrt(variance / visits);
}

function byGain(left: Candidate, right: Candidate): number {
  return sureGain(right) - sureGain(left);
}

/** Among plans that are about equally good a bot must not be readable: it draws, the better ones more often. */
function mixed(ranked: readonly Candidate[], chance: Chance): GameAction {
  const top = sureGain(ranked[0] as Candidate);
  const weights = ranked.map((candidate) => Math.exp((sureGain(candidate) - top) / settings.mixing));
  let point = (chance.draw('mix', 1 << 20) / (1 << 20)) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < ranked.length; i++) {
    point -= weights[i] as number;
    if (point < 0) return (ranked[i] as Candidate).action;
  }
  return (ranked[0] as Candidate).action;
}

/** Plays a candidate in one world and tells what it came to for the seat that thinks. */
function tryOut(game: AnyGame, state: unknown, thinker: Seat, candidate: Candidate, chance: Chance): number {
  const trail: { readonly trial: Trial; readonly seat: Seat }[] = [];
  // Where a game looks ahead by itself there is nothing to remember.
  let node: Node | null = game.thinking.foresee ? null : candidate.next;
  let last = thinker;
  game.apply(state, thinker, candidate.action, chance);
  for (let depth = 0; ; ) {
    if (game.outcome(state)) break;
    const foreseen = game.thinking.foresee?.(state);
    if (foreseen) return foreseen[thinker] ?? 0;
    const { seats, secret } = game.question(state);
    const seat = seats[0] as Seat;
    // A search is cut where a position can be judged best: where one seat hands over to another, or all decide at once again.
    if (depth >= game.thinking.depth && seat !== last) break;
    if (seats.length > 1 && seats.includes(thinker)) break;
    const legal: readonly GameAction[] = game.legal(state, seat);
    let action = legal[0] as GameAction;
    if (legal.length > 1) {
      depth++;
      // What is decided in secret does not answer what was decided before.
      if (node && depth <= settings.treeDepth && !secret) {
        node.visits++;
        const explored = explore(game, state, seat, legal, thinker, node);
        const { trial } = explored;
        action = explored.action;
        trail.push({ trial, seat });
        node = trial.visits > 0 ? trial.next : null;
      } else {
        node = null;
        action = favourite(game, state, seat, legal, thinker);
      }
    }
    game.apply(state, seat, action, chance);
    last = seat;
  }
  const shares = game.evaluate(state);
  for (const { trial, seat } of trail) {
    trial.visits++;
    trial.worth += shares[seat] ?? 0;
  }
  return shares[thinker] ?? 0;
}

/** Picks among the actions that look best: first each of them once, then those that have done well or were seldom tried. */
function explore(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  legal: readonly GameAction[],
  thinker: Seat,
  node: Node,
): { readonly action: GameAction; readonly trial: Trial } {
  let highest = Number.NEGATIVE_INFINITY;
  let found: { action: GameAction; trial: Trial } | undefined;
  for (const action of firstSight(game, state, seat, legal, thinker, settings.width)) {
    const trial = trialOf(node, game.notation.action(action));
    if (trial.visits === 0) return { action, trial };
    const bound =
      trial.worth / trial.visits + settings.exploration * Math.sqrt(Math.log(node.visits) / trial.visits);
    if (bound > highest) {
      highest = bound;
      found = { action, trial };
    }
  }
  return found as { action: GameAction; trial: Trial };
}

function trialOf(node: Node, key: string): Trial {
  let trial = node.tried.get(key);
  if (!trial) {
    trial = { visits: 0, worth: 0, next: emptyNode() };
    node.tried.set(key, trial);
  }
  return trial;
}
