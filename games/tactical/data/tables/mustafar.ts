import { circle, layout, piece, polygon } from '../table.ts';

/** Mustafar: Lava Fields. */
export const mustafar = layout(
  {
    id: 'mustafar',
    name: 'Mustafar: Lava Fields',
    era: 'clone_wars',
    width: 36000,
    height: 36000,
    players: [2, 3, 4],
    notes: 'Same from every edge: the recommended layout for 3 or 4 players on a standard table.',
  },
  [
    piece('mustafar_1', 'Lava pool', 'lava', circle(11000, 11000, 1900)),
    piece('mustafar_2', 'Lava pool', 'lava', circle(11000, 25000, 1900)),
    piece('mustafar_3', 'Lava pool', 'lava', circle(25000, 25000, 1900)),
    piece('mustafar_4', 'Lava pool', 'lava', circle(25000, 11000, 1900)),
    piece(
      'mustafar_5',
      'Black crag',
      'rock',
      polygon([16800, 7200], [19600, 7000], [19800, 9200], [17200, 9600]),
    ),
    piece(
      'mustafar_6',
      'Black crag',
      'rock',
      polygon([7200, 19200], [7000, 16400], [9200, 16200], [9600, 18800]),
    ),
    piece(
      'mustafar_7',
      'Black crag',
      'rock',
      polygon([19200, 28800], [16400, 29000], [16200, 26800], [18800, 26400]),
    ),
    piece(
      'mustafar_8',
      'Black crag',
      'rock',
      polygon([28800, 16800], [29000, 19600], [26800, 19800], [26400, 17200]),
    ),
    piece('mustafar_9', 'Ash smoke', 'smoke', circle(6000, 6000, 1700)),
    piece('mustafar_10', 'Ash smoke', 'smoke', circle(6000, 30000, 1700)),
    piece('mustafar_11', 'Ash smoke', 'smoke', circle(30000, 30000, 1700)),
    piece('mustafar_12', 'Ash smoke', 'smoke', circle(30000, 6000, 1700)),
    piece(
      'mustafar_13',
      'Slag heap',
      'rubble',
      polygon([16500, 12000], [19300, 11700], [19500, 13300], [16700, 13600]),
    ),
    piece(
      'mustafar_14',
      'Slag heap',
      'rubble',
      polygon([12000, 19500], [11700, 16700], [13300, 16500], [13600, 19300]),
    ),
    piece(
      'mustafar_15',
      'Slag heap',
      'rubble',
      polygon([19500, 24000], [16700, 24300], [16500, 22700], [19300, 22400]),
    ),
    piece(
      'mustafar_16',
      'Slag heap',
      'rubble',
      polygon([24000, 16500], [24300, 19300], [22700, 19500], [22400, 16700]),
    ),
    piece('mustafar_17', 'Caldera', 'lava', circle(18000, 18000, 2200)),
  ],
);
