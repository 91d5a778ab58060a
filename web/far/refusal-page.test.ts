import { refuse } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { refusalPage } from './refusal-page.ts';

const refused = (problem: string, reason?: string) =>
  refuse('TABLE-REQUEST', { problem, ...(reason && { reason }) });

test('only a table that does not exist is said not to exist', () => {
  const unknown = refusalPage(refused('There is no such table.', 'unknown'), en, 'en');
  expect(unknown).toEqual({ title: en.far.noTableTitle, text: en.far.noTable, again: false });
  expect(refusalPage(refuse('TABLE-SHAPE', { problem: 'match: too short' }), en, 'en')).toEqual(unknown);
  for (const reason of ['tables', 'blocked', 'removed', 'private', 'fast', 'storage', 'failed', undefined])
    expect(refusalPage(refused('x', reason), en, 'en').title).not.toBe(en.far.noTableTitle);
});

test('every other refusal says its own reason and can be tried again', () => {
  const fast = refused('That was too fast: please slow down.', 'fast');
  expect(refusalPage(fast, en, 'en')).toEqual({
    title: 'You cannot come in',
    text: 'That was too fast: please slow down.',
    again: true,
  });
  expect(refusalPage(fast, de, 'de').text).toBe('Das war zu schnell: Warte bitte einen Moment.');
});

test('somebody who was removed need not try again; a table closed to spectators may open', () => {
  expect(refusalPage(refused('x', 'removed'), en, 'en')).toMatchObject({
    title: 'You have been removed from this table',
    again: false,
  });
  expect(refusalPage(refused('x', 'private'), en, 'en')).toMatchObject({
    title: 'This table is closed to spectators',
    again: true,
  });
});

test('somebody who is banned reads the operator’s reason in every language, and need not try again', () => {
  for (const [words, language] of [[en, 'en'] as const, [de, 'de'] as const])
    expect(refusalPage(refused('Insults.', 'banned'), words, language)).toEqual({
      title: words.people.barredTitle,
      text: 'Insults.',
      again: false,
    });
});
