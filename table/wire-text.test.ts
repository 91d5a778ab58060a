import { refuse } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import type { ServerMessage } from './wire.ts';
import { messagesOf, newsTexts, textOf, withAnswer } from './wire-text.ts';

const step = { version: 7, seat: 1, at: 90, question: { kind: 'spin', seats: [0] } };
const quiet = { outcome: null, undo: null, wish: null };
const news: ServerMessage = {
  type: 'news',
  match: 'm',
  updates: [
    {
      ...step,
      kind: 'action',
      events: [
        { event: { type: 'moved' }, change: { turn: [2] } },
        { event: { type: 'rested' }, change: null },
      ],
      change: null,
    },
  ],
  standing: { version: 7, ...quiet },
};

test('what is usual is not written', () => {
  expect(JSON.parse(textOf(news))).toEqual({
    type: 'news',
    match: 'm',
    updates: [
      {
        ...step,
        events: [{ event: { type: 'moved' }, change: { turn: [2] } }, { event: { type: 'rested' } }],
      },
    ],
  });
});

test('news can be the answer to a message', () => {
  expect(messagesOf(withAnswer(textOf(news), 12))).toEqual([news, { type: 'done', id: 12, version: 7 }]);
});

const wish = { ...step, kind: 'wish', events: [], change: null } as const;
const standing = {
  version: 7,
  outcome: { ranks: [1, 2], reason: 'race' },
  undo: refuse('TABLE-UNDO', { barrier: 'seat' }),
  wish: { seat: 1, waitingFor: [0] },
  clocks: { left: [5, null], running: [0] },
};

test.each<ServerMessage>([
  news,
  { type: 'news', match: 'm', updates: [], standing: { version: 3, ...quiet } },
  { type: 'news', match: 'm', updates: [{ ...wish, change: { turn: [1] } }], standing },
  {
    type: 'news',
    match: 'm',
    updates: [{ ...step, kind: 'resignation', cause: 'time', events: [], change: null }],
    standing,
  },
  { type: 'done', id: 1, version: 2 },
  { type: 'refused', id: 4, refusal: refuse('TABLE-STALE', { given: '1', current: 2 }), again: true },
  { type: 'pong' },
  {
    type: 'chat',
    match: 'm',
    lines: [{ number: 1, at: 2, name: 'Ann', seat: null, speaker: 0, text: 'Hi' }],
    own: 0,
  },
  {
    type: 'view',
    match: 'm',
    facts: { options: {}, seats: [], clock: { kind: 'none' }, undo: 'ask', created: 1 },
    seat: null,
    view: { turn: 1 },
    question: { kind: 'spin', seats: [1] },
    standing,
  },
  {
    type: 'history',
    id: 3,
    match: 'm',
    seat: 1,
    from: 0,
    start: { view: { turn: 1 }, question: { kind: 'spin', seats: [1] } },
    updates: news.updates,
  },
])('whoever reads $type has what was said', (message) => {
  expect(messagesOf(textOf(message))).toEqual([message]);
});

test('news for several are written as those for one', () => {
  const { updates } = news;
  const told = [
    { updates, standing: news.standing },
    { updates, standing },
    { updates: [], standing: { version: 3, ...quiet } },
  ];
  expect(newsTexts('m', told)).toEqual(told.map((each) => textOf({ type: 'news', match: 'm', ...each })));
});
