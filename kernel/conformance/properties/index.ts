import type { Property } from '../run.ts';
import { ending, sameLog, takingBack, versions } from './course.ts';
import { answers, everything, openness, redeal, secrecy } from './hidden.ts';
import { legality } from './legality.ts';
import { moments } from './moments.ts';
import { conservation, estimates } from './numbers.ts';
import { positions } from './positions.ts';
import { reasons } from './reasons.ts';
import { notation, paths, words } from './telling.ts';
import { deepCopy, listening, plainJson, reading } from './values.ts';
import { whole } from './whole.ts';

/** Every property of every game. What others rest on comes first, so that a fault is reported by its own name. */
export const properties: readonly Property[] = [
  plainJson,
  reading,
  deepCopy,
  listening,
  moments,
  legality,
  paths,
  words,
  conservation,
  notation,
  estimates,
  redeal,
  versions,
  positions,
  reasons,
  whole,
  takingBack,
  secrecy,
  openness,
  answers,
  everything,
  ending,
  sameLog,
];
