import { readStart } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { cargo } from '../index.ts';

/** After one round: seat 0 has won it with the 8 against the 5, and has searched in vain. */
const plan =
  'phase=plan deck=1+2+3+4+11+12 discard=8+5 hands=9+10,6+7 plans=0,0 points=1,0 purses=2,2 vaults=0,0';
const prize = plan.replace('plan ', 'prize winner=0 ');
const over = plan.replace('plan ', 'over ');

test.each([
  plan,
  prize,
  plan.replace('points=1,0', 'points=2,0 goal=3'),
  // Seat 0 has taken the 12.
  plan.replace('+11+12', '+11').replace('9+10', '9+10+12'),
  `${plan.replace('points=1,0', 'points=2,0')} reason=points`.replace('plan ', 'over '),
])('a match can begin from %s', (text) => {
  expect(cargo.notation.position(readStart(cargo, text) as never)).toBe(
    cargo.notation.position(cargo.notation.readPosition(text)),
  );
});

test.each([
  ['CARGO-END-01', plan.replace('points=1,0', 'points=2,0'), 'somebody has won already'],
  ['CARGO-END-01', prize.replace('points=1,0', 'points=3,0'), 'somebody has won already'],
  ['CARGO-PLAN-02', prize.replace('points=1,0', 'points=0,1'), 'the winner of a round has a point'],
  [
    'CARGO-PRIZE-02',
    plan.replace('purses=2,2 vaults=0,0', 'purses=2,1 vaults=0,1'),
    'only winners bank coins',
  ],
  ['CARGO-PRIZE-04', `${plan} peeker=0 blind`, 'nobody can have looked at the top card'],
  ['CARGO-END-01', `${over} reason=points`, 'the position does not fit the ending'],
  ['CARGO-END-02', `${over} reason=exhaustion`, 'the position does not fit the ending'],
  ['CARGO-LEAVE-01', `${over} reason=resignation`, 'the position does not fit the ending'],
  [
    'CARGO-PLAN-02',
    plan.replace('8+5', '8').replace('6+7', '5+6+7'),
    'each round, everybody discards a card',
  ],
  [
    'CARGO-SETUP-02',
    plan.replace('deck=1+2+3+4+11+12', 'deck=1+2+3+4+11+12+7').replace('6+7', '6'),
    'somebody has too few cards',
  ],
  [
    'CARGO-PRIZE-05',
    plan.replace('deck=1+2+3+4+11+12', 'deck=1+2+3+4').replace('6+7', '6+7+11+12'),
    'somebody has too many cards',
  ],
  [
    'CARGO-PRIZE-06',
    plan.replace('points=1,0', 'points=2,1 goal=3'),
    'each round brings a point, and one more by a search',
  ],
  [
    'CARGO-PLAN-02',
    plan.replace('points=1,0', 'points=0,0'),
    'each round brings a point, and one more by a search',
  ],
])('%s no match begins from %s', (_, text, problem) => {
  expect(() => cargo.notation.readPosition(text)).not.toThrow();
  expect(() => readStart(cargo, text)).toThrow(`This position is impossible: ${problem}.`);
});
