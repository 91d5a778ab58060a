import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { withCard } from './link-card.ts';

let server: TestServer;
let ann: Player;
beforeAll(async () => {
  server = await startTestServer({ limits: { house: { tables: 1000 } } });
  ann = await server.player('Ann');
});
afterAll(() => server.close());

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** What a browser reads out of an attribute. */
const read = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? '');

/** Names made of what a page, a pattern or a template could take for its own. */
const hostileName = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '$`',
        "$'",
        '$&',
        '$$',
        '$1',
        '$<a>',
        '</head>',
        '"',
        "'",
        '<',
        '>',
        '&',
        '&quot;',
        '\\',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join('').slice(0, 40));

test('no name of a guest gets out of the attribute it stands in', async () => {
  const head = '<!doctype html><html><head><title>Holoboard</title>  ';
  await fc.assert(
    fc.asyncProperty(hostileName, async (wanted) => {
      const renamed = await ann.http('POST', '/api/guests', { name: wanted });
      // Nothing but spaces is no name.
      fc.pre(renamed.status === 200);
      const { name } = (await renamed.json()) as { name: string };
      const id = await ann.open({ game: 'cargo', seats: 2 });
      await ann.http('POST', `/api/tables/${id}/commands`, { type: 'sit', seat: 0, entropy: 'e'.repeat(16) });
      const page = await (await fetch(`${server.url}/table/${id}`)).text();
      expect(page.startsWith(head)).toBe(true);
      expect(page.endsWith('\n  </head></html>')).toBe(true);
      const lines = page.slice(head.length, -'\n  </head></html>'.length).split('\n    ');
      const properties = lines.map((line) =>
        /^<meta property="([\w:]+)" content="([^"<>]*)" \/>$/.exec(line),
      );
      expect(properties.map((found) => found?.[1])).toEqual([
        'og:type',
        'og:site_name',
        'og:title',
        'og:description',
        'og:url',
        'og:image',
        'og:image:width',
        'og:image:height',
        'og:image:alt',
        'twitter:card',
      ]);
      expect(read(properties[3]?.[2] ?? '')).toBe(`${name} invites you to Cargo Run. One seat is open.`);
    }),
    { numRuns: 120, examples: [['$`'], ["$'"], ['$&'], ['</head>']] },
  );
});

test('a card is put at the end of the head, letter by letter', () => {
  expect(withCard('<head></head><body>', "$`$'$&$$")).toBe("<head>  $`$'$&$$\n  </head><body>");
  expect(withCard('no head', 'card')).toBe('no head');
});
