import type { SeededChance } from '../../chance.ts';
import { type GameEvent, keptIn } from '../../events.ts';
import type { GameAction, Refusal, Seat } from '../../game.ts';
import { stableJson } from '../../json.ts';
import { judge } from '../../judge.ts';
import { houseRefusals } from '../../words.ts';
import { borrowedActions, forge } from '../forge.ts';
import { demand, excerpt, type Property, pick, type Run, sample, type TakenStep, Violation } from '../run.ts';
import { demandWords } from './telling.ts';

/** `legal` and the judge agree in both directions, and a refusal names a clause and says why. */
export const legality: Property = {
  name: 'legal and check agree',
  watch(run) {
    const clauses = new Set([...run.game.rulebook.map((clause) => clause.id), ...Object.keys(houseRefusals)]);
    return {
      position() {
        const asked = askedSeats(run);
        if (!run.due('legality', 3)) return;
        const chance = run.chance('legality');
        const borrowed = borrowedActions(run);
        const judged = new Bench(run, clauses);
        for (const seat of asked) judged.legalOnes(seat, chance);
        for (const seat of run.seats) judged.forgedOnes(seat, borrowed, chance);
        demand(stableJson(run.state) === run.text, () => 'Judging an action changes the state.');
      },
      step: (taken) => leavesOnce(run, taken),
    };
  },
};

/** Who is asked: somebody while the game goes on, nobody after it, and exactly those have legal actions. */
function askedSeats(run: Run): readonly Seat[] {
  const { game, state } = run;
  const { kind, seats } = game.question(state);
  demand(kind !== '', () => 'The question has no kind.');
  const over = game.outcome(state) !== null;
  demand(over === (seats.length === 0), () =>
    over ? `The game is over, but seats ${seats} are asked.` : 'The game goes on, but nobody is asked.',
  );
  demand(
    new Set(seats).size === seats.length && seats.every((seat) => run.seats.includes(seat)),
    () => `The question is put to seats ${seats}.`,
  );
  const gone = run.session.log.steps.find((step) => 'resign' in step && seats.includes(step.seat));
  demand(!gone, () => `Seat ${gone?.seat} has left the game, but is asked.`);
  for (const seat of run.seats) {
    const count = game.legal(state, seat).length;
    if (seats.includes(seat)) demand(count > 0, () => `Seat ${seat} is asked, but has no legal action.`);
    else demand(count === 0, () => `Seat ${seat} is not asked, but has legal actions.`);
  }
  return seats;
}

/** A seat that has left leaves no second time, and trying tells and changes nothing. */
function leavesOnce(run: Run, { step }: TakenStep): void {
  if (!('resign' in step) || run.game.outcome(run.state)) return;
  const state = run.fork();
  const events: GameEvent[] = [];
  run.game.resign(state, step.seat, keptIn(events));
  demand(
    events.length === 0 && stableJson(state) === run.text,
    () => `Seat ${step.seat} has left the game and can leave it again.`,
  );
}

/** Judges actions in one position. */
class Bench {
  private readonly run: Run;
  private readonly clauses: ReadonlySet<string>;
  private readonly listed: readonly ReadonlySet<string>[];

  constructor(run: Run, clauses: ReadonlySet<string>) {
    this.run = run;
    this.clauses = clauses;
    this.listed = run.seats.map((seat) => new Set(run.game.legal(run.state, seat).map(stableJson)));
    for (const seat of run.seats)
      demand(
        this.listed[seat]?.size === run.game.legal(run.state, seat).length,
        () => `legal lists an action of seat ${seat} twice.`,
      );
  }

  /** Every legal action passes, for the seat that has it. */
  legalOnes(seat: Seat, chance: SeededChance): void {
    for (const action of sample(chance, this.run.game.legal(this.run.state, seat), 30)) {
      const refusal = this.verdict(seat, action);
      demand(!refusal, () => `legal lists ${excerpt(action)}, but ${refusal?.clause} refuses it.`);
    }
  }

  /** Anything else is refused, whoever tries it. */
  forgedOnes(seat: Seat, borrowed: readonly GameAction[], chance: SeededChance): void {
    const models = [
      ...this.run.seats.flatMap((each) => this.run.game.legal(this.run.state, each)),
      ...borrowed,
    ];
    for (let i = 0; i < 6; i++) {
      const forged = forge(chance, models);
      const refusal = this.verdict(seat, forged);
      const text = textOf(forged);
      const isListed = text !== null && this.listed[seat]?.has(text) === true;
      if (refusal) {
        demand(!isListed, () => `legal lists ${excerpt(forged)}, but ${refusal.clause} refuses it.`);
        this.explained(refusal, forged);
      } else if (this.run.game.complete) {
        demand(isListed, () => `legal does not list ${excerpt(forged)}, but nothing refuses it.`);
      } else this.playable(seat, forged as GameAction, chance);
    }
    const stranger = pick(chance, [-1, 0.5, Number.NaN, this.run.seats.length]);
    demand(
      this.verdict(stranger, pick(chance, models)) !== null,
      () => `There is no seat ${stranger}, but it may act.`,
    );
  }

  private verdict(seat: Seat, action: unknown): Refusal | null {
    try {
      return judge(this.run.game, this.run.state, seat, action);
    } catch (error) {
      throw new Violation(`Judging ${excerpt(action)} fails: ${String(error)}`);
    }
  }

  private explained(refusal: Refusal, forged: unknown): void {
    demand(
      this.clauses.has(refusal.clause),
      () => `${excerpt(forged)} is refused by '${refusal.clause}', which is no clause.`,
    );
    for (const words of Object.values(this.run.game.words))
      demandWords(words.refusal(refusal), `the refusal by ${refusal.clause}`);
  }

  /** Where `legal` lists only candidates, whatever passes the judge must be playable. */
  private playable(seat: Seat, action: GameAction, chance: SeededChance): void {
    const state = this.run.fork();
    this.run.game.apply(state, seat, action, chance);
    stableJson(state);
  }
}

function textOf(value: unknown): string | null {
  try {
    return stableJson(value);
  } catch {
    return null;
  }
}
