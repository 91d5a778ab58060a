import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Socket as NetSocket } from 'node:net';
import { SeededChance } from '@holoboard/kernel';
import type { Ctx, State } from 'boardgame.io';
import { enumerate as endorMoves } from '../../endor/enumerate.ts';
import type { EndorG } from '../../endor/position.ts';
import { type HothG, enumerate as hothMoves } from '../../hoth/sequence.ts';
import { Arrival, type Contestant, type LoadTable } from '../contestant.ts';

const { io } = createRequire(createRequire(import.meta.url).resolve('boardgame.io/client'))(
  'socket.io-client',
) as { io(address: string, options: object): Connection };

/** What is used of a connection of socket.io. */
interface Connection {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
  readonly io: { readonly engine: { readonly transport: { readonly ws: object } } };
}

interface Move {
  readonly move: string;
  readonly args: readonly unknown[];
}

const chance = new SeededChance('boardgame.io');

const games: Readonly<Record<string, (state: State, playerID: string) => readonly Move[]>> = {
  hoth: ({ G, ctx }) => hothMoves(G as HothG, ctx as Ctx),
  endor: ({ G, ctx }, playerID) => endorMoves(G as EndorG, ctx, playerID),
};

/** One player, by the messages of boardgame.io's own client; without its copy of the rules, so that the server is what is measured. */
class Player {
  state: State | null = null;
  readonly told = new Arrival<State>();
  private readonly match: string;
  private readonly playerID: string;
  private readonly connection: Connection;

  constructor(port: number, game: string, match: string, playerID: string) {
    this.match = match;
    this.playerID = playerID;
    this.connection = io(`http://127.0.0.1:${port}/${game}`, {
      transports: ['websocket'],
      multiplex: false,
      reconnection: false,
    });
    this.connection.on('connect', () => this.connection.emit('sync', match, playerID, undefined, 2));
    this.connection.on('sync', (_match: string, { state }: { state: State }) => this.hear(state));
    this.connection.on('update', (_match: string, state: State) => this.hear(state));
  }

  make({ move, args }: Move): void {
    const { match, playerID } = this;
    const payload = { type: move, args, playerID };
    this.connection.emit('update', { type: 'MAKE_MOVE', payload }, this.state?._stateID, match, playerID);
  }

  bytes(): number {
    const { bytesRead, bytesWritten } = Reflect.get(
      this.connection.io.engine.transport.ws,
      '_socket',
    ) as NetSocket;
    return bytesRead + bytesWritten;
  }

  leave(): void {
    this.connection.disconnect();
  }

  private hear(state: State): void {
    this.state = state;
    this.told.come(state);
  }
}

class Table implements LoadTable {
  private readonly game: string;
  private readonly players: readonly Player[];

  constructor(game: string, players: readonly Player[]) {
    this.game = game;
    this.players = players;
  }

  async play(): Promise<number | null> {
    const state = this.players[0]?.state as State;
    const { ctx } = state;
    if (ctx.gameover !== undefined) return null;
    const playerID = this.toMove(state);
    const player = this.players[Number(playerID)] as Player;
    const legal = games[this.game]?.(player.state as State, playerID) ?? [];
    const move = legal[chance.draw('choice', legal.length)] as Move;
    const started = performance.now();
    player.make(move);
    // That the new state came is all the acknowledgement there is.
    await player.told.next();
    const took = performance.now() - started;
    for (const other of this.players) if (other !== player) await other.told.next();
    return took;
  }

  private toMove({ G, ctx }: State): string {
    if (ctx.activePlayers === null) return ctx.currentPlayer;
    const { piles } = G as { piles: readonly (number | readonly number[])[] };
    return String(piles.findIndex((pile) => (typeof pile === 'number' ? pile : pile.length) === 0));
  }

  bytes(): number {
    return this.players.reduce((sum, player) => sum + player.bytes(), 0);
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}

/** boardgame.io's server with everything in memory. */
export const boardgameIo: Contestant = {
  name: 'boardgame.io',
  host: 'boardgame-io',
  async open(port, game) {
    // A match that nobody has made is made when its first player comes; it then asks for no credentials.
    const match = randomUUID();
    const players: Player[] = [];
    for (const playerID of ['0', '1']) {
      const player = new Player(port, game, match, playerID);
      await player.told.next();
      players.push(player);
    }
    return new Table(game, players);
  },
};
