import { stableJson } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { auction } from './auction.fixture.ts';
import {
  addEntropy,
  type ClockSpec,
  createMatch,
  exportMatch,
  leaveSeat,
  legal,
  outcome,
  question,
  type SeatSpec,
  startMatch,
  takeSeat,
  type UndoRule,
  viewFor,
} from './index.ts';
import { ann, bea, noon, openAuction, play, robot, seed } from './match.fixture.ts';

const open: SeatSpec = { kind: 'open', name: 'Open seat' };
const create = (changes = {}) =>
  createMatch({ game: auction, seats: [ann, open], seed, now: noon, ...changes });

describe('setting a match up', () => {
  it('goes from open seats over entropy to the start', () => {
    const match = create();
    expect(question(match)).toEqual({ kind: 'waiting', seats: [] });
    expect(() => startMatch(match, noon)).toThrow('Seat 2 is still open.');
    takeSeat(match, 1, bea);
    expect(() => startMatch(match, noon)).toThrow('Seat 1 has not added its entropy yet.');
    addEntropy(match, 0, 'my dog is called Rex');
    addEntropy(match, 1, 'seventeen');
    startMatch(match, noon);
    expect(question(match)).toEqual({ kind: 'stake', seats: [0] });
    expect(outcome(match)).toBeNull();
  });

  it('lets bots add no entropy', () => {
    const match = create({ seats: [ann, robot] });
    addEntropy(match, 0, 'heads');
    startMatch(match, noon);
    expect(match.entropies).toEqual(['heads', 'none']);
  });

  it('lets the entropy decide the deal', () => {
    const deal = (text: string) =>
      stableJson(viewFor(openAuction({ seed, entropies: [text, 'x'] } as object), 0));
    expect(deal('one')).toBe(deal('one'));
    expect(deal('one')).not.toBe(deal('two'));
  });

  it('forgets who left', () => {
    const match = create();
    addEntropy(match, 0, 'heads');
    leaveSeat(match, 0);
    expect(match.seats[0]?.kind).toBe('open');
    takeSeat(match, 0, robot);
    expect(match.entropies[0]).toBeNull();
  });

  it('refuses what cannot be, in one sentence', () => {
    const match = create();
    expect(() => takeSeat(match, 0, bea)).toThrow('Seat 1 is taken.');
    expect(() => takeSeat(match, 1, open)).toThrow('Whoever takes a seat is human, bot or remote.');
    expect(() => takeSeat(match, 7, bea)).toThrow('There is no seat 7 at this table.');
    expect(() => leaveSeat(match, 1)).toThrow('Nobody sits on seat 2.');
    expect(() => addEntropy(match, 1, 'x')).toThrow('Nobody sits on seat 2.');
    expect(() => addEntropy(match, 0, '')).toThrow('Entropy is a text of 1 to 200 characters.');
    addEntropy(match, 0, 'x');
    expect(() => addEntropy(match, 0, 'y')).toThrow('Seat 1 has added its entropy already.');
    expect(() => exportMatch(match)).toThrow('The match has not started yet.');
    expect(() => viewFor(match, 0)).toThrow('The match has not started yet.');
    expect(play(match, 0, { type: 'roll' })?.clause).toBe('TABLE-REQUEST');
    expect(legal(match, 0)).toEqual([]);
    const started = openAuction();
    expect(() => startMatch(started, noon)).toThrow('The match has started already.');
    expect(() => takeSeat(started, 1, bea)).toThrow('The match has started already.');
  });

  it.each<[string, object, string]>([
    ['seed', { seed: 'abc' }, 'The seed is 64 hexadecimal digits.'],
    ['time', { now: Number.NaN }, 'The time is a number of milliseconds, not below 0.'],
    ['seats', { seats: [ann] }, 'Auction is for 2 or 3 players, not 1.'],
    ['option', { options: { long: true } }, "There is no option 'long'. Options: short."],
    [
      'clock',
      { clock: { kind: 'sand' } as unknown as ClockSpec },
      "A clock is none, perMove or perGame, not 'sand'.",
    ],
    ['seconds', { clock: { kind: 'perMove', seconds: 0 } }, 'A clock has whole seconds, at least 1.'],
    [
      'increment',
      { clock: { kind: 'perGame', seconds: 5, increment: -1 } },
      'The increment of a clock is whole seconds.',
    ],
    ['rule', { undo: 'maybe' as UndoRule }, "Taking back is free, ask or off, not 'maybe'."],
    ['name', { seats: [ann, { kind: 'human', name: '' }] }, 'A seat has a name of at most 60 characters.'],
    ['level', { seats: [ann, { kind: 'bot', name: 'R2' }] }, 'A bot has a level, and no other seat has one.'],
  ])('refuses a bad %s', (_name, changes, sentence) => {
    expect(() => create(changes)).toThrow(sentence);
  });
});
