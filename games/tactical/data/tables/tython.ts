import { circle, layout, piece, polygon } from '../table.ts';

/** Tython: Temple Ruins. */
export const tython = layout(
  {
    id: 'tython',
    name: 'Tython: Temple Ruins',
    era: 'old_republic',
    width: 36000,
    height: 36000,
    players: [2],
    notes: 'Short walls and rubble; good for Jedi and Sith to close the distance.',
  },
  [
    piece(
      'tython_1',
      'Broken hall',
      'building',
      polygon([5500, 8500], [11000, 8500], [11000, 10500], [5500, 10500]),
    ),
    piece(
      'tython_2',
      'Broken hall',
      'building',
      polygon([30500, 27500], [25000, 27500], [25000, 25500], [30500, 25500]),
    ),
    piece(
      'tython_3',
      'Fallen columns',
      'rubble',
      polygon([14500, 8200], [18500, 7400], [19000, 9400], [15000, 10200]),
    ),
    piece(
      'tython_4',
      'Fallen columns',
      'rubble',
      polygon([21500, 27800], [17500, 28600], [17000, 26600], [21000, 25800]),
    ),
    piece('tython_5', 'Obelisk', 'rock', circle(23500, 9000, 900)),
    piece('tython_6', 'Obelisk', 'rock', circle(12500, 27000, 900)),
    piece('tython_7', 'Sacred grove', 'forest', circle(29500, 10500, 2200)),
    piece('tython_8', 'Sacred grove', 'forest', circle(6500, 25500, 2200)),
    piece(
      'tython_9',
      'Courtyard rubble',
      'rubble',
      polygon([8000, 14200], [12500, 14200], [12500, 16000], [8000, 16000]),
    ),
    piece(
      'tython_10',
      'Courtyard rubble',
      'rubble',
      polygon([28000, 21800], [23500, 21800], [23500, 20000], [28000, 20000]),
    ),
    piece(
      'tython_11',
      'Archive wall',
      'building',
      polygon([21000, 13600], [26500, 13600], [26500, 14600], [21000, 14600]),
    ),
    piece(
      'tython_12',
      'Archive wall',
      'building',
      polygon([15000, 22400], [9500, 22400], [9500, 21400], [15000, 21400]),
    ),
    piece('tython_13', 'Meditation chamber', 'building', circle(18000, 18000, 1500)),
  ],
);
