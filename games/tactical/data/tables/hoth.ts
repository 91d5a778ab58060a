import { circle, layout, piece, polygon } from '../table.ts';

/** Hoth: Echo Base Approach. */
export const hoth = layout(
  {
    id: 'hoth',
    name: 'Hoth: Echo Base Approach',
    era: 'rebellion',
    width: 36000,
    height: 36000,
    players: [2],
    notes: 'Open fire lanes, one crevasse in the middle; long-range walkers feel at home.',
  },
  [
    piece(
      'hoth_1',
      'Ice ridge',
      'rock',
      polygon([5500, 11000], [10500, 10000], [11000, 12000], [6000, 13000]),
    ),
    piece(
      'hoth_2',
      'Ice ridge',
      'rock',
      polygon([30500, 25000], [25500, 26000], [25000, 24000], [30000, 23000]),
    ),
    piece('hoth_3', 'Ice spur', 'rock', circle(19500, 10500, 1300)),
    piece('hoth_4', 'Ice spur', 'rock', circle(16500, 25500, 1300)),
    piece('hoth_5', 'Deep snow', 'drift', circle(27500, 10500, 2600)),
    piece('hoth_6', 'Deep snow', 'drift', circle(8500, 25500, 2600)),
    piece('hoth_7', 'Blowing snow', 'smoke', circle(30000, 17000, 2000)),
    piece('hoth_8', 'Blowing snow', 'smoke', circle(6000, 19000, 2000)),
    piece(
      'hoth_9',
      'Wrecked trench',
      'rubble',
      polygon([11500, 14600], [16000, 14600], [16000, 15600], [11500, 15600]),
    ),
    piece(
      'hoth_10',
      'Wrecked trench',
      'rubble',
      polygon([24500, 21400], [20000, 21400], [20000, 20400], [24500, 20400]),
    ),
    piece(
      'hoth_11',
      'Crevasse',
      'chasm',
      polygon([15500, 17700], [20500, 17700], [20500, 18300], [15500, 18300]),
    ),
  ],
);
