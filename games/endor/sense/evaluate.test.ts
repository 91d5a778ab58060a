import { at, type Policy, playOut, randomPolicy, SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { type EndorState, endor } from '../index.ts';
import { notation } from '../notation/notation.ts';
import { optionsOf, type Position, type Scene, scene, start } from '../testing/scene.ts';
import { weights } from './weights.ts';
import { assaultsLeft, duelWorth, rebelCode, strikeOnRebels } from './worth.ts';

const standard = optionsOf();

describe('what things are worth', () => {
  test('END-RULING-02 the shield takes about 9 Shield Assaults, the short track 7.8', () => {
    expect(assaultsLeft(standard, 0, [])).toBeCloseTo(9, 0);
    expect(assaultsLeft(optionsOf({ shieldTrack: 'short20' }), 0, [])).toBeCloseTo(7.8, 1);
  });

  test('Shield Assaults left, on paper', () => {
    expect(assaultsLeft(standard, 28, [])).toBe(0);
    // The last space needs a 5: five dice miss it with (2/3)^5, with a Stormtrooper on it (5/6)^5.
    expect(assaultsLeft(standard, 27, [])).toBeCloseTo(1 / (1 - (2 / 3) ** 5), 9);
    expect(assaultsLeft(standard, 27, [28])).toBeCloseTo(1 / (1 - (5 / 6) ** 5), 9);
    // Two 5s: both at once with two such dice, else first one and then the other.
    const none = (2 / 3) ** 5;
    const one = 5 * (1 / 3) * (2 / 3) ** 4;
    expect(assaultsLeft(standard, 26, [])).toBeCloseTo((1 + one / (1 - none)) / (1 - none), 9);
  });

  test('the duel with one hit left each, on paper', () => {
    const { state } = scene({ luke: 1, vader: 1 });
    // Rebels: redeemed by 3 orders of 18 (5 cards), else felled by 15 blows of 16 (3 cards).
    const rebels = (3 / 18) * 5 + (15 / 18) * (15 / 16) * 3;
    // Empire: Luke falls to the Emperor, 6 orders of 16, or to 15 blows of 16 (4 cards).
    const empire = ((6 / 16) * 1 + (10 / 16) * (15 / 16)) * 4;
    const idle = ((15 / 18) * 1) / 16 + ((10 / 16) * 1) / 16;
    expect(duelWorth(state)).toBeCloseTo(((rebels - empire) * weights.card) / (2 - idle), 9);
    expect(duelWorth(scene({ luke: 0 }).state)).toBeCloseTo(-4 * weights.card, 9);
    expect(duelWorth(scene({ vader: 0 }).state)).toBeCloseTo(3 * weights.card, 9);
    expect(duelWorth(scene({ redeemed: true }).state)).toBeCloseTo(5 * weights.card, 9);
  });

  test('a strike is worth its hits and the card for clearing the sector', () => {
    // One die at one Y-wing: half the time it is gone, and the sector with it.
    const { worth, clear } = strikeOnRebels(1, rebelCode(0, 1, 0, 0));
    expect(clear).toBeCloseTo(1 / 2, 9);
    expect(worth).toBeCloseTo((weights.ywing + weights.card) / 2, 9);
    // So many that they cannot be cleared.
    expect(strikeOnRebels(5, rebelCode(12, 0, 0, 0))).toEqual({
      worth: expect.closeTo((10 / 3) * weights.xwing, 9),
      clear: 0,
    });
  });
});

/** The action that looks best, in notation. */
function best(game: Scene): string {
  const seat = game.asked;
  const legal = endor.legal(game.state, seat);
  const advice = endor.advise(game.state, seat, legal);
  const first = legal[advice.indexOf(Math.max(...advice))];
  return first ? notation.action(first) : 'nothing';
}

describe('advice', () => {
  const executor = { o8: { executor: 1 } };

  test('END-DSA-04 strikes at the Death Star as soon as it can', () => {
    const game = scene({ card: 'R05', ships: { m1: { xwing: 5 }, m2: { tie: 1 }, ...executor }, team: 28 });
    expect(best(game)).toBe('order xwing');
    expect(best(game.play('order xwing'))).toMatch(/^move m1 i[12] 5$/);
    expect(best(game.play('move m1 i2 5'))).toBe('attack i2 deathStar');
  });

  test('END-BONUS-06 redeems Vader rather than anything else, and Luke strikes first', () => {
    expect(best(scene({ card: 'R01', vader: 2 }))).toBe('order vaderRedeemed');
    const game = scene({ hands: { 0: ['R03', 'R02', 'R05', 'R07', 'R09', 'R14'] } });
    expect(best(game)).toMatch(/^plan R02 R03 /);
  });

  test('END-BONUS-04 the Emperor ends the duel when he can', () => {
    expect(best(scene({ card: 'E08', luke: 2 }))).toBe('order emperor');
  });

  test('END-DSW-01 the Death Star fires at loaded markers, the fullest first', () => {
    const markers = { f1: {}, f2: { xwing: 2 }, f4: { ywing: 4 } };
    expect(best(scene({ card: 'E06', markers }).play('order deathStar'))).toBe('fire f4');
  });

  test('END-RULING-26 an ambush places all the Stormtroopers it can, and sooner when the team is near', () => {
    expect(best(scene({ card: 'E02', team: 24 }).play('order shieldAmbush'))).toBe('ambush 3');
    const ships = { m1: { bwing: 1 }, o8: { executor: 1 } };
    expect(best(scene({ card: 'E02', team: 25, ships }))).toBe('order shieldAmbush');
    expect(best(scene({ card: 'E03', team: 0 }))).toBe('order tie');
  });

  test('END-ATK-06 hits go where they are worth most', () => {
    const ships = { m1: { xwing: 3, falcon: 1 }, m7: { tie: 3 }, ...executor };
    const game = scene({ card: 'E03', ships, falcon: 1 }).play('order tie', 'stay', 'attack m7 m1: 1 4 6');
    expect(best(game)).toBe('assign xwing falcon');
  });

  test('END-DEPLOY-03 attacks rather than holding fire, where something can be hit', () => {
    const ships = { m7: { ywing: 4 }, m6: { executor: 1, tie: 1 } };
    const game = scene({ card: 'E03', ships }).play('order tie');
    expect(best(game)).toBe('deploy');
    expect(best(game.play('deploy'))).toBe('attack m6 m7');
  });

  test('END-RULING-27 re-rolls a miss, but not after success', () => {
    const position: Position = { card: 'E06', options: { duelLeadReroll: true }, luke: 1 };
    expect(best(scene(position).play('order deathStar', 'fire f2: 1 3'))).toBe('reroll 1');
    expect(best(scene(position).play('order deathStar', 'fire f2: 1 5'))).toBe('keep');
  });

  test('END-RULING-19 a useful order is better than none', () => {
    expect(best(scene({ card: 'R05', options: { freePass: true } }))).not.toBe('pass');
  });

  test('knows no more than the seat: other cards make no difference', () => {
    const chance = new SeededChance('hidden');
    for (let i = 0; i < 40; i++) {
      const state = somewhere(chance);
      const seat = at(endor.question(state).seats, 0);
      const view = endor.view(state, seat);
      const [one, other] = [1, 2].map(() => endor.redeal(view, seat, chance)) as [EndorState, EndorState];
      expect(endor.evaluate(one)).toEqual(endor.evaluate(other));
      const legal = endor.legal(state, seat);
      expect(endor.advise(one, seat, legal)).toEqual(endor.advise(other, seat, legal));
    }
  });

  test('does not depend on what was looked at before', () => {
    const chance = new SeededChance('before');
    const states = Array.from({ length: 12 }, () => somewhere(chance));
    const values = (state: EndorState): number[] => {
      const seat = at(endor.question(state).seats, 0);
      return endor.advise(state, seat, endor.legal(state, seat));
    };
    const first = states.map(values);
    expect(states.toReversed().map(values).toReversed()).toEqual(first);
    for (const value of first.flat()) expect(Number.isFinite(value)).toBe(true);
  });
});

/** A position of a random game, not over yet. */
function somewhere(chance: SeededChance): EndorState {
  for (;;) {
    const state = endor.setup(standard, 2, chance);
    for (let i = chance.draw('steps', 120); i > 0 && !endor.outcome(state); i--) {
      const seat = at(endor.question(state).seats, 0);
      const legal = endor.legal(state, seat);
      endor.apply(state, seat, at(legal, chance.draw('choice', legal.length)), chance);
    }
    if (!endor.outcome(state)) return state;
  }
}

describe('chances', () => {
  test('are shares of one game, and all or nothing at its end', () => {
    const chance = new SeededChance('shares');
    for (let i = 0; i < 40; i++) {
      const state = somewhere(chance);
      const [rebels, empire] = endor.evaluate(state) as [number, number];
      expect(rebels + empire).toBeCloseTo(1, 9);
      expect(rebels).toBeGreaterThan(0);
      expect(rebels).toBeLessThan(1);
    }
    const over = start().play('0 resign').state;
    expect(endor.evaluate(over)).toEqual([0, 1]);
  });

  test('a new game is open, in teams too', () => {
    for (const seats of [2, 4] as const) {
      const share = endor.evaluate(start(seats).state)[0];
      expect(share).toBeGreaterThan(0.3);
      expect(share).toBeLessThan(0.7);
    }
    expect(endor.evaluate(start(4).state)[3]).toBe(endor.evaluate(start(4).state)[0]);
  });

  test('rise with ships, with the way of the team, with a group at the open Death Star and with the duel', () => {
    const ships = { m1: { xwing: 5, falcon: 1 }, i1: { tie: 4 }, o8: { executor: 1 } };
    const share = (position: Position): number => at(endor.evaluate(scene({ ships, ...position }).state), 0);
    const usual = share({});
    expect(share({ ships: { ...ships, o1: { bwing: 3 } } })).toBeGreaterThan(usual);
    expect(share({ ships: { ...ships, i5: { tie: 8 } } })).toBeLessThan(usual);
    expect(share({ team: 20 })).toBeGreaterThan(usual);
    expect(share({ team: 20, troopers: [21, 22, 23] })).toBeLessThan(share({ team: 20 }));
    expect(share({ vader: 2 })).toBeGreaterThan(usual);
    expect(share({ luke: 1 })).toBeLessThan(usual);
    const far = { ...ships, m1: {}, o1: { xwing: 5, falcon: 1 } };
    expect(share({ team: 28 })).toBeGreaterThan(share({ team: 28, ships: far }));
  });
});

describe('the pilot', () => {
  /** Plays what looks best, looking only at what its seat may know. */
  function pilot(chance: SeededChance): Policy {
    return (game, state, seat, legal) => {
      const seen: unknown = game.redeal(game.view(state, seat), seat, chance);
      const advice = game.advise(seen, seat, legal);
      return at(legal, advice.indexOf(Math.max(...advice)));
    };
  }

  test.each([0, 1])('beats blind play from seat %i', (seat) => {
    for (let i = 0; i < 10; i++) {
      const chance = new SeededChance(`pilot ${i}`);
      const policies = [randomPolicy(chance), randomPolicy(chance)];
      policies[seat] = pilot(chance);
      expect(playOut(endor, standard, policies, chance).outcome?.ranks[seat]).toBe(1);
    }
  });

  test('gives both sides a fair share against itself, in 4 to 9 rounds', () => {
    let rebels = 0;
    let rounds = 0;
    const games = 60;
    for (let i = 0; i < games; i++) {
      const chance = new SeededChance(`fair ${i}`);
      const { outcome, state } = playOut(endor, standard, [pilot(chance), pilot(chance)], chance);
      if (outcome?.ranks[0] === 1) rebels++;
      rounds += (state as EndorState).round;
    }
    expect(rebels / games).toBeGreaterThan(0.35);
    expect(rebels / games).toBeLessThan(0.65);
    expect(rounds / games).toBeGreaterThan(4);
    expect(rounds / games).toBeLessThan(9);
  });
});
