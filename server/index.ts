export { Operator, type UsedTable } from './operator.ts';
export { reasonOf } from './problem.ts';
export { JobQueue } from './queue/queue.ts';
export { type QueuedThought, thinkQueued } from './queue/thoughts.ts';
export { startServer } from './server.ts';
export { backupDatabase, restoreDatabase } from './storage/sqlite-backup.ts';
export { ThinkerPool } from './thinking/pool.ts';
