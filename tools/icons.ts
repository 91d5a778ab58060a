/** Draws the icons of the app into web/public: run it after changing the drawing below. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import { root } from './node.mjs';

const ground = '#060b14';
const light = '#63d8ff';

/** The sign of the house, a table of light with a fighter of light above it, in a field of 64 by 64. */
const sign = `<g fill="none" stroke="${light}" stroke-linejoin="round">
    <path d="M9 45 32 9l23 36" stroke-width="1.5" opacity=".45" />
    <ellipse cx="32" cy="45" rx="24" ry="8.5" stroke-width="2.5" fill="#0c2a45" />
    <ellipse cx="32" cy="45" rx="14" ry="4.6" stroke-width="1.6" opacity=".7" />
    <path d="M32 15.5 37 27l-5 9-5-9z" fill="${light}" stroke-width="1" />
    <path d="M27.6 27.5 20 33M36.4 27.5 44 33" stroke-width="2" stroke-linecap="round" />
  </g>`;

/** An icon: `round` leaves the corners out, `share` is how much of the field the sign takes up. */
function icon(round: number, share: number): string {
  const shift = (32 * (1 - share)).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>Holoboard</title>
  <rect width="64" height="64" rx="${round}" fill="${ground}" />
  <g transform="translate(${shift} ${shift}) scale(${share})">
  ${sign}
  </g>
</svg>
`;
}

const folder = join(root, 'web', 'public');
const pictures: readonly (readonly [name: string, size: number, drawing: string])[] = [
  ['icon-192.png', 192, icon(14, 1)],
  ['icon-512.png', 512, icon(14, 1)],
  // A system may cut this one to any shape that holds the middle four fifths.
  ['icon-maskable-512.png', 512, icon(0, 0.74)],
  ['icon-apple-180.png', 180, icon(0, 0.86)],
];

writeFileSync(join(folder, 'icon.svg'), icon(14, 1));
const browser = await openBrowser();
for (const [name, size, drawing] of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${drawing}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
