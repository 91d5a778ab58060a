/**
 * What every npm script starts with: sets the packages up when that is due, picks a Node that can run TypeScript, and
 * runs the wanted program with it. Plain JavaScript without dependencies, for a fresh clone and Node 20.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, isAtLeast, noNode, root, run } from './node.mjs';

/** @type {Readonly<Record<string, readonly string[]>>} */
const programs = {
  serve: ['cli/holoboard.mjs', 'serve'],
  holoboard: ['cli/holoboard.mjs'],
  rules: ['tools/rules.ts'],
  fuzz: ['tools/fuzz.ts'],
  golden: ['tools/golden.ts'],
  schemas: ['tools/schemas.ts'],
  perft: ['tools/perft.ts'],
  mutants: ['tools/mutants.ts'],
  ladder: ['tools/ladder.ts'],
  bench: ['bench/index.ts'],
  chaos: ['tools/chaos.ts'],
  screenshots: ['tools/screenshots.ts'],
};

/** What `npm test` runs, in this order; further arguments go to the tests themselves. */
const checks = /** @type {const} */ ([
  [
    'Format, lint and borders between rooms',
    ['node_modules/@biomejs/biome/bin/biome', 'ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`],
  ],
  ['Types of the pure rooms', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json']],
  ['Types of everything', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']],
  ['Types of the app', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json']],
  ['Unused code', ['node_modules/knip/bin/knip.js']],
  ['Tests', ['node_modules/vitest/vitest.mjs', 'run']],
  ['In a real browser', ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts']],
  ['Rules covered by code and tests', ['tools/rules.ts']],
]);

process.exitCode = await main(process.argv[2] ?? '', process.argv.slice(3));

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
async function main(name, args) {
  if (!isAtLeast(process.version, 20))
    return fail(
      `Holoboard needs Node 20 or later, and this is ${process.version}: please install it from https://nodejs.org/ and try again.`,
    );
  if (name !== 'test' && !Object.hasOwn(programs, name))
    return fail(`There is no program '${name}'. Programs: test, ${Object.keys(programs).join(', ')}.`);
  const failed = await installPackages();
  if (failed) return failed;
  const node = findNode();
  if (!node) return fail(noNode);
  if (name === 'test') return test(node, args);
  if (name === 'serve') {
    const unbuilt = await buildApp(node);
    if (unbuilt) return unbuilt;
  }
  return run(node, [...(programs[name] ?? []), ...args], { cwd: root });
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 */
async function test(node, args) {
  for (const [title, command] of checks) {
    console.log(`\n== ${title}`);
    if (title === 'Tests' && (await buildApp(node))) return 1;
    const code = await run(node, [...command, ...(title === 'Tests' ? args : [])], { cwd: root });
    if (code !== 0) {
      console.error(`\nFailed: ${title}.`);
      return code;
    }
  }
  console.log('\nAll checks passed.');
  return 0;
}

/** Installs what the lock file names, unless it is there already. Gives an exit code. */
async function installPackages() {
  if (isInstalled()) return 0;
  console.log('Setting up: installing packages. This happens once and takes about a minute.');
  // The Node of npm itself, as the one of the packages is about to be replaced.
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const code =
    npm && /\.c?js$/.test(npm)
      ? await run(process.env['npm_node_execpath'] ?? process.execPath, [npm, ...args], { cwd: root })
      : await run('npm', args, { cwd: root, shell: process.platform === 'win32' });
  if (code !== 0)
    return fail('The packages could not be installed: please check the network connection and try again.');
  return 0;
}

/** Whether the packages that npm has installed, by its own record, are those of the lock file. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const changed = Object.entries(installed).some(([path, { version }]) => wanted[path]?.version !== version);
  const missing = Object.entries(wanted).some(
    ([path, { optional, peer }]) => path !== '' && !optional && !peer && !installed[path],
  );
  return !changed && !missing;
}

/**
 * @param {string} lock
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }>}
 */
function packagesIn(lock) {
  return JSON.parse(readFileSync(lock, 'utf8')).packages;
}

/**
 * Builds the app, unless it is newer than everything it is built from. Gives an exit code.
 * @param {string} node
 */
async function buildApp(node) {
  const built = join(root, 'web', 'dist', 'index.html');
  const sources = ['kernel', 'kit', 'games', 'bots', 'table', 'web', 'package-lock.json'];
  if (existsSync(built) && newest(sources) <= statSync(built).mtimeMs) return 0;
  console.log('Building the app.');
  const code = await run(node, ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
  });
  return code === 0 ? 0 : fail('The app could not be built: what is wrong stands above.');
}

/**
 * When the newest of these files, or of those in these folders, was changed.
 * @param {readonly string[]} paths
 */
function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    const there = join(root, path);
    if (!existsSync(there)) continue;
    const files = statSync(there).isDirectory()
      ? readdirSync(there, { recursive: true, encoding: 'utf8' })
          .filter((name) => !/(^|[\\/])(node_modules|dist)([\\/]|$)/.test(name))
          .map((name) => join(there, name))
      : [there];
    for (const file of files) latest = Math.max(latest, statSync(file).mtimeMs);
  }
  return latest;
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  return 1;
}
