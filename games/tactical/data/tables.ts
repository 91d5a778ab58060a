import type { Layout } from './table.ts';
import { endor } from './tables/endor.ts';
import { geonosis } from './tables/geonosis.ts';
import { hoth } from './tables/hoth.ts';
import { jakku } from './tables/jakku.ts';
import { kashyyyk } from './tables/kashyyyk.ts';
import { mustafar } from './tables/mustafar.ts';
import { naboo } from './tables/naboo.ts';
import { scarif } from './tables/scarif.ts';
import { tatooine } from './tables/tatooine.ts';
import { tython } from './tables/tython.ts';

/** The tables of the house, in the order they are offered. */
export const layouts: readonly Layout[] = [
  hoth,
  endor,
  geonosis,
  tatooine,
  mustafar,
  naboo,
  tython,
  jakku,
  scarif,
  kashyyyk,
];
