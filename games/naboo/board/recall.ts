import type { Recalled } from '@holoboard/kit';
import type { NabooEvent } from '../state.ts';

const byItself: ReadonlySet<NabooEvent['type']> = new Set([
  'roundStarted',
  'shuffled',
  'shieldDown',
  'droidsShutDown',
  'won',
  'drawn',
]);

/** Whose doing an event is: rounds begin, decks are shuffled, shields fall and droids shut down by themselves. */
export function doer(event: NabooEvent, by: number): number | null {
  if (byItself.has(event.type)) return null;
  return 'seat' in event ? event.seat : by;
}

function shown(dice: readonly { readonly shows: number }[]): readonly number[] {
  return dice.map(({ shows }) => shows);
}

/** What is recalled of an event when one's turn has come round again. What came of an attack goes with the attack. */
export function recall(event: NabooEvent): Recalled | null {
  switch (event.type) {
    case 'roundStarted':
    case 'planned':
    case 'queenChosen':
    case 'drew':
    case 'shuffled':
    case 'flipped':
    case 'actionChosen':
      return null;
    case 'moved':
      return { way: event.path.map((space) => `space:${space}`) };
    case 'attacked':
      return { luck: shown(event.dice), way: [`piece:${event.piece}`, `piece:${event.target}`], harm: true };
    // A riposte harms the one who attacked: it is a thing of its own, and no loss of the one who was attacked.
    case 'destroyed':
      return { way: [`space:${event.space}`], lost: event.hits, ...(event.riposte ? {} : { joins: 'last' }) };
    case 'hurt':
      return { lost: event.hits, ...(event.riposte ? { way: [`piece:${event.piece}`] } : { joins: 'last' }) };
    case 'screened':
      return { luck: shown(event.dice) };
    case 'flew':
      return { luck: event.dice, joins: 'last' };
    case 'droidArrived':
    case 'droidsActivated':
      return { way: [`space:${event.space}`] };
    // The dice that stand beside the words are those of the attack.
    case 'defended':
    case 'missed':
    case 'blocked':
    case 'bonusDrawn':
    case 'bonusLost':
    case 'starfighterDeployed':
    case 'starfighterPassed':
    case 'anakinAdvanced':
    case 'droidsLost':
      return { joins: 'last' };
    default:
      return {};
  }
}
