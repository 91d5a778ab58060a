import thinkerAddress from 'virtual:thinker-address';
import type { Bundle } from '../games.ts';
import { motionOf, settings } from '../settings.ts';
import { MatchController } from './controller.ts';
import { picksOf } from './picks.ts';
import type { Thinking, ThinkingWorker } from './thinking.ts';

/** A controller for a sitting at this screen, in the manner this device is set to; `id` names what is half said. */
export function newController(
  id: string,
  { screen }: Bundle,
  thinking: Thinking,
  held: Pick<ConstructorParameters<typeof MatchController>[0], 'sitting' | 'host' | 'takeOver'>,
): MatchController {
  return new MatchController({
    ...held,
    screen,
    thinking,
    manner: () => ({ ...settings.get(), motion: motionOf(settings.get()) }),
    newId: () => crypto.randomUUID(),
    picks: picksOf(id, () => sessionStorage),
  });
}

/** The worker that bots and hints think in. */
export function startWorker(): ThinkingWorker {
  return new Worker(thinkerAddress, { type: 'module' }) as ThinkingWorker;
}
