import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without anything stored the language is that of the system', () => {
  expect(readSettings(null, ['fr-FR', 'de-AT', 'en'])).toEqual({
    theme: 'dark',
    motion: 'system',
    sound: true,
    language: 'de',
    playForced: true,
    playLuck: false,
  });
  expect(readSettings(null, ['fr-FR']).language).toBe('en');
});

test('what was chosen is kept', () => {
  const stored = {
    theme: 'contrast',
    motion: 'off',
    sound: false,
    language: 'en',
    playForced: false,
    playLuck: true,
  };
  expect(readSettings(JSON.stringify(stored), ['de'])).toEqual(stored);
});

test('broken and unknown entries fall back to the default', () => {
  const standard = readSettings(null, []);
  for (const broken of ['{', 'null', '7', '{"theme":"pink","motion":3,"language":"xx"}'])
    expect(readSettings(broken, [])).toEqual(standard);
});
