import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roomOf } from '@holoboard/games';
import type { Still, StillColour, StillStroke } from '@holoboard/kernel';
import { viewFor } from '@holoboard/table';
import { renderAsync } from '@resvg/resvg-js';
import type { Book } from '../host/book.ts';
import type { House } from '../host/house.ts';
import { escaped, sentenceAbout, titleOf } from './link-card.ts';
import { stillsOf } from './stills.ts';

/** The size that messengers show. */
const width = 1200;
const height = 630;
/** The board takes the left of it, words the rest. */
const boardWidth = 780;
const margin = 30;

const colours = {
  ground: '#050a14',
  light: '#63d8ff',
  foe: '#ff5d7d',
  ink: '#e8f4ff',
  faint: '#8fb0c8',
};

/** As in the dark theme of the app. */
const pieces: Readonly<Record<StillColour, string>> = {
  blue: '#4aa3ff',
  green: '#4fd18b',
  orange: '#ff9a3c',
  violet: '#b98cff',
  white: '#ffffff',
};

const fonts = fileURLToPath(new URL('ttf/', import.meta.resolve('dejavu-fonts-ttf/package.json')));
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) => join(fonts, file));

/** A picture of a table for messengers. */
export interface LinkPicture {
  readonly png: Buffer;
  readonly tag: string;
}

/** How many pictures are kept: a link is often asked for by many at once. */
const mostKept = 50;

/** Draws what a link to a table shows in messengers, one at a time: the board as everybody may see it, and a sentence. */
export class LinkPictures {
  private readonly house: House;
  private readonly kept = new Map<string, Promise<LinkPicture>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(house: House) {
    this.house = house;
  }

  /** The picture of a table as it is now; nothing when there is no such table. */
  async of(id: string): Promise<LinkPicture | null> {
    const book = (await this.house.table(id))?.book;
    if (!book) return null;
    const key = `${id} ${book.edition}`;
    const known = this.kept.get(key);
    if (known) return known;
    // Drawn from what is true now; only the painting waits for its turn.
    const made = drawing(book).then((svg) => this.inTurn(() => painted(svg)));
    made.catch(() => this.kept.delete(key));
    this.kept.set(key, made);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
    return made;
  }

  private inTurn(paint: () => Promise<LinkPicture>): Promise<LinkPicture> {
    const turn = this.last.then(paint);
    this.last = turn.catch(() => {});
    return turn;
  }
}

async function painted(svg: string): Promise<LinkPicture> {
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
  });
  const png = image.asPng();
  return { png, tag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
}

/** The whole picture as SVG. */
async function drawing(book: Book): Promise<string> {
  const { box, strokes } = await stillOf(book);
  const scale = Math.min((boardWidth - 2 * margin) / box.width, (height - 2 * margin) / box.height);
  const left = boardWidth / 2 - (box.x + box.width / 2) * scale;
  const top = height / 2 - (box.y + box.height / 2) * scale;
  const lines = wrapped(sentenceAbout(book), 24).slice(0, 7);
  const words = lines
    .map((line, i) => `<text x="${boardWidth}" y="${250 + i * 40}" font-size="27">${escaped(line)}</text>`)
    .join('');
  const title = wrapped(titleOf(book), 15)
    .slice(0, 3)
    .map(
      (line, i, all) =>
        `<text x="${boardWidth}" y="${190 + (i - all.length + 1) * 54}" font-size="44" font-weight="bold">${escaped(line)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans">
<defs><radialGradient id="sky" cx="0.35" cy="0.4" r="0.9"><stop offset="0" stop-color="#0d2036"/><stop offset="1" stop-color="${colours.ground}"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${colours.light}" stroke-width="${1.6 / scale}">${strokes.map(drawn).join('')}</g>
<g fill="${colours.ink}">${title}${words}</g>
<text x="${boardWidth}" y="${height - 44}" font-size="20" fill="${colours.faint}">Holoboard</text>
</svg>`;
}

/** The board as anybody may see it who watches, or the game's own picture while nothing has begun or nobody may watch. */
async function stillOf({ match: begun, game, spectators }: Book): Promise<Still> {
  const match = spectators ? begun : null;
  const draw = match ? await stillsOf(game.id) : null;
  const still = match && draw ? draw(viewFor(match, 'spectator')) : null;
  if (still && still.strokes.length > 0) return still;
  return { box: { x: 0, y: 0, width: 400, height: 200 }, strokes: roomOf(game.id)?.picture ?? [] };
}

function drawn({ shape, look, opacity, dashes, wide, at, colour, solid, text }: StillStroke): string {
  const usual = look === 'own' ? pieces.orange : look === 'foe' ? colours.foe : colours.light;
  const line = colour ? pieces[colour] : usual;
  const isFilled = solid || text !== undefined;
  const attributes = [
    `stroke="${isFilled ? 'none' : line}"`,
    isFilled && `fill="${line}"`,
    look === 'filled' && `fill="${line}" fill-opacity="0.1"`,
    opacity !== undefined && `opacity="${opacity}"`,
    dashes !== undefined && `stroke-dasharray="${dashes}"`,
    wide !== undefined && `stroke-width="${wide}" stroke-linecap="round"`,
    at !== undefined && `transform="${at}"`,
  ]
    .filter(Boolean)
    .join(' ');
  if (typeof shape === 'string') return `<path d="${shape}" ${attributes}/>`;
  const [x, y, radius] = shape;
  if (text === undefined) return `<circle cx="${x}" cy="${y}" r="${radius}" ${attributes}/>`;
  const place = `x="${x}" y="${y + radius * 0.36}" text-anchor="middle"`;
  return `<text ${place} font-size="${radius}" font-weight="bold" ${attributes}>${escaped(text)}</text>`;
}

/** A text in lines of about so many letters; a word that is longer is cut. */
function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const short = word.length > most ? `${word.slice(0, most - 1)}…` : word;
    const longer = `${lines.at(-1)} ${short}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(short);
  }
  return lines;
}
