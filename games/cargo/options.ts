import type { OptionSpec } from '@holoboard/kernel';

export type CargoOptions = { readonly goal: '2' | '3'; readonly peeking: boolean };

/** What can be chosen before a game; the set-up form is drawn from it, and the words stand in `words/`. */
export const options: readonly OptionSpec[] = [
  { key: 'goal', kind: 'choice', values: ['2', '3'], default: '2', group: 'table', clause: 'CARGO-END-01' },
  { key: 'peeking', kind: 'flag', default: true, group: 'house', clause: 'CARGO-PRIZE-04' },
];
