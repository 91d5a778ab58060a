import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { endorGame } from '../../endor/boardgame-io.ts';
import type { EndorG } from '../../endor/position.ts';
import { hothGame } from '../../hoth/boardgame-io.ts';

type ServerModule = typeof import('boardgame.io/dist/types/packages/server.d.ts');
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule;

/** Endor with its secrets kept: of what others hold, and of the decks, a player is sent how much there is. */
const secretEndor: Game<EndorG> = {
  ...endorGame,
  playerView: ({ G, playerID }) => {
    const own = (cards: readonly number[], seat: number): unknown =>
      String(seat) === playerID ? cards : cards.length;
    const { decks, hands, piles, ...open } = G;
    return {
      ...open,
      decks: decks.map(({ length }) => length),
      hands: hands.map(own),
      piles: piles.map(own),
    };
  },
};

/** Starts boardgame.io's own server with its own storage, which is the memory of the process. */
export async function listen(): Promise<number> {
  // Its log of every request goes to the console.
  console.log = () => {};
  const server = Server({ games: [hothGame as Game, secretEndor as Game], origins: [] });
  const { appServer } = await server.run(0);
  return (appServer.address() as AddressInfo).port;
}
