import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { ArraySchema, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { SeededChance } from '@holoboard/kernel';
import { beginTurn, fly, type HothG, spin, steer, type Turn } from '../../hoth/sequence.ts';
import { planetHoth, tieSymbol, wholePieces } from '../../hoth/tables.ts';

const RaceState = schema({
  version: t.uint32().default(0),
  active: t.uint8(),
  step: t.string(),
  rebels: t.array('uint8'),
  pieces: t.array('uint8'),
  vader: t.uint8(),
  force: t.int8(),
  steps: t.int8(),
  winner: t.int8(),
});

interface Play {
  readonly id: number;
  readonly version: number;
  readonly move: 'spin' | 'fly' | 'steer';
  readonly to?: number;
}

const seats = 2;
let rooms = 0;

/** A race of two, as Colyseus' documentation writes a game for turns: a move changes the state, and what has changed is sent at once. */
class Race extends Room<{ state: InstanceType<typeof RaceState> }> {
  override maxClients = seats;
  override patchRate = null;
  override seatReservationTimeout = 120;
  override maxMessagesPerSecond: number = Number.POSITIVE_INFINITY;
  override state: InstanceType<typeof RaceState> = new RaceState();
  private readonly chance = new SeededChance(`room ${rooms++}`);
  private readonly seated = new Map<string, number>();
  private readonly game: HothG = {
    firstSeat: this.chance.draw('first', seats),
    step: 'turnOver',
    rebels: new Array<number>(seats).fill(planetHoth),
    pieces: new Array<number>(seats).fill(wholePieces),
    vader: tieSymbol,
    force: -1,
    steps: 0,
    targets: [],
    winner: -1,
  };
  private active = this.game.firstSeat;

  override onCreate(): void {
    this.state.rebels = new ArraySchema<number>(...this.game.rebels);
    this.state.pieces = new ArraySchema<number>(...this.game.pieces);
    beginTurn(this.game, this.turn());
    this.show();
    this.onMessage('play', (client: Client, play: Play) => this.play(client, play));
  }

  override onJoin(client: Client): void {
    this.seated.set(client.sessionId, this.seated.size);
  }

  private turn(): Turn {
    return { currentPlayer: String(this.active), numPlayers: seats };
  }

  private play(client: Client, play: Play): void {
    const { game } = this;
    const allowed =
      this.seated.get(client.sessionId) === this.active &&
      play.version === this.state.version &&
      game.winner < 0 &&
      this.move(play);
    if (!allowed) {
      client.send('refused', play.id);
      return;
    }
    if (game.step === 'turnOver' && game.winner < 0) {
      this.active = (this.active + 1) % seats;
      beginTurn(game, this.turn());
    }
    this.state.version++;
    this.show();
    this.broadcastPatch();
    client.send('done', play.id);
  }

  private move({ move, to = -1 }: Play): boolean {
    switch (move) {
      case 'spin':
        return spin(this.game, this.turn(), (sides) => this.chance.draw('die', sides) + 1);
      case 'fly':
        return fly(this.game, this.turn(), to);
      case 'steer':
        return steer(this.game, this.turn(), to);
      default:
        return false;
    }
  }

  /** Puts into the state that Colyseus sends what has become another. */
  private show(): void {
    const { state, game } = this;
    const { step, vader, force, steps, winner } = game;
    state.assign({ active: this.active, step, vader, force, steps, winner });
    for (let seat = 0; seat < seats; seat++) {
      if (state.rebels[seat] !== game.rebels[seat]) state.rebels[seat] = game.rebels[seat] as number;
      if (state.pieces[seat] !== game.pieces[seat]) state.pieces[seat] = game.pieces[seat] as number;
    }
  }
}

/** Starts Colyseus over its WebSocket transport; it keeps rooms in memory as long as somebody is in them, and stores nothing. */
export async function listen(): Promise<number> {
  const http = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
  server.define('hoth', Race);
  await server.listen(0);
  return (http.address() as AddressInfo).port;
}
