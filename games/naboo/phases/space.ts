import { at, type Chance, type Tell } from '@holoboard/kernel';
import { controller } from '../data/seats.ts';
import { controlShip, grids, slots, starfighters } from '../data/track.ts';
import type { NabooAction, NabooEvent, NabooState } from '../state.ts';
import { choicesOf, deployments } from './actions.ts';
import { rollHits } from './attack.ts';
import { chartOf, gridAhead, isInPlay, pieceId, takeOff } from './pieces.ts';
import { checkVictory } from './victory.ts';

/* Anakin's flight to the Droid Control Ship. */

/**
 * NAB-SPACE-03, NAB-SPACE-04, NAB-SF-05: Anakin tries what is before him, and first the Trade Federation rolls the gray dice shown there.
 * With hits it chooses slots; without, Anakin flies at once.
 */
export function tryAnakin(state: NabooState, chance: Chance, tell?: Tell<NabooEvent>): void {
  const grid = gridAhead(state);
  const shown = tell ? ([] as Parameters<typeof rollHits>[2]) : null;
  const hits = rollHits(chance, { red: 0, gray: grid.dice }, shown);
  tell?.({ type: 'screened', grid: grid.id, dice: shown ?? [] });
  if (hits === 0) fly(state, [], chance, tell);
  else state.frames.push({ kind: 'block', seat: controller(state, 'tradeFederation', 'battlefield'), hits });
}

/** NAB-SPACE-05, NAB-RULING-29: the slots that a die can block: those without a printed Starfighter. */
export function freeSlots(state: NabooState): number[] {
  const { printed } = gridAhead(state);
  return slots.filter((slot) => !printed.includes(slot));
}

/** By grid and number of hits: every way to block, fewer dice included. */
const blocks = new Map<string, readonly NabooAction[]>();

/** NAB-RULING-29: one die a slot, and fewer than hits if the Trade Federation likes. */
export function blockActions(state: NabooState, hits: number): readonly NabooAction[] {
  const key = `${gridAhead(state).id}/${hits}`;
  const known = blocks.get(key);
  if (known) return known;
  const made = choicesOf(freeSlots(state), 0, hits).map(
    (chosen): NabooAction => ({ type: 'block', slots: chosen }),
  );
  blocks.set(key, made);
  return made;
}

/**
 * Naboo rolls NAB-COMP-07's dice for Anakin. NAB-SPACE-06, NAB-SPACE-07, NAB-SPACE-08: the sum is his slot, and he passes if it is empty. NAB-SPACE-10: the
 * dice that blocked are taken back. NAB-SF-06, NAB-SF-07, NAB-SF-08: a passed card is out of the game, and he tries at once what lies beneath
 * it; NAB-SPACE-09: until he fails or moves, which ends the attempt.
 */
export function fly(
  state: NabooState,
  blocked: readonly number[],
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  const grid = gridAhead(state);
  const dice = [chance.draw('anakin', 6) + 1, chance.draw('anakin', 6) + 1];
  const slot = at(dice, 0) + at(dice, 1);
  const through = !grid.printed.includes(slot) && !blocked.includes(slot);
  const stack = at(state.stacks, state.anakin);
  const card = through ? stack.pop() : undefined;
  if (card !== undefined) state.passed.push(card);
  else if (through) state.anakin++;
  tell?.({ type: 'flew', grid: grid.id, dice, through });
  if (!through) return;
  if (card !== undefined) {
    tell?.({ type: 'starfighterPassed', starfighter: at(starfighters, card).id });
    tryAnakin(state, chance, tell);
    return;
  }
  tell?.({ type: 'anakinAdvanced', to: state.anakin });
  if (state.anakin === controlShip) shutDown(state, tell);
  checkVictory(state, tell);
}

/** NAB-END-01, NAB-RULING-28: with the ship all droids are removed from the game, which is no killing and earns nothing. */
function shutDown(state: NabooState, tell?: Tell<NabooEvent>): void {
  const pieces: string[] = [];
  for (let piece = 0; piece < state.at.length; piece++)
    if (isInPlay(state, piece) && chartOf(state, piece).droid) {
      takeOff(state, piece, state.gone);
      if (tell) pieces.push(pieceId(state, piece));
    }
  tell?.({ type: 'droidsShutDown', pieces });
}

/** NAB-SF-01, NAB-RULING-30: the top Starfighter card is turned up before its grid is chosen. */
export function drawStarfighter(state: NabooState, seat: number, tell?: Tell<NabooEvent>): void {
  const starfighter = state.starfighters.pop() as number;
  state.frames.push({ kind: 'deploy', seat, starfighter });
  tell?.({ type: 'starfighterDrawn', starfighter: at(starfighters, starfighter).id, reveals: true });
}

/** NAB-SF-02, NAB-RULING-30: any grid that Anakin has not passed, the one he faces too. */
export function deployActions(state: NabooState): NabooAction[] {
  return deployments.slice(state.anakin);
}

/** NAB-SF-03, NAB-RULING-30: on top of the cards that lie there. */
export function deploy(state: NabooState, starfighter: number, grid: number, tell?: Tell<NabooEvent>): void {
  at(state.stacks, grid).push(starfighter);
  tell?.({
    type: 'starfighterDeployed',
    starfighter: at(starfighters, starfighter).id,
    grid: at(grids, grid).id,
  });
}
