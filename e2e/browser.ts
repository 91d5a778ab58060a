import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The Chromium to test with: the one named by CHROMIUM, the system's, or the one that comes as a package. */
export async function browserPath(): Promise<string> {
  if (process.env['CHROMIUM']) return process.env['CHROMIUM'];
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  // The package unpacks itself into the temporary folder; the libraries it needs only come along if it believes to
  // run in its usual home.
  const folder = join(import.meta.dirname, '..', '.cache', 'chromium');
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: bundled } = await import('@sparticuz/chromium');
  process.env['CHROMIUM'] = await bundled.executablePath();
  return process.env['CHROMIUM'];
}

/** Without a sandbox, since tests also run as root; drawn in software; and without calls home. */
export const browserArguments: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
