import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { main } from './main.ts';
import { Terminal } from './terminal.ts';

/** What a program did. */
export interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

interface RunSettings {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const command = fileURLToPath(new URL('./holoboard.mjs', import.meta.url));

/** Starts the real `holoboard` command. */
export function startHoloboard(args: readonly string[], settings: RunSettings = {}): ChildProcess {
  return startNode([command, ...args], settings);
}

/** Starts a program of Node in an environment without colours, terminal or npm. */
export function startNode(args: readonly string[], { cwd, env = {} }: RunSettings = {}): ChildProcess {
  const {
    NO_COLOR: _colour,
    FORCE_COLOR: _force,
    PORT: _port,
    npm_lifecycle_event: _event,
    ...rest
  } = process.env;
  return spawn(process.execPath, args, { env: { ...rest, ...env }, ...(cwd === undefined ? {} : { cwd }) });
}

/** Waits until a program ends, with what it wrote. */
export function finished(child: ChildProcess): Promise<Run> {
  let [output, errors] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
}

/** Waits until a program has written a text. */
export function written(child: ChildProcess, text: string | RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      output += data;
      if (output.search(text) >= 0) resolve(output);
    });
    child.on('close', () => reject(new Error(`It ended without writing ${text}:\n${output}`)));
  });
}

/** Runs the real `holoboard` command to its end. */
export function holoboard(args: readonly string[], settings: RunSettings = {}): Promise<Run> {
  const child = startHoloboard(args, settings);
  const run = finished(child);
  child.stdin?.on('error', () => {}).end(settings.input ?? '');
  return run;
}

/** The same without a process of its own, which is quicker: for what is said, not for how a program ends. */
export async function holoboardHere(args: readonly string[]): Promise<Run> {
  const texts = ['', ''];
  const [output, errors] = [0, 1].map(
    (at) =>
      new Writable({
        decodeStrings: false,
        write(chunk: string, _encoding, done) {
          texts[at] += chunk;
          done();
        },
      }),
  ) as [Writable, Writable];
  const code = await main(args, new Terminal(output, errors));
  return { code, output: texts[0] ?? '', errors: texts[1] ?? '' };
}

/** A folder of its own for a test. */
export function testFolder(): string {
  return mkdtempSync(join(tmpdir(), 'holoboard-'));
}
