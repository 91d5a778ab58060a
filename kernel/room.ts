/** What the lists of the house say of a game, in one language. */
export interface About {
  readonly title: string;
  /** One sentence about what the game is. */
  readonly summary: string;
  /** The year, the players and the time it takes, in a few words. */
  readonly facts: string;
}

/** One line of a game's picture, which is 400 wide and 200 high and drawn in light. */
export interface Stroke {
  /** A path as SVG writes it, or a circle by its middle and radius. */
  readonly shape: string | readonly [x: number, y: number, radius: number];
  /** Whose it is, or whether it is filled; a thin line of light otherwise. */
  readonly look?: 'filled' | 'own' | 'foe';
  readonly opacity?: number;
  /** Dashes and gaps, as SVG writes them. */
  readonly dashes?: string;
  /** How wide the line is, with round ends. */
  readonly wide?: number;
  /** Where its origin is and how it is turned, as SVG writes it. */
  readonly at?: string;
}

/** The colours that pieces of a still may have, by the names they have on the screen. */
export type StillColour = 'blue' | 'green' | 'orange' | 'violet' | 'white';

/** One line of a still: as in a game's picture, in a colour of its own. */
export interface StillStroke extends Stroke {
  readonly colour?: StillColour;
  /** Whether it is filled with its colour. */
  readonly solid?: true;
  /** A short text in place of the circle, as high as its radius. */
  readonly text?: string;
}

/** A position drawn in light where there is no screen; a room draws it in `board/still.ts` from a view, in the measures of its own board. */
export interface Still {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly strokes: readonly StillStroke[];
}

/**
 * A game as the house knows it before anything of it is fetched. Everything else stands at the same place in every room:
 * see docs/architecture.md.
 */
export interface Room {
  /** The name of its folder in `games/`, of its package and of its addresses. */
  readonly id: string;
  /** The numbers of players it can be played by. */
  readonly players: readonly number[];
  readonly about: Readonly<Record<string, About>> & { readonly en: About };
  readonly picture: readonly Stroke[];
  /** Pages of its own where something is made that its games use, by the name in their address and their title in each language. */
  readonly workshops?: readonly {
    readonly id: string;
    readonly title: Readonly<Record<string, string>> & { readonly en: string };
  }[];
  /** Whether it only shows how a game is made: the tools know it, players are not offered it. */
  readonly example?: true;
  /** Whether it is still in the making: once it has rules, tools and terminal know them, but players are not offered it yet. */
  readonly making?: true;
}

/** A fixed position whose action sequences are counted; a room lists some in `testing/perft.ts`. */
export interface PerftPosition {
  readonly name: string;
  readonly position: string;
  /** The counts that were worked out by hand, for depth 1, 2, ... */
  readonly expected?: readonly number[];
}

/** What is said of a game, in a language or else in English. */
export function aboutIn(room: Room, language: string): About {
  return (Object.hasOwn(room.about, language) ? room.about[language] : undefined) ?? room.about.en;
}
