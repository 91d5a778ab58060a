import { circle, layout, piece, polygon } from '../table.ts';

/** Kashyyyk: Wroshyr Shore (large table). */
export const kashyyyk = layout(
  {
    id: 'kashyyyk',
    name: 'Kashyyyk: Wroshyr Shore (large table)',
    era: 'clone_wars',
    width: 48000,
    height: 48000,
    players: [2, 3, 4],
    notes: '4 ft square; same from every edge; for 3 or 4 players or 200-point games.',
  },
  [
    piece('kashyyyk_1', 'Wroshyr stand', 'forest', circle(15000, 11500, 2800)),
    piece('kashyyyk_2', 'Wroshyr stand', 'forest', circle(11500, 33000, 2800)),
    piece('kashyyyk_3', 'Wroshyr stand', 'forest', circle(33000, 36500, 2800)),
    piece('kashyyyk_4', 'Wroshyr stand', 'forest', circle(36500, 15000, 2800)),
    piece(
      'kashyyyk_5',
      'Tree fort',
      'building',
      polygon([22500, 9000], [25500, 9000], [25500, 11500], [22500, 11500]),
    ),
    piece(
      'kashyyyk_6',
      'Tree fort',
      'building',
      polygon([9000, 25500], [9000, 22500], [11500, 22500], [11500, 25500]),
    ),
    piece(
      'kashyyyk_7',
      'Tree fort',
      'building',
      polygon([25500, 39000], [22500, 39000], [22500, 36500], [25500, 36500]),
    ),
    piece(
      'kashyyyk_8',
      'Tree fort',
      'building',
      polygon([39000, 22500], [39000, 25500], [36500, 25500], [36500, 22500]),
    ),
    piece(
      'kashyyyk_9',
      'Tidal pool',
      'river',
      polygon([17500, 17000], [21500, 16200], [22000, 18200], [18000, 19000]),
    ),
    piece(
      'kashyyyk_10',
      'Tidal pool',
      'river',
      polygon([17000, 30500], [16200, 26500], [18200, 26000], [19000, 30000]),
    ),
    piece(
      'kashyyyk_11',
      'Tidal pool',
      'river',
      polygon([30500, 31000], [26500, 31800], [26000, 29800], [30000, 29000]),
    ),
    piece(
      'kashyyyk_12',
      'Tidal pool',
      'river',
      polygon([31000, 17500], [31800, 21500], [29800, 22000], [29000, 18000]),
    ),
    piece('kashyyyk_13', 'Sea stack', 'rock', circle(8500, 8500, 1500)),
    piece('kashyyyk_14', 'Sea stack', 'rock', circle(8500, 39500, 1500)),
    piece('kashyyyk_15', 'Sea stack', 'rock', circle(39500, 39500, 1500)),
    piece('kashyyyk_16', 'Sea stack', 'rock', circle(39500, 8500, 1500)),
    piece('kashyyyk_17', 'Mist bank', 'smoke', circle(31000, 9500, 2000)),
    piece('kashyyyk_18', 'Mist bank', 'smoke', circle(9500, 17000, 2000)),
    piece('kashyyyk_19', 'Mist bank', 'smoke', circle(17000, 38500, 2000)),
    piece('kashyyyk_20', 'Mist bank', 'smoke', circle(38500, 31000, 2000)),
    piece('kashyyyk_21', 'Sacred roots', 'jungle', circle(24000, 24000, 2500)),
  ],
);
