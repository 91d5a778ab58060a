import { adviceIn } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { type EndorAction, endor } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';

function advice(game: Scene, action: string, other: string | null = null, language = 'en'): string {
  const read = (text: string): EndorAction => endor.notation.readAction(text);
  const { asked } = game;
  const view = endor.view(game.state, asked);
  return adviceIn(endor, language, view, asked, read(action), other === null ? null : read(other));
}

describe('reasons in a human sentence', () => {
  const ships = { m1: { xwing: 5, falcon: 1 }, i1: { tie: 4 }, i2: { tie: 4 }, o8: { executor: 1 } };

  test('an attack: 778 ships in 243 cases, all four in 112 of them', () => {
    const far = scene({ card: 'R13', ships, executor: 3 }).play('order xwing', 'stay');
    expect(advice(far, 'attack m1 i1')).toBe(
      "Attack Port Trench (i1) from Falcon's Run (m1): 3.2 ships destroyed on average, 46 % to clear the sector.",
    );
    expect(advice(far, 'attack m1 i1', null, 'de')).toBe(
      'Backbord-Graben (i1) von Falkenflug (m1) aus angreifen: im Mittel 3,2 Schiffe zerstört, mit 46 % ist der Sektor geräumt.',
    );
  });

  test('an attack that clears the only way in, once the shield is down', () => {
    const near = scene({ card: 'R13', ships, executor: 3, team: 28 }).play('order xwing', 'stay');
    expect(advice(near, 'attack m1 i1')).toContain(
      '46 % to clear the sector, and clearing it opens a way to the Death Star.',
    );
  });

  test('compared with the next best: four ships there, one here', () => {
    const uneven = { ...ships, i2: { tie: 1 } };
    const battle = scene({ card: 'R13', ships: uneven, executor: 3 }).play('order xwing', 'stay');
    // One ship is missed only when all five dice are: 1 - (1/3)^5 is nearly 1, and 3.2 - 1.0 is 2.2.
    expect(advice(battle, 'attack m1 i1', 'attack m1 i2')).toContain(
      '3.2 ships destroyed on average, 2.2 more than by the next best',
    );
  });

  test('END-DSW-03 a shot: two dice, a 5 or a 6 on either, 5 cases of 9', () => {
    const shot = scene({ card: 'E07', markers: { f6: { xwing: 5 }, f1: { ywing: 4 } } }).play(
      'order deathStar',
    );
    expect(advice(shot, 'fire f6', 'fire f1')).toBe('Fire at Nautilian (f6): 56 % to destroy 5 X-wings.');
  });

  test('a blow: four dice, half of them hits, all four in one case of 16', () => {
    const duel = scene({ card: 'R02', vader: 4 });
    expect(advice(duel, 'order luke')).toBe(
      'Luke Skywalker: 2.0 hits on Vader on average, 6 % to win the duel.',
    );
    expect(advice(duel, 'order luke', null, 'de')).toContain('im Mittel 2,0 Treffer auf Vader');
  });

  test('a Stormtrooper on the last space: 1 / (1 - (5/6)^5) assaults, not 1 / (1 - (2/3)^5)', () => {
    const ambushed = scene({ card: 'E03', team: 27 }).play('order shieldAmbush');
    // 1.67 less 1.15.
    expect(advice(ambushed, 'ambush 1')).toBe(
      'Place 1 Stormtrooper: the Rebels need 0.5 Shield Assaults more on average.',
    );
  });
});
