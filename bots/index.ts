export * from './choose.ts';
export * from './levels.ts';
export { type Budget, emergencyStop, type Position, patience } from './position.ts';
