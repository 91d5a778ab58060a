import { type GameAction, type Refusal, refuse, type Seat } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';
import { choiceAfter, Decision, pointAt, type Sitting, stillPicked, without } from '@holoboard/table';
import { adviceFor } from './advice.ts';
import type { Manner } from './pace.ts';
import { type Advice, idle, type TableState, type WhyNot } from './table-state.ts';
import type { Thinking } from './thinking.ts';

/** What answering needs from its owner. */
export interface AnsweringOwner {
  readonly sitting: Sitting;
  readonly screen: Pick<AnyScreen, 'attempt'>;
  readonly thinking: Pick<Thinking, 'advise'>;
  /** A name for a submission that no other has. */
  readonly newId: () => string;
  readonly get: () => TableState;
  readonly update: (changes: Partial<TableState>) => void;
}

/** What the seat that is asked does: it points at things, asks why not, and hands in an action. */
export class Answering {
  private readonly owner: AnsweringOwner;
  /** What the seat can do, made once for the position. */
  private decision: Decision | null = null;
  /** The answer to an action that has been handed in; nothing when none is waited for. */
  private sending: Promise<Refusal | null> | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(owner: AnsweringOwner) {
    this.owner = owner;
  }

  /**
   * A seat here is asked. What it had picked stays picked as far as that still leads somewhere; an action that is forced, or that is
   * mere luck, is handed in by itself after so many milliseconds, if the manner of the table says so.
   */
  begin(
    seat: Seat,
    had: readonly string[],
    { playForced, playLuck }: Pick<Manner, 'playForced' | 'playLuck'>,
    after: number,
  ): Pick<TableState, 'asked' | 'choice' | 'picked' | 'sent' | 'forced'> {
    this.end(true);
    const { sitting } = this.owner;
    const { steps } = sitting.game;
    this.decision = new Decision(sitting.game, sitting.view(seat), seat);
    const forced = (playForced && this.decision.forced) || (playLuck && this.decision.lucky) || null;
    if (forced) this.timer = setTimeout(() => this.actUnasked(forced), after);
    const picked = stillPicked(this.actions, steps, had);
    const sent = this.sending !== null;
    return { asked: seat, choice: choiceAfter(this.actions, steps, picked), picked, sent, forced };
  }

  /** Nobody here is asked any more; `waiting` when what was handed in is still to be answered. */
  end(waiting = false): typeof idle {
    this.decision = null;
    if (!waiting) this.sending = null;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    return idle;
  }

  /** Points at something: takes it, goes deeper into it, chooses a step anew, or tells why it is impossible. */
  pick(id: string): void {
    const { sitting, get, update } = this.owner;
    const pointed = pointAt(this.actions, sitting.game.steps, get().picked, id);
    if (!pointed) update({ whyNot: this.whyNot(id) });
    else if ('action' in pointed) this.act(pointed.action);
    else this.point(pointed.picked);
  }

  /** Why something cannot be pointed at now; nothing when it can, or when that means nothing. */
  whyNot(id: string): WhyNot | null {
    const { choice, picked, view } = this.owner.get();
    if (choice.targets.some((target) => target.id === id)) return null;
    const { decision } = this;
    const meant: unknown = decision && this.owner.screen.attempt(view, decision.seat, [...picked, id]);
    const refusal = decision && !meant ? null : this.judge(meant);
    return refusal && { id, refusal };
  }

  /** Why an action may not be done now; nothing when it may. Changes nothing, and is quick enough for every frame of a drag. */
  judge(action: unknown): Refusal | null {
    if (this.decision) return this.decision.judge(action);
    return refuse(this.owner.sitting.standing().outcome ? 'TABLE-OVER' : 'TABLE-TURN');
  }

  /** Hands in a whole action. What is not allowed is told why; anything else arrives as an update. */
  act(action: GameAction): void {
    const refusal = this.judge(action);
    if (refusal || !this.decision) this.refuse(refusal);
    else if (!this.sending) {
      const { seat } = this.decision;
      const { sitting, get, newId } = this.owner;
      const { version } = get();
      const submission = { seat, version: sitting.version(seat), action, clientActionId: newId() };
      void this.send(sitting.submit(submission), version);
    }
  }

  /** Does what has been said so far, although more could be added. */
  say(): void {
    const { said } = this.owner.get().choice;
    if (said) this.act(said);
  }

  /** Forgets one thing that has been pointed at, or all of them. */
  unpick(index?: number): void {
    const { sitting, get } = this.owner;
    this.point(index === undefined ? [] : without(this.actions, sitting.game.steps, get().picked, index));
  }

  /** What the pilot thinks of the choices; nothing when nobody is asked. */
  async advise(): Promise<Advice | null> {
    const { sitting, thinking, get } = this.owner;
    return this.decision && adviceFor(sitting.game, thinking, this.decision, get().view);
  }

  /** Points out what the pilot would choose, all but its confirmation. */
  async suggest(): Promise<void> {
    const { decision } = this;
    const best = (await this.advise())?.ranked[0]?.action;
    // Others may have answered the same question meanwhile.
    if (best && decision && this.decision?.seat === decision.seat && !this.judge(best))
      this.point(this.owner.sitting.game.steps(best).slice(0, -1));
  }

  private actUnasked(forced: GameAction): void {
    const { get, update } = this.owner;
    const { unasked, version } = get();
    update({ unasked: [...unasked, version + 1] });
    this.act(forced);
  }

  private get actions(): readonly GameAction[] {
    return this.decision?.actions ?? [];
  }

  private point(picked: readonly string[]): void {
    if (!this.decision) return;
    const choice = choiceAfter(this.actions, this.owner.sitting.game.steps, picked);
    this.owner.update({ picked, choice, whyNot: null });
  }

  private async send(answer: Promise<Refusal | null>, version: number): Promise<void> {
    // A match that is held here has gone on already.
    if (version === this.owner.get().version) {
      this.sending = answer;
      this.owner.update({ sent: true });
    }
    const refusal = await answer;
    if (this.sending === answer) {
      this.sending = null;
      this.owner.update({ sent: false });
    }
    this.refuse(refusal);
  }

  private refuse(refusal: Refusal | null): void {
    if (refusal) this.owner.update({ whyNot: { id: '', refusal } });
  }
}
