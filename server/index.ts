export { reasonOf } from './problem.ts';
export { startServer } from './server.ts';
export { ThinkerPool } from './thinking/pool.ts';
