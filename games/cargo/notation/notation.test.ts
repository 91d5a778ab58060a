import { expect, test } from 'vitest';
import { cargo } from '../index.ts';

const { readPosition, readAction } = cargo.notation;
const good =
  'phase=plan deck=1+2+3+4 discard=8+5 hands=9+10,6+7+11+12 plans=0,0 points=1,0 purses=2,2 vaults=0,0';

test.each([
  [good.replace('deck=1+2', 'deck=2'), 'each card is somewhere, once'],
  [good.replace('purses=2,2', 'purses=1,2'), 'each smuggler has 2 coins'],
  [`${good} winner=0`, 'a prize has a winner, and nothing else has'],
  [`${good} reason=points`, 'a game that is over has its reason'],
  [`${good} gone=1`, 'who has gone has no cards'],
  [
    good.replace('deck=1+2+3+4', 'deck=-').replace('8+5', '8+5+1+2+3+4+9+10').replace('=9+10,', '=-,'),
    'everybody has a card to plan',
  ],
])('a position no game can have come to is refused: %s', (text, problem) => {
  expect(() => readPosition(text)).toThrow(`This position is impossible: ${problem}.`);
});

test('a text that is no position or action says what is wrong', () => {
  expect(() => readPosition(good.replace('points=1,0', 'points=1'))).toThrow(
    "The word 'points' has one number for each of 2 hands.",
  );
  expect(() => readPosition(`${good} weather=fine`)).toThrow("a word that means nothing here: 'weather'");
  expect(() => readAction('plan 13')).toThrow('The card is a number from 1 to 12');
  expect(() => readAction('fly away')).toThrow("'fly away' is no action");
});
