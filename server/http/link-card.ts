import { roomOf } from '@holoboard/games';
import type { House } from '../host/house.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** The lines in the head of the page by which messengers show a link to a table: a title, a sentence and a picture. */
export async function linkCard(house: House, path: string, origin: string): Promise<string | null> {
  const [, id] = /^\/table\/([\w-]{22})$/.exec(path) ?? [];
  const book = id === undefined ? null : (await house.table(id))?.book;
  if (!book) return null;
  const title = roomOf(book.setup.game)?.about.en.title ?? book.game.title;
  const names = book.holders.flatMap((holder) => (holder ? [holder.name] : []));
  const open = book.holders.length - names.length;
  const sentence = {
    waiting: `${names[0] ?? 'Somebody'} invites you to ${title}. ${open === 1 ? 'One seat is' : `${open} seats are`} open.`,
    playing: `${names.join(', ')} are playing ${title}. Watch them.`,
    over: `${names.join(', ')} have played ${title}. See how it ended.`,
    closed: `A table of ${title} that has been given up.`,
  }[book.status];
  const lines: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Holoboard'],
    ['og:title', title],
    ['og:description', sentence],
    ['og:url', `${origin}${path}`],
    ['og:image', `${origin}/icon-512.png`],
  ];
  return lines
    .map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`)
    .join('\n    ');
}
