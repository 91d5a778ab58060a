import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Around, useBench, useChangeBench } from './bench.tsx';

/** Takes a Unit in hand, as a press on its card does. */
function Taker(): ReactNode {
  useChangeBench()({ unit: 7 });
  return null;
}

/** Tells which Unit is in hand. */
function Teller(): ReactNode {
  return `Unit ${useBench('unit')}`;
}

/** Draws parts of the screen of one table. */
function drawn(...parts: (() => ReactNode)[]): string {
  const children = parts.map((part, key) => createElement(part, { key }));
  return renderToStaticMarkup(createElement(Around, { viewer: 0, children }));
}

test('board and hand of one table share what is in hand', () => {
  expect(drawn(Taker, Teller)).toBe('Unit 7');
});

test('the next table begins with nothing in hand', () => {
  drawn(Taker);
  expect(drawn(Teller)).toBe('Unit 0');
});
