import { judge, noChance, readOptions, stableJson, TapeChance, type Tell } from '@holoboard/kernel';
import { type HothEvent, type HothOptions, type HothState, hoth } from '../index.ts';

/** What a position says unless told otherwise: a quiet moment of a game of two. */
const usual: Readonly<Record<string, string>> = {
  turn: '7',
  active: 'blue',
  phase: 'rebelSpin',
  blue: 'planet-hoth/5',
  green: 'planet-hoth/5',
  vader: 'hoth-out-21',
  force: 'none',
};

const colours = ['blue', 'green', 'orange', 'violet'];

/** Carries a line out. */
function act(line: string, state: HothState, tell?: Tell<HothEvent>): void {
  const [word, name = ''] = line.split(' ');
  if (word === 'resign') {
    hoth.resign(state, colours.indexOf(name), tell);
    return;
  }
  const action = word === 'spin' ? { type: 'spin' as const } : hoth.notation.readAction(line);
  const refusal = judge(hoth, state, state.active, action);
  if (refusal)
    throw new Error(`'${line}' is refused by ${refusal.clause} in: ${hoth.notation.position(state)}`);
  const tape = new TapeChance(word === 'spin' ? [[spinnerOf(state, name), Number(name.slice(1)) - 1]] : []);
  hoth.apply(state, state.active, action, tape, tell);
  if (tape.left > 0) throw new Error(`'${line}' did not spin.`);
}

function spinnerOf(state: HothState, sector: string): string {
  if (sector.startsWith('R')) return 'rebelSpinner';
  return state.phase === 'attackSpin' ? 'imperialAttack' : 'imperialMovement';
}

/** A position that can be played on as an example of the rulebook is told. */
export class Scene {
  readonly state: HothState;
  /** What happened in the last call of `play`. */
  events: HothEvent[] = [];
  /** The position at the moment of each of these events. */
  private positions: string[] = [];

  constructor(state: HothState) {
    this.state = state;
  }

  /** What the active player may do, in alphabetical order. */
  legal(): string[] {
    return hoth.legal(this.state, this.state.active).map(hoth.notation.action).sort();
  }

  /** Goes on by lines like 'spin R1', 'fly hoth-in-05', 'steer hyper-23' or 'resign green'; only legal ones. */
  play(...lines: readonly string[]): this {
    this.events = [];
    this.positions = [];
    for (const line of lines) {
      const unheard = hoth.copy(this.state);
      act(line, unheard);
      act(line, this.state, this.listen);
      if (stableJson(unheard) !== stableJson(this.state))
        throw new Error(`'${line}' leads elsewhere when nobody listens.`);
    }
    return this;
  }

  private readonly listen = (event: HothEvent): void => {
    this.events.push(event);
    this.positions.push(this.position);
  };

  get position(): string {
    return hoth.notation.position(this.state);
  }

  /** Some words of the position, in its own order: `says('blue', 'phase')` gives 'phase=vaderSpin blue=hyper-07/5'. */
  says(...names: readonly string[]): string {
    return wordsOf(this.position, names);
  }

  /** Each event of the last `play` with some words of the position at its moment: 'repaired blue=hyper-09/5'. */
  shown(...names: readonly string[]): string[] {
    return this.events.map(({ type }, i) => `${type} ${wordsOf(this.positions[i] ?? '', names)}`);
  }

  /** The types of the events of the last `play`, in order. */
  happened(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** The clause that forbids an action to the active player, or 'allowed'. Being asked changes nothing. */
  refusal(action: string | object): string {
    return this.judged(action)?.clause ?? 'allowed';
  }

  /** The sentence a refused player reads. */
  why(action: string | object): string {
    const refusal = this.judged(action);
    return refusal ? hoth.words.en.refusal(refusal) : 'allowed';
  }

  private judged(action: string | object): ReturnType<typeof judge> {
    const before = stableJson(this.state);
    const record = typeof action === 'string' ? hoth.notation.readAction(action) : action;
    const refusal = judge(hoth, this.state, this.state.active, record);
    if (stableJson(this.state) !== before) throw new Error('Judging an action changed the state.');
    return refusal;
  }
}

function wordsOf(position: string, names: readonly string[]): string {
  const words = position.split(' ').filter((word) => names.includes(word.split('=')[0] ?? ''));
  return words.join(' ');
}

/** The scene of a position in notation; what is left out is as usual. */
export function at(position: string): Scene {
  const words = position.split(' ').filter(Boolean);
  const said = new Set(words.map((word) => word.split('=')[0]));
  const rest = Object.entries(usual).flatMap(([name, value]) => (said.has(name) ? [] : [`${name}=${value}`]));
  return new Scene(hoth.notation.readPosition([...rest, ...words].join(' ')));
}

/** A game just set up, with Blue to begin unless the options say otherwise. */
export function start(seats: number, options: Readonly<Record<string, unknown>> = {}): Scene {
  const values = readOptions(hoth.options, { firstPlayer: 'blue', ...options }, seats) as HothOptions;
  return new Scene(hoth.setup(values, seats, noChance));
}
