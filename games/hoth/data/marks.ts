/** What is printed on single spaces of the board. */

/** The spaces that the rules speak of by name. */
export const keySpaces = {
  rebelStart: 'planet-hoth',
  redStart: 'hoth-in-01',
  tieSymbol: 'hoth-out-21',
  hyperspaceFirst: 'hyper-01',
  hyperspaceLast: 'hyper-36',
  dantooineEntry: 'dan-out-01',
  redFinal: 'dan-in-16',
  goal: 'planet-dantooine',
} as const;

/** The bars between two yellow spaces: Rebels slide from `from` to `to`, Vader both ways. HOTH-MOVE-09: one starts three spaces from Hoth. */
export const slides: readonly { readonly from: string; readonly to: string }[] = [
  { from: 'hoth-in-03', to: 'hoth-out-05' },
  { from: 'hoth-in-08', to: 'hoth-out-12' },
  { from: 'hoth-in-13', to: 'hoth-out-19' },
  { from: 'dan-out-03', to: 'dan-in-01' },
  { from: 'dan-out-08', to: 'dan-in-05' },
  { from: 'dan-out-13', to: 'dan-in-09' },
  { from: 'dan-out-18', to: 'dan-in-13' },
];

export const asteroidFields: readonly { readonly name: string; readonly spaces: readonly string[] }[] = [
  { name: 'Shard Drift', spaces: ['hyper-05', 'hyper-06'] },
  { name: 'Broken Moon', spaces: ['hyper-12', 'hyper-13', 'hyper-14'] },
  { name: 'The Grinder', spaces: ['hyper-22', 'hyper-23', 'hyper-24', 'hyper-25'] },
  { name: 'Outer Debris', spaces: ['hyper-32', 'hyper-33'] },
];

export const repairStations: readonly { readonly name: string; readonly space: string }[] = [
  { name: 'Station Aurek', space: 'hyper-09' },
  { name: 'Station Besh', space: 'hyper-18' },
  { name: 'Station Cresh', space: 'hyper-28' },
];
