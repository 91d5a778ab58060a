import { endor } from '@holoboard/endor';
import { at, SeededChance } from '@holoboard/kernel';
import { layouts } from '../../games/tactical/data/tables.ts';
import { lineOfSight, type Watcher } from '../../games/tactical/geometry/sight.ts';
import { enginePlay } from '../engine.ts';
import type { SingleFunction, Yardstick } from '../yardstick.ts';

/** What Tactical Battles is measured against: no other program plays it, so a game of the house with short lists of moves is the measure. */
export const yardsticks: readonly Yardstick[] = [
  {
    name: endor.title,
    goal: 0.05,
    play() {
      const play = enginePlay(endor);
      return (seats) => play(endor.seats.includes(seats) ? seats : 2);
    },
  },
];

/** So many lines are looked along in turn. */
const lines = 4096;

/** Lines of sight between random points, from a Unit on the ground to one on the ground or in the air, on the first 12 pieces of a table of the house. */
export const functions: readonly SingleFunction[] = [
  {
    name: 'a line of sight on 12 pieces',
    goal: 2,
    work() {
      const chance = new SeededChance('lines of sight');
      const table = at(
        layouts.filter((layout) => layout.pieces.length >= 12),
        0,
      );
      const pieces = table.pieces.slice(0, 12);
      const rules = { strict: false, indirect: false, ignoresCover: false };
      const watchers = Array.from({ length: lines + 1 }, (_, i): Watcher => {
        const [x, y] = [chance.draw('x', table.width), chance.draw('y', table.height)];
        return { x, y, r: 500, flies: i % 4 === 0 };
      });
      let blocked = 0;
      return () => {
        for (let i = 0; i < lines; i++)
          if (lineOfSight(pieces, at(watchers, i), at(watchers, i + 1), rules).view === 'blocked') blocked++;
        if (blocked === 0) throw new Error('No line of sight was blocked.');
        return lines;
      };
    },
  },
];
