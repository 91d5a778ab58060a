import { circle, layout, piece, polygon } from '../table.ts';

/** Tatooine: Mos Eisley Streets. */
export const tatooine = layout(
  {
    id: 'tatooine',
    name: 'Tatooine: Mos Eisley Streets',
    era: 'rebellion',
    width: 36000,
    height: 36000,
    players: [2],
    notes: 'Street fighting: buildings cut sight lines into alleys.',
  },
  [
    piece(
      'tatooine_1',
      'Cantina',
      'building',
      polygon([5000, 8500], [9500, 8500], [9500, 12500], [5000, 12500]),
    ),
    piece(
      'tatooine_2',
      'Cantina',
      'building',
      polygon([31000, 27500], [26500, 27500], [26500, 23500], [31000, 23500]),
    ),
    piece(
      'tatooine_3',
      'Hangar',
      'building',
      polygon([13500, 7000], [18500, 7000], [18500, 10500], [13500, 10500]),
    ),
    piece(
      'tatooine_4',
      'Hangar',
      'building',
      polygon([22500, 29000], [17500, 29000], [17500, 25500], [22500, 25500]),
    ),
    piece('tatooine_5', 'Dome house', 'building', circle(24500, 9500, 2000)),
    piece('tatooine_6', 'Dome house', 'building', circle(11500, 26500, 2000)),
    piece(
      'tatooine_7',
      'Market stalls',
      'rubble',
      polygon([28500, 12000], [33000, 12000], [33000, 14200], [28500, 14200]),
    ),
    piece(
      'tatooine_8',
      'Market stalls',
      'rubble',
      polygon([7500, 24000], [3000, 24000], [3000, 21800], [7500, 21800]),
    ),
    piece(
      'tatooine_9',
      'Workshop',
      'building',
      polygon([11500, 14500], [15500, 14500], [15500, 16500], [11500, 16500]),
    ),
    piece(
      'tatooine_10',
      'Workshop',
      'building',
      polygon([24500, 21500], [20500, 21500], [20500, 19500], [24500, 19500]),
    ),
    piece('tatooine_11', 'Scrap yard', 'rubble', circle(23000, 15000, 1700)),
    piece('tatooine_12', 'Scrap yard', 'rubble', circle(13000, 21000, 1700)),
    piece(
      'tatooine_13',
      'Vaporator shed',
      'building',
      polygon([3000, 16000], [6000, 16000], [6000, 17400], [3000, 17400]),
    ),
    piece(
      'tatooine_14',
      'Vaporator shed',
      'building',
      polygon([33000, 20000], [30000, 20000], [30000, 18600], [33000, 18600]),
    ),
    piece('tatooine_15', 'Sandstorm gust', 'smoke', circle(18000, 18000, 900)),
  ],
);
