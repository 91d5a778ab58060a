import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import { inflate } from '@sparticuz/chromium';

const cache = join(import.meta.dirname, '..', '.cache');
const browserPackage = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
const fontPackage = dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json')));

/** Without a sandbox, since tests also run as root; drawn in software; and without calls home. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How to start the Chromium that everything is tested and drawn with: the one that comes as a package, or another that
 * CHROMIUM names. Either sees no fonts but those that come as a package, so that all machines show the same.
 */
export async function browserOptions(): Promise<LaunchOptions> {
  const { CHROMIUM, ...rest } = process.env;
  const env: Record<string, string | undefined> = { ...rest, FONTCONFIG_FILE: fontSettings() };
  if (CHROMIUM) return { executablePath: CHROMIUM, args: browserArguments, env };
  const folder = await unpackedBrowser();
  const libraries = [join(folder, 'al2023', 'lib'), ...(rest['LD_LIBRARY_PATH']?.split(':') ?? [])];
  env['LD_LIBRARY_PATH'] = libraries.join(':');
  return { executablePath: join(folder, 'chromium'), args: browserArguments, env };
}

/** The folder of the packaged browser and of its libraries, unpacked when it is first needed. */
async function unpackedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The packaged browser runs on Linux with an x64 processor: please name another with the environment variable CHROMIUM.',
    );
  const { version } = JSON.parse(readFileSync(join(browserPackage, 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  // It gets its name when it is whole, so that nothing is ever started that was interrupted halfway.
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await unpackInto(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another run was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The package unpacks into the folder for temporary files, wherever that is. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const archives = ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((archive) => inflate(join(browserPackage, 'bin', archive))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Writes down where the fonts are, and gives the file: a browser that finds none fails at the first form field. */
function fontSettings(): string {
  const folder = join(cache, 'fonts');
  const file = join(folder, 'fonts.conf');
  const families = { 'sans-serif': 'DejaVu Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono' };
  const aliases = Object.entries(families).map(
    ([family, font]) => `<alias><family>${family}</family><prefer><family>${font}</family></prefer></alias>`,
  );
  const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${inXml(join(fontPackage, 'ttf'))}</dir>
<cachedir>${inXml(join(folder, 'cache'))}</cachedir>
${aliases.join('\n')}
</fontconfig>
`;
  mkdirSync(folder, { recursive: true });
  // In one step, as a browser of another test may be reading it.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, settings);
  renameSync(own, file);
  return file;
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
