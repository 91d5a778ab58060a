import { type GameEvent, judge, keptIn, RecordedChance, type Seat } from '@holoboard/kernel';
import { type CargoEvent, type CargoState, cargo } from '../index.ts';

/** A position that is played on in a test, in the words of the notation. */
export class Scene {
  readonly state: CargoState;
  /** What was told since the position was laid out. */
  readonly events: CargoEvent[] = [];

  constructor(position: string) {
    this.state = cargo.notation.readPosition(position);
  }

  /** Carries out a legal action; the draws of chance count from 0, so a rolled 6 is a 5. */
  play(seat: Seat, text: string, ...draws: number[]): this {
    const refusal = this.why(seat, text);
    if (refusal) throw new Error(`'${text}' is refused by ${refusal}.`);
    const chance = new RecordedChance(draws);
    cargo.apply(this.state, seat, cargo.notation.readAction(text), chance, keptIn(this.events));
    if (chance.left > 0) throw new Error(`'${text}' did not use all of its draws.`);
    return this;
  }

  /** The clause that forbids an action; nothing when it is legal. */
  why(seat: Seat, text: string): string | null {
    return judge(cargo, this.state, seat, cargo.notation.readAction(text))?.clause ?? null;
  }

  /** The legal actions of a seat. */
  legal(seat: Seat): string[] {
    return cargo.legal(this.state, seat).map(cargo.notation.action);
  }

  /** The types of what was told, in order. */
  get told(): string[] {
    return this.events.map(({ type }: GameEvent) => type);
  }
}

/** Lays a position out. */
export function at(position: string): Scene {
  return new Scene(position);
}
