import { hoth } from '@holoboard/hoth';
import { expect, test } from 'vitest';
import { malformedRun } from './testing/malformed-run.ts';
import { startNodes } from './testing/nodes.ts';

/** What a server may hold more after thousands of such messages, in bytes: caches fill and code is compiled, nothing else. */
const heldAtMost = 30_000_000;

test('thousands of messages that no honest client sends are refused with a reason', async () => {
  const house = await startNodes(1);
  try {
    const url = house.nodes[0]?.url ?? '';
    const { growth, ...counts } = await malformedRun({ url, game: hoth, messages: 4000, seed: 1 });
    expect(counts).toEqual({ sent: 4000, refused: 4000, done: 0, alive: true });
    expect(growth).toBeLessThan(heldAtMost);
  } finally {
    await house.close();
  }
}, 180_000);
