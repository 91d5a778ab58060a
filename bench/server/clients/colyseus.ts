import { Client, type Room } from '@colyseus/sdk';
import { SeededChance } from '@holoboard/kernel';
import { enumerate, type HothG } from '../../hoth/sequence.ts';
import { Arrival, type Contestant, type LoadTable } from '../contestant.ts';

interface RaceState extends Omit<HothG, 'rebels' | 'pieces'> {
  readonly version: number;
  readonly active: number;
  readonly rebels: Iterable<number>;
  readonly pieces: Iterable<number>;
}

const chance = new SeededChance('Colyseus');

/** One player with Colyseus' own client. */
class Player {
  readonly answered = new Arrival<boolean>();
  private readonly room: Room;
  private behind: { readonly version: number; readonly tell: () => void } | null = null;

  constructor(room: Room) {
    this.room = room;
    room.onMessage('done', () => this.answered.come(true));
    room.onMessage('refused', () => this.answered.come(false));
    room.onStateChange(() => this.look());
    room.onError(() => {});
  }

  get state(): RaceState {
    return this.room.state as unknown as RaceState;
  }

  async play(move: object): Promise<void> {
    this.room.send('play', { id: 1, version: this.state.version, ...move });
    if (!(await this.answered.next())) throw new Error('Refused.');
  }

  /** Waits until a version is known. */
  reach(version: number): Promise<void> | undefined {
    if ((this.state.version ?? -1) >= version) return undefined;
    return new Promise((tell) => {
      this.behind = { version, tell };
    });
  }

  leave(): void {
    void this.room.leave();
  }

  private look(): void {
    if (!this.behind || this.state.version < this.behind.version) return;
    const { tell } = this.behind;
    this.behind = null;
    tell();
  }
}

class Table implements LoadTable {
  private readonly players: readonly Player[];
  private version = 0;

  constructor(players: readonly Player[]) {
    this.players = players;
  }

  async play(): Promise<number | null> {
    for (const player of this.players) await player.reach(this.version);
    const active = this.players[0]?.state.active ?? 0;
    const player = this.players[active] as Player;
    const { state } = player;
    if (state.winner >= 0) return null;
    const position = { ...plain(state), rebels: [...state.rebels], pieces: [...state.pieces] };
    const legal = enumerate(position, { currentPlayer: String(active), numPlayers: 2 });
    const { move, args } = legal[chance.draw('choice', legal.length)] as (typeof legal)[number];
    const started = performance.now();
    await player.play({ move, ...(args.length > 0 && { to: args[0] }) });
    const took = performance.now() - started;
    this.version++;
    return took;
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}

function plain({ step, vader, force, steps, winner }: RaceState): Omit<HothG, 'rebels' | 'pieces'> {
  return { firstSeat: 0, step, vader, force, steps, winner, targets: [] };
}

/** Colyseus, which stores nothing. */
export const colyseus: Contestant = {
  name: 'Colyseus',
  host: 'colyseus',
  async open(port) {
    const client = new Client(`http://127.0.0.1:${port}`);
    const first = await client.create('hoth');
    const second = await client.joinById(first.roomId);
    const players = [new Player(first), new Player(second)];
    for (const player of players) await player.reach(0);
    return new Table(players);
  },
};
