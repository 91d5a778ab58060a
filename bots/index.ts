export * from './choose.ts';
export * from './levels.ts';
