import { circle, layout, piece, polygon } from '../table.ts';

/** Endor: Forest Moon. */
export const endor = layout(
  {
    id: 'endor',
    name: 'Endor: Forest Moon',
    era: 'rebellion',
    width: 36000,
    height: 36000,
    players: [2],
    notes: 'Dense cover; Infantry and Walkers shine, long range matters little.',
  },
  [
    piece('endor_1', 'Light forest', 'forest', circle(7000, 9000, 2600)),
    piece('endor_2', 'Light forest', 'forest', circle(29000, 27000, 2600)),
    piece('endor_3', 'Light forest', 'forest', circle(16500, 10000, 2400)),
    piece('endor_4', 'Light forest', 'forest', circle(19500, 26000, 2400)),
    piece(
      'endor_5',
      'Ancient trees',
      'jungle',
      polygon([23500, 8000], [27500, 7500], [28500, 10500], [24000, 11500]),
    ),
    piece(
      'endor_6',
      'Ancient trees',
      'jungle',
      polygon([12500, 28000], [8500, 28500], [7500, 25500], [12000, 24500]),
    ),
    piece(
      'endor_7',
      'Shallow stream',
      'river',
      polygon([1000, 15500], [11000, 15500], [11000, 16700], [1000, 16700]),
    ),
    piece(
      'endor_8',
      'Shallow stream',
      'river',
      polygon([35000, 20500], [25000, 20500], [25000, 19300], [35000, 19300]),
    ),
    piece('endor_9', 'Fern thicket', 'forest', circle(31500, 15500, 1700)),
    piece('endor_10', 'Fern thicket', 'forest', circle(4500, 20500, 1700)),
    piece(
      'endor_11',
      'Fallen giant',
      'rock',
      polygon([22000, 14500], [26500, 15200], [26300, 16200], [21800, 15500]),
    ),
    piece(
      'endor_12',
      'Fallen giant',
      'rock',
      polygon([14000, 21500], [9500, 20800], [9700, 19800], [14200, 20500]),
    ),
    piece(
      'endor_13',
      'Shield bunker',
      'building',
      polygon([16500, 17000], [19500, 17000], [19500, 19000], [16500, 19000]),
    ),
  ],
);
