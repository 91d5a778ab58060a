import { type AnyGame, type Choice, type GameAction, targetIn } from '@holoboard/kernel';
import { choiceAfter, type Decision, type NextChoice, pointAt } from '@holoboard/table';

/** One thing that can be chosen next: what it is called, and the action it decides if it leaves no other. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly action: GameAction | null;
}

/**
 * The way through one decision, step by step, as a screen walks it: what has been picked so far, what can be chosen next, and the
 * way back.
 */
export class Walk {
  readonly decision: Decision;
  private readonly game: AnyGame;
  private readonly view: unknown;
  /** What was picked before each step that was taken, the last one at the end. */
  private readonly earlier: (readonly string[])[] = [];
  private picked: readonly string[] = [];
  private choice: NextChoice;

  constructor(game: AnyGame, view: unknown, decision: Decision) {
    this.game = game;
    this.view = view;
    this.decision = decision;
    this.choice = choiceAfter(decision.actions, game.steps, this.picked);
  }

  /** What has been chosen so far, in words. */
  get chosen(): readonly string[] {
    return this.picked.map((id, i) => {
      const actions = this.decision.actions.filter((action) => this.game.steps(action).includes(id));
      return this.called({ id, actions, completes: null }, this.picked.slice(0, i));
    });
  }

  /** Every step that has been taken, those that left no choice among them. */
  get path(): readonly string[] {
    return this.choice.path;
  }

  /** What can be chosen next, in the order of its numbers. */
  get offers(): readonly Offer[] {
    return this.choice.targets.map((target) => ({
      id: target.id,
      label: this.called(target, this.picked),
      action: target.completes ?? (target.actions.length === 1 ? (target.actions[0] ?? null) : null),
    }));
  }

  /** The action said so far, when it is whole although more could be added. */
  get said(): GameAction | null {
    return this.choice.said;
  }

  /** Takes a step: gives the action that is said by it, or nothing when there is more to choose. */
  take(id: string): GameAction | null {
    const pointed = pointAt(this.decision.actions, this.game.steps, this.picked, id);
    if (!pointed) return null;
    if ('action' in pointed) return pointed.action;
    this.earlier.push(this.picked);
    this.point(pointed.picked);
    return null;
  }

  /** Goes back by one step; false when none was taken. */
  back(): boolean {
    const before = this.earlier.pop();
    if (!before) return false;
    this.point(before);
    return true;
  }

  private point(picked: readonly string[]): void {
    this.picked = picked;
    this.choice = choiceAfter(this.decision.actions, this.game.steps, picked);
  }

  private called(target: Choice<GameAction>['targets'][number], picked: readonly string[]): string {
    return targetIn(this.game.words.en, this.view, target, picked);
  }
}
