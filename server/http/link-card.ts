import { roomOf } from '@holoboard/games';
import type { Book } from '../host/book.ts';
import type { House } from '../host/house.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What no XML may hold, however it is written. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands in a page or a drawing. */
export function escaped(text: string): string {
  return text.replace(unspeakable, '\uFFFD').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

const list = new Intl.ListFormat('en');

/** The title of the game that is played at a table. */
export function titleOf({ setup, game }: Book): string {
  return roomOf(setup.game)?.about.en.title ?? game.title;
}

/** One sentence about a table, for whoever is sent a link to it. */
export function sentenceAbout(book: Book): string {
  const title = titleOf(book);
  const names = book.holders.flatMap((holder) => (holder ? [holder.name] : []));
  const all = list.format(names);
  const open = book.holders.length - names.length;
  return {
    waiting: `${names[0] ?? 'Somebody'} invites you to ${title}. ${open === 1 ? 'One seat is' : `${open} seats are`} open.`,
    playing: `${all} are playing ${title}. Watch them.`,
    over: `${all} have played ${title}. See how it ended.`,
    closed: `A table of ${title} that has been given up.`,
  }[book.status];
}

/** The table that the page at a path shows; nothing for other pages. */
export function tableOfPage(path: string): string | null {
  return /^\/table\/([\w-]{22})$/.exec(path)?.[1] ?? null;
}

/** The lines in the head of the page by which messengers show a link to a table: a title, a sentence and a picture. */
export async function linkCard(house: House, id: string, origin: string): Promise<string | null> {
  const book = (await house.table(id))?.book;
  if (!book) return null;
  const lines: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Holoboard'],
    ['og:title', titleOf(book)],
    ['og:description', sentenceAbout(book)],
    ['og:url', `${origin}/table/${id}`],
    // Messengers keep a picture by its address, so each state of the table has one of its own.
    ['og:image', `${origin}/api/tables/${book.id}/picture.png?of=${book.edition}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', `The board of ${titleOf(book)}`],
    ['twitter:card', 'summary_large_image'],
  ];
  return lines
    .map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`)
    .join('\n    ');
}

/** A page with more lines at the end of its head. Cut and joined: a replacement would read `$` in the lines as a pattern. */
export function withCard(page: string, card: string): string {
  const end = page.indexOf('</head>');
  return end < 0 ? page : `${page.slice(0, end)}  ${card}\n  ${page.slice(end)}`;
}
