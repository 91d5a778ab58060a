import {
  asteroid,
  canAttack,
  type EndTable,
  forceSector,
  freeReading,
  gate,
  imperialAttack,
  imperialMovement,
  planetDantooine,
  rebelSituation,
  rebelSpinner,
  rebelTable,
  stage,
  station,
  vaderSituation,
  vaderTable,
  wholePieces,
} from './tables.ts';

/** The state of the game, as libraries hold it. */
export interface HothG {
  readonly firstSeat: number;
  step: 'rebelSpin' | 'rebelMove' | 'vaderSpin' | 'vaderMove' | 'attackSpin' | 'turnOver';
  rebels: number[];
  pieces: number[];
  vader: number;
  force: number;
  steps: number;
  targets: number[];
  winner: number;
}

/** A move by its name. */
export interface NamedMove {
  readonly move: 'spin' | 'fly' | 'steer';
  readonly args: readonly number[];
}

/** Whose turn it is at a table of how many seats, as boardgame.io's `ctx` tells it. */
export interface Turn {
  readonly currentPlayer: string;
  readonly numPlayers: number;
}

/** Spins for whatever is to be spun for; tells whether that was allowed. */
export function spin(G: HothG, ctx: Turn, die: (sides: number) => number): boolean {
  const sector = (): number => die(12) - 1;
  if (G.step === 'rebelSpin') spinForRebel(G, ctx, sector());
  else if (G.step === 'vaderSpin') {
    G.steps = imperialMovement[sector()] as number;
    G.step = 'vaderMove';
  } else if (G.step === 'attackSpin') attackNext(G, sector());
  else return false;
  return true;
}

function spinForRebel(G: HothG, ctx: Turn, sector: number): void {
  const seat = Number(ctx.currentPlayer);
  G.steps = rebelSpinner[(stage[G.rebels[seat] as number] === 1 ? 12 : 0) + sector] as number;
  G.step = 'rebelMove';
  if (forceSector[sector] === 1) G.force = seat;
}

function attackNext(G: HothG, sector: number): void {
  const victim = G.targets.shift() as number;
  G.pieces[victim] = Math.max(1, (G.pieces[victim] as number) - (imperialAttack[sector] as number));
  if (G.targets.length === 0) G.step = 'turnOver';
}

/** Flies the marker of whose turn it is; tells whether that was allowed. */
export function fly(G: HothG, ctx: Turn, to: number): boolean {
  const seat = Number(ctx.currentPlayer);
  if (G.step !== 'rebelMove' || !isListed(rebelTable, flightOf(G, seat), to)) return false;
  G.rebels[seat] = to;
  if (to === planetDantooine) G.winner = seat;
  else {
    if (station[to] === 1) G.pieces[seat] = wholePieces;
    G.step = 'vaderSpin';
  }
  return true;
}

/** Steers the pursuer; tells whether that was allowed. */
export function steer(G: HothG, ctx: Turn, to: number): boolean {
  if (G.step !== 'vaderMove' || !isListed(vaderTable, courseOf(G), to)) return false;
  G.vader = to;
  for (let i = 1; i <= ctx.numPlayers; i++) {
    const seat = (Number(ctx.currentPlayer) + i) % ctx.numPlayers;
    const rebel = G.rebels[seat] as number;
    if (seat !== G.force && station[rebel] !== 1 && canAttack(to, rebel)) G.targets.push(seat);
  }
  G.step = G.targets.length > 0 ? 'attackSpin' : 'turnOver';
  return true;
}

/** A turn begins. */
export function beginTurn(G: HothG, ctx: Turn): void {
  const seat = Number(ctx.currentPlayer);
  const speed = asteroid[G.rebels[seat] as number] === 1 ? 1 : (G.pieces[seat] as number);
  G.step = speed < wholePieces ? 'rebelMove' : 'rebelSpin';
  G.steps = speed < wholePieces ? speed : freeReading;
}

function flightOf(G: HothG, seat: number): number {
  const damaged = (G.pieces[seat] as number) < wholePieces ? 1 : 0;
  return rebelSituation(G.rebels[seat] as number, G.steps, damaged);
}

function courseOf({ rebels, vader, steps }: HothG): number {
  let outOfHoth = 0;
  let intoDantooine = 0;
  for (const rebel of rebels) {
    if ((stage[rebel] as number) > 0) outOfHoth++;
    if ((stage[rebel] as number) > 1) intoDantooine++;
  }
  return vaderSituation(vader, steps, gateOf(outOfHoth, rebels.length), gateOf(intoDantooine, rebels.length));
}

function gateOf(passed: number, seats: number): number {
  if (passed === 0) return gate.nobody;
  return passed < seats ? gate.somebody : gate.everybody;
}

function isListed({ first, count, ends }: EndTable, situation: number, to: number): boolean {
  const start = first[situation] as number;
  for (let i = 0; i < (count[situation] as number); i++) if (ends[start + i] === to) return true;
  return false;
}

function namedMoves(move: 'fly' | 'steer', { first, count, ends }: EndTable): readonly NamedMove[][] {
  return Array.from(first, (start, i) =>
    Array.from(ends.subarray(start, start + (count[i] as number)), (to) => ({ move, args: [to] })),
  );
}

const spinning: readonly NamedMove[] = [{ move: 'spin', args: [] }];
const flights = namedMoves('fly', rebelTable);
const courses = namedMoves('steer', vaderTable);

/** The moves that are legal now, as boardgame.io asks a game to list them for its bots. */
export function enumerate(G: HothG, ctx: Turn): readonly NamedMove[] {
  if (G.step === 'rebelMove') return flights[flightOf(G, Number(ctx.currentPlayer))] as NamedMove[];
  if (G.step === 'vaderMove') return courses[courseOf(G)] as NamedMove[];
  return spinning;
}
