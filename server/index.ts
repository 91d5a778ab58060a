export { reasonOf } from './problem.ts';
export { startServer } from './server.ts';
export { backupDatabase, restoreDatabase } from './storage/sqlite-backup.ts';
export { ThinkerPool } from './thinking/pool.ts';
