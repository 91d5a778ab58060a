import { randomBytes, randomUUID } from 'node:crypto';
import { type AnyGame, type GameAction, SeededChance } from '@holoboard/kernel';

/** What a program is told of a table. */
interface Told {
  readonly version: number;
  readonly seat: number | null;
  readonly table: { readonly status: string };
  readonly position: { readonly view: unknown } | null;
  readonly legal: readonly GameAction[];
}

/** Somebody who plays over HTTP alone: of the legal actions the server tells, the one that looks best. */
export class Program {
  private readonly game: AnyGame;
  private readonly url: string;
  private readonly table: string;
  private readonly chance: SeededChance;
  private cookie: string;

  /** With the cookie of a guest it plays on in that guest's place. */
  constructor(game: AnyGame, url: string, table: string, cookie = '') {
    this.game = game;
    this.url = url;
    this.table = `/api/tables/${table}`;
    this.cookie = cookie;
    this.chance = new SeededChance(7);
  }

  /** Becomes a guest and sits down. */
  async sit(name: string): Promise<void> {
    const guest = await this.call('POST', '/api/guests', { name });
    this.cookie = (guest.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const entropy = randomBytes(16).toString('hex');
    const seated = await this.call('POST', `${this.table}/commands`, { type: 'sit', seat: null, entropy });
    if (seated.status !== 200) throw new Error(await seated.text());
  }

  /** Plays whenever asked, by chance, until the game is over. */
  async playToEnd(): Promise<void> {
    let told = await this.look('');
    while (told.table.status !== 'over') {
      const { version } = told;
      const action = this.choose(told);
      if (action) {
        const move = { type: 'play', version, clientActionId: randomUUID(), action };
        const played = await this.call('POST', `${this.table}/commands`, move);
        const text = await played.text();
        // Somebody else was faster where several are asked at once.
        if (played.status !== 200 && !text.includes('TABLE-STALE')) throw new Error(text);
      }
      told = await this.look(action ? '' : `?since=${version}`);
    }
  }

  private choose({ seat, position, legal }: Told): GameAction | undefined {
    if (seat === null || !position || legal.length < 2) return legal[0];
    const world: unknown = this.game.redeal(position.view, seat, this.chance);
    const advice = this.game.advise(world, seat, legal);
    return legal[advice.indexOf(Math.max(...advice))];
  }

  private async look(query: string): Promise<Told> {
    const answer = await this.call('GET', `${this.table}/view${query}`);
    if (answer.status !== 200) throw new Error(await answer.text());
    return (await answer.json()) as Told;
  }

  private async call(method: string, path: string, body?: object): Promise<Response> {
    for (;;) {
      const answer = await fetch(new URL(path, this.url), {
        method,
        headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (answer.status !== 429) return answer;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
