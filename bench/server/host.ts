/* A server as a process of its own: the name of its library is the only argument. It tells its port, and what it uses when asked. */

/** What a host says to whoever has started it. */
export type HostMessage = { readonly port: number } | HostUsage;

/** What a process has used, after a collection of garbage. */
export interface HostUsage {
  /** Processor time so far, in microseconds. */
  readonly processor: number;
  /** What lives on the heap and beside it, in bytes. */
  readonly memory: number;
  readonly resident: number;
}

/** Only the one that is wanted is loaded. */
const hosts: Readonly<Record<string, () => Promise<{ listen(): Promise<number> }>>> = {
  holoboard: () => import('./hosts/holoboard.ts'),
  'boardgame-io': () => import('./hosts/boardgame-io.ts'),
  colyseus: () => import('./hosts/colyseus.ts'),
};

const wanted = hosts[process.argv[2] ?? ''];
if (!wanted) throw new Error('There is no such host.');
const { listen } = await wanted();
const say = (message: HostMessage): void => void process.send?.(message);
say({ port: await listen() });

process.on('message', (what) => {
  if (what === 'memory') for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  say({ processor: user + system, memory: heapUsed + external, resident: rss });
});
process.on('disconnect', () => process.exit());
