export * from './chance.ts';
export * from './change.ts';
export * from './events.ts';
export * from './fields.ts';
export * from './forced.ts';
export * from './game.ts';
export * from './json.ts';
export * from './judge.ts';
export * from './log.ts';
export * from './lookup.ts';
export {
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  optionValues,
  readOptions,
} from './options.ts';
export * from './play.ts';
export * from './replay.ts';
export * from './room.ts';
export * from './rulebook.ts';
export * from './secret.ts';
export * from './targets.ts';
export * from './terms.ts';
export * from './versions.ts';
export * from './words.ts';
