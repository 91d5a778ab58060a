import { openSession, SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { wholeDeck } from './data/deck.ts';
import { endor } from './index.ts';
import { setup } from './setup.ts';
import { optionsOf, start } from './testing/scene.ts';

describe('the first position', () => {
  test('END-SETUP-01 END-SETUP-06 END-RULING-25 every ship at its printed place, the Executor in o8, three B-wings in o1', () => {
    expect(endor.view(start().state, 'spectator').ships).toEqual({
      o1: { bwing: 3 },
      o2: { ywing: 4 },
      o3: { xwing: 5 },
      o4: { bwing: 3 },
      m1: { xwing: 5, falcon: 1 },
      m2: { bwing: 3 },
      m3: { ywing: 4 },
      o6: { tie: 4 },
      o7: { tie: 4 },
      o8: { executor: 1 },
      m5: { tie: 4 },
      m6: { tie: 4 },
      i4: { tie: 4 },
      i5: { tie: 4 },
      i6: { tie: 4 },
    });
  });

  test('END-SETUP-07 END-RULING-24 28 TIE fighters in the Reserve, or 32 and no group in i4', () => {
    expect(start().state.reserve).toBe(28);
    const fewer = start(2, { tieStart: 'ksirk24' });
    expect([fewer.state.reserve, fewer.at('i4')]).toEqual([32, {}]);
    expect(fewer.at('i6')).toEqual({ tie: 4 });
  });

  test('END-SETUP-08 the fleet markers lie face up with their fighters', () => {
    const game = start();
    expect(['f1', 'f2', 'f3', 'f4', 'f5', 'f6'].map((id) => game.marker(id))).toEqual([
      { ywing: 4 },
      { xwing: 5 },
      { bwing: 3 },
      { ywing: 4 },
      { bwing: 3 },
      { xwing: 5 },
    ]);
  });

  test('END-SETUP-01 it is the first round, nothing is lost, and Vader is not redeemed', () => {
    const { round, lost, redeemed, phase, winner } = start().state;
    expect({ round, lost, redeemed, phase, winner }).toEqual({
      round: 1,
      lost: [0, 0, 0, 0, 0, 0],
      redeemed: false,
      phase: 'plan',
      winner: null,
    });
  });

  test('END-SETUP-09 the Strike Team stands before the first space, all Stormtroopers in supply', () => {
    expect([start().state.team, start().state.troopers]).toEqual([0, []]);
  });

  test('END-SETUP-10 END-RULING-01 END-DUEL-01 END-DUEL-02 Luke and Vader take 4 hits each, or 12 and 13', () => {
    const { luke, vader } = start().state;
    expect([luke, vader]).toEqual([4, 4]);
    const long = start(2, { duelTracks: 'published12_13' }).state;
    expect([long.luke, long.vader]).toEqual([12, 13]);
  });

  test('END-SETUP-02 two seats: the Rebels, then the Empire; other numbers than two or four cannot play', () => {
    const hands = start().state.hands.map((_, seat) => endor.view(start().state, seat).hands[seat]?.cards);
    expect(hands[0]?.every((card) => card.startsWith('R'))).toBe(true);
    expect(hands[1]?.every((card) => card.startsWith('E'))).toBe(true);
    for (const seats of [1, 3, 5])
      expect(() => openSession(endor, optionsOf(), seats, new SeededChance(1))).toThrow(
        `The Battle of Endor is for 2 or 4 players, not ${seats}.`,
      );
  });
});

describe('the cards at the start', () => {
  test('END-SETUP-03 both decks are shuffled, each by itself', () => {
    const names: string[] = [];
    const seeded = new SeededChance(5);
    const draw = (name: string, sides: number): number => {
      names.push(`${name} ${sides}`);
      return seeded.draw(name, sides);
    };
    const { decks, hands } = setup(optionsOf(), 2, { draw });
    // Every card but the last changes places: 29 draws of falling size for each deck.
    const falling = (name: string): string[] => Array.from({ length: 29 }, (_, i) => `${name} ${30 - i}`);
    expect(names).toEqual([...falling('rebelDeck'), ...falling('empireDeck')]);
    for (const side of [0, 1])
      expect([...(decks[side] ?? []), ...(hands[side] ?? [])].sort((left, right) => left - right)).toEqual(
        wholeDeck(side === 0 ? 'rebel' : 'empire'),
      );
  });

  test('END-SETUP-04 END-SETUP-05 six cards from the top of the deck for each hand, 24 left, nothing discarded', () => {
    const game = start();
    expect(game.cards('hands', 0)).toEqual(['R21', 'R21', 'R20', 'R19', 'R18', 'R17']);
    expect(game.cards('hands', 1)).toEqual(['E09', 'E09', 'E08', 'E08', 'E07', 'E07']);
    expect(endor.view(game.state, 0).decks).toEqual([24, 24]);
    expect(endor.view(game.state, 0).discards).toEqual([[], []]);
  });

  test('END-TEAM-01 END-TEAM-02 END-TEAM-03 in teams two and two draw six cards each from one deck a team', () => {
    const game = start(4);
    expect(game.cards('hands', 0)).toEqual(['R21', 'R21', 'R20', 'R19', 'R18', 'R17']);
    expect(game.cards('hands', 1)).toEqual(['E09', 'E09', 'E08', 'E08', 'E07', 'E07']);
    expect(game.cards('hands', 2)).toEqual(['E06', 'E06', 'E05', 'E05', 'E04', 'E04']);
    expect(game.cards('hands', 3)).toEqual(['R16', 'R15', 'R14', 'R13', 'R13', 'R12']);
    expect(endor.view(game.state, 0).decks).toEqual([18, 18]);
  });
});
