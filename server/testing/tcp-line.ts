import { connect, createServer, type Socket } from 'node:net';

/** A line to a database that can be frozen, as a partitioned network or a machine that hangs: nothing gets through, and nobody is told. */
export interface TcpLine {
  readonly url: string;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Starts a line to the server of a URL. */
export async function startTcpLine(url: string): Promise<TcpLine> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      // To listen for data lets it flow.
      if (frozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const own = new URL(url);
  own.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: own.href,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
