import { parseArgs } from 'node:util';
import { loadGame } from '@holoboard/games';
import { killRun } from '../server/testing/kill-run.ts';
import { malformedRun } from '../server/testing/malformed-run.ts';
import { startNodes } from '../server/testing/nodes.ts';
import { runTool, wholeNumber } from './tool.ts';

const help = `
Kills servers and databases at random moments while people play, and looks for anything that was lost; then sends what no honest
client sends. Ends with 1 when something was lost, doubled or done that should not be, or when memory grows.

  npm run chaos -- [--kills N] [--messages N] [--game GAME] [--seed N]

  --kills N     how often a node is killed, with SQLite and with PostgreSQL; 100 unless told. The database is killed a tenth as often
  --messages N  how many malformed, oversized, forged or replayed messages are sent; 100000 unless told
  --game GAME   what is played; hoth unless told
  --seed N      decides what is played and when is killed; 1 unless told
`;

/** What the heap of a server may hold more after half of the messages, in bytes. */
const heldAtMost = 30_000_000;

await runTool(help, async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: '100' },
      messages: { type: 'string', default: '100000' },
      game: { type: 'string', default: 'hoth' },
      seed: { type: 'string', default: '1' },
    },
  });
  const kills = wholeNumber('kills', values.kills, 0);
  const messages = wholeNumber('messages', values.messages, 0);
  const seed = wholeNumber('seed', values.seed, 0);
  const progress = (line: string): void => console.log(`  ${line}`);
  let sound = true;
  for (const storage of ['sqlite', 'postgres'] as const) {
    const nodes = storage === 'sqlite' ? 1 : 3;
    const databaseKills = storage === 'sqlite' ? 0 : Math.ceil(kills / 10);
    console.log(`${storage}, ${nodes} node(s), ${kills} kills of a node, ${databaseKills} of the database`);
    const plan = { storage, nodes, tables: 20, kills, databaseKills, game: values.game, seed, progress };
    const { acknowledged, stored, ...wrong } = await killRun(plan);
    console.log(`  ${acknowledged} acknowledged, ${stored} stored; ${JSON.stringify(wrong)}`);
    sound &&= Object.values(wrong).every((count) => count === 0);
  }
  if (messages > 0) {
    const house = await startNodes(1);
    try {
      const url = house.nodes[0]?.url ?? '';
      const report = await malformedRun({ url, game: await loadGame(values.game), messages, seed });
      console.log(`messages: ${JSON.stringify(report)}`);
      sound &&=
        report.refused === report.sent && report.done === 0 && report.alive && report.growth < heldAtMost;
    } finally {
      await house.close();
    }
  }
  return sound ? 0 : 1;
});
