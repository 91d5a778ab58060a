import { circle, layout, piece, polygon } from '../table.ts';

/** Scarif: Beach Landing (small table). */
export const scarif = layout(
  {
    id: 'scarif',
    name: 'Scarif: Beach Landing (small table)',
    era: 'rebellion',
    width: 36000,
    height: 24000,
    players: [2],
    notes: 'A 3 ft by 2 ft table for a quick game; contact on the first round.',
  },
  [
    piece('scarif_1', 'Palms', 'forest', circle(6500, 8000, 1900)),
    piece('scarif_2', 'Palms', 'forest', circle(29500, 16000, 1900)),
    piece(
      'scarif_3',
      'Shallows',
      'river',
      polygon([12000, 7000], [17000, 7000], [17000, 8500], [12000, 8500]),
    ),
    piece(
      'scarif_4',
      'Shallows',
      'river',
      polygon([24000, 17000], [19000, 17000], [19000, 15500], [24000, 15500]),
    ),
    piece(
      'scarif_5',
      'Pad bunker',
      'building',
      polygon([21500, 6500], [24500, 6500], [24500, 8500], [21500, 8500]),
    ),
    piece(
      'scarif_6',
      'Pad bunker',
      'building',
      polygon([14500, 17500], [11500, 17500], [11500, 15500], [14500, 15500]),
    ),
    piece('scarif_7', 'Palms', 'forest', circle(30500, 8500, 1800)),
    piece('scarif_8', 'Palms', 'forest', circle(5500, 15500, 1800)),
    piece('scarif_9', 'Blast crater', 'rubble', circle(18000, 12000, 1400)),
  ],
);
