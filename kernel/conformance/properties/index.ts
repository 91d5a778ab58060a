import type { Property } from '../run.ts';
import { ending, sameLog, takingBack } from './course.ts';
import { redeal, secrecy } from './hidden.ts';
import { legality } from './legality.ts';
import { notation, paths, words } from './telling.ts';
import { conservation, deepCopy, estimates, listening, plainJson, reading } from './values.ts';

/** Every property of every game. What others rest on comes first, so that a fault is reported by its own name. */
export const properties: readonly Property[] = [
  plainJson,
  reading,
  deepCopy,
  listening,
  legality,
  paths,
  words,
  notation,
  estimates,
  conservation,
  redeal,
  takingBack,
  secrecy,
  ending,
  sameLog,
];
