import { expect, test } from 'vitest';
import { malformedRun } from './testing/malformed-run.ts';
import { startNodes } from './testing/nodes.ts';

test('thousands of messages that no honest client sends are refused with a reason', async () => {
  const house = await startNodes(1);
  try {
    const report = await malformedRun(house.nodes[0]?.url ?? '', 4000, 1);
    expect(report).toEqual({ sent: 4000, refused: 4000, done: 0, alive: true });
  } finally {
    await house.close();
  }
}, 180_000);
