/** Finding a Node that can run this program, and running things with it. Plain JavaScript, for Node 20 and later. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole program. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The first Node that runs TypeScript as it stands. */
const needed = /** @type {const} */ ([22, 18]);

/**
 * Whether a version (`v24.1.0`) is at least this major and minor number.
 * @param {string} version
 * @param {number} major
 * @param {number} [minor]
 */
export function isAtLeast(version, major, minor = 0) {
  const [ownMajor = 0, ownMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/**
 * Whether a Node of this version can run the program.
 * @param {string} version
 */
export function isNewEnough(version) {
  return isAtLeast(version, needed[0], needed[1]);
}

/**
 * The Node to run the program with: the one among the installed packages, else the one that runs now.
 * @returns {string | null} nothing when neither is new enough
 */
export function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const packaged = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name);
  if (packaged === process.execPath && isNewEnough(process.version)) return packaged;
  if (existsSync(packaged)) {
    // It is asked, not trusted: a packaged Node does not start on every system of its platform.
    const answer = spawnSync(packaged, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0 && isNewEnough(answer.stdout.trim())) return packaged;
  }
  return isNewEnough(process.version) ? process.execPath : null;
}

/** What to say when there is no such Node. */
export const noNode =
  `Holoboard needs Node ${needed.join('.')} or later on this system, and this is ${process.version}: ` +
  'please install the current version from https://nodejs.org/ and try again.';

/** The signals that are meant for the program, not for its launcher. */
const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** The process that has started this one. */
const parent = process.ppid;
/** How often to see whether it still lives, in milliseconds. */
const betweenLooks = 250;

/**
 * Calls back once the shell is gone that npm starts its scripts with: npm passes a signal on to that shell, and the shell ends without
 * passing it on to us. Gives a way to stop looking.
 * @param {() => void} orphaned
 */
function watchParent(orphaned) {
  if (process.env['npm_lifecycle_event'] === undefined) return () => {};
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    orphaned();
  }, betweenLooks);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Runs a program with the terminal of this one, passes signals on, and gives its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, shell?: boolean }} [settings]
 * @returns {Promise<number>}
 */
export function run(command, args, settings = {}) {
  return new Promise((resolve) => {
    // What the program starts as `node` in its turn shall be the same one.
    const path = [...(isAbsolute(command) ? [dirname(command)] : []), process.env['PATH'] ?? ''];
    const env = { ...process.env, PATH: path.join(delimiter) };
    const child = spawn(command, args, { ...settings, env, stdio: 'inherit' });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => child.kill(signal);
    for (const signal of passedOn) process.on(signal, passOn);
    const unwatch = watchParent(() => child.kill('SIGTERM'));
    /** @param {number} code */
    const finish = (code) => {
      for (const signal of passedOn) process.off(signal, passOn);
      unwatch();
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}.`);
      finish(1);
    });
    child.on('exit', (code, signal) => finish(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
