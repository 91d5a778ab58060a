import { circle, layout, piece, polygon } from '../table.ts';

/** Jakku: Starship Graveyard. */
export const jakku = layout(
  {
    id: 'jakku',
    name: 'Jakku: Starship Graveyard',
    era: 'force_awakens',
    width: 36000,
    height: 36000,
    players: [2],
    notes: 'Two big wrecks shield the flanks; dunes slow wheels and boots.',
  },
  [
    piece(
      'jakku_1',
      'Engine hulk',
      'rock',
      polygon([4000, 10500], [9500, 8500], [10200, 10500], [4700, 12500]),
    ),
    piece(
      'jakku_2',
      'Engine hulk',
      'rock',
      polygon([32000, 25500], [26500, 27500], [25800, 25500], [31300, 23500]),
    ),
    piece('jakku_3', 'Dune', 'drift', circle(16500, 9500, 2600)),
    piece('jakku_4', 'Dune', 'drift', circle(19500, 26500, 2600)),
    piece(
      'jakku_5',
      'Debris field',
      'rubble',
      polygon([22500, 7500], [27500, 7500], [27500, 9500], [22500, 9500]),
    ),
    piece(
      'jakku_6',
      'Debris field',
      'rubble',
      polygon([13500, 28500], [8500, 28500], [8500, 26500], [13500, 26500]),
    ),
    piece(
      'jakku_7',
      'Hull section',
      'rock',
      polygon([29500, 12000], [32500, 12500], [31800, 16000], [28800, 15500]),
    ),
    piece(
      'jakku_8',
      'Hull section',
      'rock',
      polygon([6500, 24000], [3500, 23500], [4200, 20000], [7200, 20500]),
    ),
    piece('jakku_9', 'Dune', 'drift', circle(8500, 15500, 1900)),
    piece('jakku_10', 'Dune', 'drift', circle(27500, 20500, 1900)),
    piece('jakku_11', 'Burning fuel', 'smoke', circle(21000, 13500, 1400)),
    piece('jakku_12', 'Burning fuel', 'smoke', circle(15000, 22500, 1400)),
    piece(
      'jakku_13',
      'Bridge tower',
      'rock',
      polygon([16600, 17000], [19400, 17000], [19400, 19000], [16600, 19000]),
    ),
  ],
);
