import type { AnyGame, Clause } from '@holoboard/kernel';
import { type Listing, listings, sectionsOf } from './catalogue.ts';

/** Text as it may stand in a page. */
function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const notice = `Holoboard is an unofficial fan work and not for profit. It is not affiliated with, endorsed by or sponsored by
  Lucasfilm, Disney or the publishers of the original games; all names and marks belong to their owners. Rules are told in our own
  words, and every piece is drawn by us.`;

/** The war table above the title. */
const tableDrawing = `<svg class="table" viewBox="0 0 320 120" aria-hidden="true">
  <path class="beam" d="M40 92 L130 10 H190 L280 92 Z"/>
  <ellipse cx="160" cy="92" rx="140" ry="24"/>
  <ellipse cx="160" cy="92" rx="96" ry="16" opacity=".7"/>
  <ellipse cx="160" cy="92" rx="50" ry="8" opacity=".5"/>
  <path d="M20 92 H300 M160 68 V116 M61 75 L259 109 M259 75 L61 109" opacity=".25"/>
  <path class="piece" d="M100 74 l9 -22 9 22 -9 5z M222 66 l7 -17 7 17 -7 4z"/>
  <circle class="piece" cx="166" cy="48" r="15"/>
  <path d="M146 54 C156 62 178 58 186 42" opacity=".8"/>
</svg>`;

function page(title: string, heading: string, introduction: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Four Star Wars board games with the rules enforced. An unofficial fan work, not for profit.">
<title>${safe(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>
${heading}
<p>${safe(introduction)}</p>
</header>
<main>
${content}
</main>
<footer>
<p>${notice}</p>
</footer>
</body>
</html>
`;
}

/** The first page: what there is to play. */
export function homePage(): string {
  const heading = `${tableDrawing}\n<h1>Holoboard</h1>`;
  const content = `<ul class="games">\n${listings.map(card).join('\n')}\n</ul>`;
  return page(
    'Holoboard',
    heading,
    'Four board games of a galaxy far away, with the rules enforced.',
    content,
  );
}

function card(listing: Listing): string {
  const { id, title, summary, players, playable } = listing;
  const count = `${players.slice(0, -1).join(', ')} or ${players.at(-1)} players`;
  const how = `<p>Play it in a terminal, in the folder of Holoboard:</p>
<pre><code>npm run holoboard -- play ${safe(id)}</code></pre>
<p><a href="/rules/${safe(id)}">The rules of ${safe(title)}</a></p>`;
  return `<li class="${playable ? 'playable' : 'making'}">
<h2>${safe(title)}</h2>
<p class="mark">${playable ? 'Ready to play' : 'In the making'}</p>
<p>${safe(summary)}</p>
<p class="quiet">${safe(count)}</p>
${playable ? how : ''}
</li>`;
}

/** The rulebook of a game, by section; every clause can be linked to. */
export function rulesPage(game: AnyGame): string {
  const sections = [...sectionsOf(game)];
  const contents = sections
    .map(([section], i) => `<li><a href="#section-${i + 1}">${safe(section)}</a></li>`)
    .join('\n');
  const content = `<nav aria-label="Sections"><ul class="sections">\n${contents}\n</ul></nav>
${sections.map(([section, clauses], i) => sectionPart(section, i + 1, clauses)).join('\n')}
<p><a href="/">All games</a></p>`;
  const introduction = `${game.rulebook.length} numbered statements; a refused move names the one it breaks.`;
  return page(`Rules of ${game.title}`, `<h1>${safe(game.title)}</h1>`, introduction, content);
}

function sectionPart(section: string, number: number, clauses: readonly Clause[]): string {
  const rows = clauses.map(
    ({ id, text }) =>
      `<div id="${safe(id)}"><dt><a href="#${safe(id)}">${safe(id)}</a></dt><dd>${safe(text)}</dd></div>`,
  );
  return `<section aria-labelledby="section-${number}">
<h2 id="section-${number}">${safe(section)}</h2>
<dl class="clauses">
${rows.join('\n')}
</dl>
</section>`;
}

/** A page that says what is wrong with a request. */
export function problemPage(title: string, sentence: string): string {
  const content = '<p><a href="/">Go to the games</a></p>';
  return page(`${title} · Holoboard`, `<h1>${safe(title)}</h1>`, sentence, content);
}
