import { describe, expect, it } from 'vitest';
import type { TacticalView } from '../view.ts';
import { doer, line, recall } from './recall.ts';

const active = { unit: 3, startX: 1000, startY: 2000 };
const moving = { active: { ...active, mode: 'moving' } } as unknown as TacticalView;
const moved = { active: { ...active, mode: 'moved' } } as unknown as TacticalView;
const maneuver = { type: 'moved', unit: 3, heading: 0, speed: 3000, stop: 'none', x: 1000, y: 8000 } as const;

describe('what is recalled when one comes to decide again', () => {
  it('tells where a Unit came to, and none of the Maneuvers on its way', () => {
    expect(recall(maneuver, moving)).toBeNull();
    expect(recall(maneuver, moved)).toEqual({ way: ['point:1000,2000', 'point:1000,8000'] });
    expect([line(maneuver, moving), line(maneuver, moved)]).toEqual(['none', 'own']);
  });

  it('tells that fire was held, and nothing else of an end', () => {
    expect(recall({ type: 'finished', unit: 3, held: false }, moved)).toBeNull();
    expect(line({ type: 'finished', unit: 3, held: false }, moved)).toBe('none');
    expect(recall({ type: 'finished', unit: 3, held: true }, moved)).toEqual({ joins: 'last' });
    expect(line({ type: 'finished', unit: 3, held: true }, moved)).toBe('joined');
  });

  it('tells an attack in one breath, with its dice and what was lost', () => {
    expect(recall({ type: 'aimed', unit: 3, weapon: 'laser', target: 9 }, moved)).toEqual({
      ...{ way: ['unit:3', 'unit:9'], harm: true, joins: 'next' },
    });
    expect(recall({ type: 'missed', unit: 3, target: 9, one: true }, moved)).toEqual({});
    expect(recall({ type: 'defenceRolled', unit: 9, die: 5, total: 7, power: 7 }, moved)).toEqual({
      ...{ luck: [5], joins: 'last' },
    });
    expect(recall({ type: 'defenceRolled', unit: 9, die: 2, total: 4, power: 7 }, moved)).toBeNull();
    expect(recall({ type: 'damaged', unit: 9, hull: 0, by: 'hit' }, moved)).toEqual({
      ...{ lost: 1, joins: 'last' },
    });
    expect(recall({ type: 'defeated', unit: 9, seat: 1, card: 'emp_tie' }, moved)).toEqual({ joins: 'last' });
  });

  it('knows whose doing it was: a loss is that of who brought it about, a round is nobody’s', () => {
    expect(doer({ type: 'defeated', unit: 9, seat: 1, card: 'emp_tie' }, 0)).toBe(0);
    expect(doer({ type: 'roundStarted', round: 2, first: 1 }, 0)).toBeNull();
    expect(doer({ type: 'strategyPlayed', seat: 1, strategy: 'dig_in' }, 0)).toBe(1);
  });
});
