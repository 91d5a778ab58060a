import {
  type AnyGame,
  forcedAction,
  type GameAction,
  judge,
  luckyAction,
  type Refusal,
  type Seat,
  SeededChance,
} from '@holoboard/kernel';

/**
 * What a seat that is asked can do and why not, known from its view alone: a world that fits the view stands for the truth, and
 * the conformance kit proves that every such world gives the same answers. Made once for a position, asked as often as one likes.
 */
export class Decision {
  readonly seat: Seat;
  /** The legal actions; candidates only where space is continuous. */
  readonly actions: readonly GameAction[];
  private readonly game: AnyGame;
  private readonly world: unknown;

  constructor(game: AnyGame, view: unknown, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.world = game.redeal(view, seat, new SeededChance('decision'));
    this.actions = game.legal(this.world, seat);
  }

  /** The only thing there is to do, when nobody would miss doing it by hand. */
  get forced(): GameAction | null {
    return forcedAction(this.game, this.world, this.seat, this.actions);
  }

  /** The only thing there is to do, when it is mere luck. */
  get lucky(): GameAction | null {
    return luckyAction(this.game, this.world, this.seat, this.actions);
  }

  /** Why an action may not be done; nothing when it may. */
  judge(action: unknown): Refusal | null {
    return judge(this.game, this.world, this.seat, action);
  }
}
