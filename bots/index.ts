export * from './choose.ts';
export * from './levels.ts';
export type { Budget, Position } from './position.ts';
