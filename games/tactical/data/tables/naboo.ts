import { circle, layout, piece, polygon } from '../table.ts';

/** Naboo: Great Grass Plains. */
export const naboo = layout(
  {
    id: 'naboo',
    name: 'Naboo: Great Grass Plains',
    era: 'clone_wars',
    width: 36000,
    height: 36000,
    players: [2],
    notes: 'Wide approaches; grass gives cover without slowing anyone.',
  },
  [
    piece(
      'naboo_1',
      'Tall grass',
      'grass',
      polygon([4500, 7000], [11000, 6500], [11500, 10000], [5000, 10500]),
    ),
    piece(
      'naboo_2',
      'Tall grass',
      'grass',
      polygon([31500, 29000], [25000, 29500], [24500, 26000], [31000, 25500]),
    ),
    piece('naboo_3', 'Grove', 'forest', circle(17000, 9500, 2000)),
    piece('naboo_4', 'Grove', 'forest', circle(19000, 26500, 2000)),
    piece(
      'naboo_5',
      'Gungan ruin',
      'building',
      polygon([22500, 7500], [25500, 7500], [25500, 10000], [22500, 10000]),
    ),
    piece(
      'naboo_6',
      'Gungan ruin',
      'building',
      polygon([13500, 28500], [10500, 28500], [10500, 26000], [13500, 26000]),
    ),
    piece('naboo_7', 'Stream', 'river', polygon([600, 15000], [9000, 13800], [9200, 15200], [800, 16400])),
    piece(
      'naboo_8',
      'Stream',
      'river',
      polygon([35400, 21000], [27000, 22200], [26800, 20800], [35200, 19600]),
    ),
    piece(
      'naboo_9',
      'Tall grass',
      'grass',
      polygon([26500, 13000], [33000, 12500], [33500, 15500], [27000, 16000]),
    ),
    piece(
      'naboo_10',
      'Tall grass',
      'grass',
      polygon([9500, 23000], [3000, 23500], [2500, 20500], [9000, 20000]),
    ),
    piece('naboo_11', 'Statue head', 'rock', circle(14500, 14500, 1000)),
    piece('naboo_12', 'Statue head', 'rock', circle(21500, 21500, 1000)),
    piece('naboo_13', 'Marsh', 'drift', circle(18000, 18000, 1900)),
  ],
);
