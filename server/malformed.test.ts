import { hoth } from '@holoboard/hoth';
import { expect, test } from 'vitest';
import { malformedRun } from './testing/malformed-run.ts';
import { startNodes } from './testing/nodes.ts';

test('thousands of messages that no honest client sends are refused with a reason', async () => {
  const house = await startNodes(1);
  try {
    const url = house.nodes[0]?.url ?? '';
    // Garbage hides how memory grows in so short a run: the long one of `npm run chaos` looks at that.
    const { growth: _, ...counts } = await malformedRun({ url, game: hoth, messages: 4000, seed: 1 });
    expect(counts).toEqual({ sent: 4000, refused: 4000, done: 0, alive: true });
  } finally {
    await house.close();
  }
}, 180_000);
