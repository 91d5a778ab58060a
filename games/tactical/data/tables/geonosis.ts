import { circle, layout, piece, polygon } from '../table.ts';

/** Geonosis: Dust Plain. */
export const geonosis = layout(
  {
    id: 'geonosis',
    name: 'Geonosis: Dust Plain',
    era: 'clone_wars',
    width: 36000,
    height: 36000,
    players: [2],
    notes: 'Cover comes from dust; little blocks movement.',
  },
  [
    piece('geonosis_1', 'Spire', 'rock', circle(6000, 11500, 1500)),
    piece('geonosis_2', 'Spire', 'rock', circle(30000, 24500, 1500)),
    piece('geonosis_3', 'Spire', 'rock', circle(13500, 9500, 1200)),
    piece('geonosis_4', 'Spire', 'rock', circle(22500, 26500, 1200)),
    piece('geonosis_5', 'Dust cloud', 'smoke', circle(21500, 11000, 2500)),
    piece('geonosis_6', 'Dust cloud', 'smoke', circle(14500, 25000, 2500)),
    piece(
      'geonosis_7',
      'Mesa',
      'rock',
      polygon([27500, 9000], [31000, 8500], [32000, 12000], [28500, 12800]),
    ),
    piece('geonosis_8', 'Mesa', 'rock', polygon([8500, 27000], [5000, 27500], [4000, 24000], [7500, 23200])),
    piece('geonosis_9', 'Soft sand', 'drift', circle(10500, 15500, 2000)),
    piece('geonosis_10', 'Soft sand', 'drift', circle(25500, 20500, 2000)),
    piece('geonosis_11', 'Dust cloud', 'smoke', circle(31000, 17000, 1600)),
    piece('geonosis_12', 'Dust cloud', 'smoke', circle(5000, 19000, 1600)),
    piece('geonosis_13', 'Sinkhole', 'chasm', circle(18000, 18000, 1800)),
  ],
);
