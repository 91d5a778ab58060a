import { at, type GameEvent, judge, keptIn, RecordedChance, readOptions, type Seat } from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { tactical } from '../index.ts';
import { options as specs, type TacticalOptions } from '../options.ts';
import type { Frame, Status, TacticalState, Unit } from '../state.ts';

/** A table of three feet with nothing on it. */
const open = '36000x36000';

interface Placed {
  readonly heading?: number;
  readonly hull?: number;
  readonly aboard?: number;
}

/** A battle that is laid out and played on in a test. */
export class Scene {
  readonly state: TacticalState;
  /** What was told since the battle was laid out. */
  readonly events: TacticalEvent[] = [];

  constructor(options: Partial<TacticalOptions> = {}, table: string = open, seats = 2, rules?: number) {
    this.state = tactical.setup(
      readOptions(specs, options, seats) as TacticalOptions,
      seats,
      new RecordedChance([]),
      rules,
    );
    this.state.era = 'rebellion';
    this.state.table = table;
    const sides = ['rebel_alliance', 'galactic_empire', 'rebel_alliance', 'galactic_empire'];
    for (const [seat, player] of this.state.players.entries()) player.faction = at(sides, seat);
  }

  /** Puts a Unit on the table, or aboard another; Units of one seat and card must follow each other. */
  unit(seat: Seat, card: string, x: number, y: number, { heading = 0, hull, aboard = 0 }: Placed = {}): this {
    const { units } = this.state;
    const status: Status = aboard > 0 ? 'embarked' : 'deployed';
    const label = units.filter((unit) => unit.seat === seat && unit.card === card).length + 1;
    units.push({
      ...{ id: units.length + 1, seat, card, label, x, y, heading, hull: hull ?? cardOf(card).hull },
      ...{ status, carrier: aboard, pilot: false, acted: false, braced: false, dugIn: false },
    });
    const player = at(this.state.players, seat);
    const entry = player.army.find(([each]) => each === card);
    if (entry) entry[1]++;
    else player.army.push([card, 1]);
    if (status !== 'deployed') return this;
    const slot = player.slots.find((each) => each.card === card);
    if (slot) slot.units.push(units.length);
    else player.slots.push({ card, units: [units.length], rotated: false, fresh: false });
    return this;
  }

  /** Begins a round: each player's initiative die, the first seat's being the highest unless others are given. */
  begin(...dice: number[]): this {
    this.state.phase = 'initiative';
    for (const player of this.state.players) player.answered = true;
    const rolled = dice.length > 0 ? dice : this.state.players.map((_, seat) => 6 - seat);
    return this.play('roll', ...rolled);
  }

  /** Gives a seat a Commander, 0 for nobody, and Strategy cards. */
  command(seat: Seat, commander: number, ...hand: string[]): this {
    Object.assign(at(this.state.players, seat), { commander, strategies: hand });
    return this;
  }

  /** A seat surrenders; answers what is still going on at the very moment it is told. */
  surrender(seat: Seat): readonly Frame[] {
    let left: readonly Frame[] = [];
    tactical.resign(this.state, seat, (event) => {
      this.events.push(event);
      if (event.type === 'surrendered') left = tactical.view(this.state, 'spectator').frames;
    });
    return left;
  }

  /** Who is asked; the first of several. */
  get asked(): Seat {
    return at(tactical.question(this.state).seats, 0);
  }

  get question(): string {
    return tactical.question(this.state).kind;
  }

  /** Carries out a legal action of the seat that is asked, with the dice as they show. */
  play(text: string, ...dice: number[]): this {
    return this.playAs(this.asked, text, ...dice);
  }

  playAs(seat: Seat, text: string, ...dice: number[]): this {
    const action = tactical.notation.readAction(text);
    const refusal = judge(tactical, this.state, seat, action);
    if (refusal) throw new Error(`'${text}' is refused by ${refusal.clause}.`);
    const chance = new RecordedChance(dice.map((die) => die - 1));
    tactical.apply(this.state, seat, action, chance, keptIn(this.events));
    if (chance.left > 0) throw new Error(`'${text}' did not use all of its dice.`);
    return this;
  }

  /** The clause that forbids an action of the seat that is asked; nothing when it is legal. */
  why(text: string): string | null {
    return judge(tactical, this.state, this.asked, tactical.notation.readAction(text))?.clause ?? null;
  }

  /** The candidates of one kind. */
  legal(type?: TacticalAction['type']): string[] {
    return tactical
      .legal(this.state, this.asked)
      .filter((action) => type === undefined || action.type === type)
      .map(tactical.notation.action);
  }

  u(id: number): Unit {
    return at(this.state.units, id - 1);
  }

  /** Where a Unit is. */
  spot(id: number): readonly [x: number, y: number] {
    return [this.u(id).x, this.u(id).y];
  }

  /** The cards of a seat from left to right, those done with an asterisk. */
  line(seat: Seat): string {
    return at(this.state.players, seat)
      .slots.map(({ card, units, rotated }) => `${card}:${units.join('+')}${rotated ? '*' : ''}`)
      .join(' ');
  }

  /** The types of what was told. */
  get told(): string[] {
    return this.events.map(({ type }: GameEvent) => type);
  }

  /** The last event of a type. */
  last<Type extends TacticalEvent['type']>(type: Type): Extract<TacticalEvent, { type: Type }> | undefined {
    return this.events.findLast((event) => event.type === type) as
      | Extract<TacticalEvent, { type: Type }>
      | undefined;
  }
}

/** An empty battlefield, by the newest rules or by those of a version. */
export function scene(
  options: Partial<TacticalOptions> = {},
  table: string = open,
  seats = 2,
  rules?: number,
): Scene {
  return new Scene(options, table, seats, rules);
}

/** Three players with Commanders; no hands but those given. */
export function commanded(
  lay: (s: Scene) => Scene,
  commanders: readonly number[],
  hands: readonly string[],
): Scene {
  const s = lay(scene({ commanders: 'on' }, undefined, 3));
  for (const seat of [0, 1, 2]) {
    const hand = at(hands, seat);
    s.command(seat, at(commanders, seat), ...(hand === '' ? [] : [hand]));
  }
  return s.begin(6, 1, 2);
}
