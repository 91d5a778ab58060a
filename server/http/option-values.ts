import type { OptionSpec } from '@holoboard/kernel';
import * as z from 'zod';

/** The schema of each kind of option that the kernel knows; a new kind does not compile until it has one. */
const byKind: {
  readonly [Kind in OptionSpec['kind']]: z.ZodType<Extract<OptionSpec, { kind: Kind }>['default']>;
} = {
  flag: z.boolean(),
  choice: z.string().max(200),
  number: z.int(),
};

/** Set-up options by key. Which keys and values a game accepts, `readOptions` checks against the game itself. */
export const optionValues = z.record(z.string().max(40), z.union(Object.values(byKind)));
