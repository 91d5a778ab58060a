import { parseArgs } from 'node:util';
import { loadGame } from '@holoboard/games';
import { hostileRun } from '../server/testing/hostile-run.ts';
import { killRun } from '../server/testing/kill-run.ts';
import { malformedRun } from '../server/testing/malformed-run.ts';
import { startNodes } from '../server/testing/nodes.ts';
import { runTool, wholeNumber } from './tool.ts';

const help = `
Kills servers and databases at random moments while people play, and looks for anything that was lost; then sends what no honest
client sends. Ends with 1 when something was lost, doubled or done that should not be, or when memory grows.

  npm run chaos -- [--kills N] [--stalls N] [--messages N] [--hostile SECONDS] [--game GAME] [--seed N]

  --kills N     how often a node is killed, with SQLite and with PostgreSQL; 100 unless told. The database is killed a tenth as often
  --stalls N    how often the database hangs, and the disk is full, for a few seconds; 3 unless told. To fill a disk takes an account that may mount one
  --messages N  how many malformed, oversized, forged or replayed messages are sent; 100000 unless told
  --hostile N   seconds of each of six stretches, in turn without and with hostile guests, in which honest people's waits are measured;
                15 unless told
  --game GAME   what is played; hoth unless told
  --seed N      decides what is played and when is killed; 1 unless told
`;

/** What the heap of a server may hold more after half of the messages, in bytes. */
const heldAtMost = 30_000_000;
/** How many times as long honest people may wait under attack, and how long `/readyz` may take, in milliseconds. */
const mostSlowdown = 5;
const mostReady = 500;

await runTool(help, async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: '100' },
      stalls: { type: 'string', default: '3' },
      messages: { type: 'string', default: '100000' },
      hostile: { type: 'string', default: '15' },
      game: { type: 'string', default: 'hoth' },
      seed: { type: 'string', default: '1' },
    },
  });
  const kills = wholeNumber('kills', values.kills, 0);
  const stalls = wholeNumber('stalls', values.stalls, 0);
  const messages = wholeNumber('messages', values.messages, 0);
  const hostile = wholeNumber('hostile', values.hostile, 0);
  const seed = wholeNumber('seed', values.seed, 0);
  const progress = (line: string): void => console.log(`  ${line}`);
  let sound = true;
  for (const storage of ['sqlite', 'postgres'] as const) {
    const nodes = storage === 'sqlite' ? 1 : 3;
    const databaseKills = storage === 'sqlite' ? 0 : Math.ceil(kills / 10);
    console.log(
      `${storage}, ${nodes} node(s), ${kills} kills of a node, ${databaseKills} of the database, ${stalls} stalls`,
    );
    const plan = {
      storage,
      nodes,
      tables: 20,
      kills,
      databaseKills,
      stalls,
      game: values.game,
      seed,
      progress,
    };
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
  if (hostile > 0) sound = (await attack(values.game, hostile, seed, progress)) && sound;
  return sound ? 0 : 1;
});

/** Lets hostile guests loose on a server beside honest people; tells whether those were served well. */
async function attack(
  game: string,
  seconds: number,
  seed: number,
  progress: (line: string) => void,
): Promise<boolean> {
  console.log('hostile guests beside honest players');
  const plan = { game, longGame: 'naboo', tables: 10, seconds, each: 3, seed, progress };
  const { stretches, ratio, slowestReady, attacks, failed } = await hostileRun(plan);
  const p99s = (wanted: boolean): string =>
    stretches.flatMap(({ attacked, p99 }) => (attacked === wanted ? [`${p99} ms`] : [])).join(', ');
  console.log(`  p99 undisturbed: ${p99s(false)}; attacked: ${p99s(true)}; ratio ${ratio.toFixed(2)} of 5`);
  console.log(
    `  slowest /readyz: ${slowestReady} ms of 500; ${attacks} attacks; ${failed} honest moves failed`,
  );
  return ratio <= mostSlowdown && slowestReady <= mostReady && failed === 0;
}
