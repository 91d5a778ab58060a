#!/usr/bin/env node
/** The `holoboard` command: goes on with a Node that runs TypeScript. Plain JavaScript, for Node 20 and later. */
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { findNode, isNewEnough, noNode, root, run } from '../tools/node.mjs';

process.exitCode = await launch(process.argv.slice(2));

/** @param {readonly string[]} args */
async function launch(args) {
  if (!existsSync(join(root, 'node_modules', '@holoboard')))
    return fail('Please run npm ci once, then try again.');
  if (isNewEnough(process.version)) {
    // The second start takes less than half the time of the first.
    module.enableCompileCache();
    const { main } = await import('./main.ts');
    return main(args);
  }
  const node = findNode();
  return node ? run(node, [join(root, 'cli', 'holoboard.mjs'), ...args]) : fail(noNode);
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  return 1;
}
