/** What the tabs of a game tell each other. */
type Message = 'saved' | 'give way' | 'given';

/** The browser's parts that tabs share a game with. */
export interface TabTools {
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: (name: string) => BroadcastChannel;
}

/** What a tab does when a game is its own to play, and when it is played in another one. */
export interface Tab {
  /** The game is played here from now on. */
  hold(): void;
  /** The game is played in another tab: show what happens there. */
  follow(): void;
  /** A step more has been saved by the tab that plays. */
  news(): void;
  /** Stops playing; resolves when everything that was played here is saved. */
  rest(): Promise<void>;
}

/** A tab among those that have the same game open. */
export interface SharedGame {
  /** Tells the others that a step more is saved. */
  saved(): void;
  /** Plays the game here; the tab that had it follows. */
  takeOver(): void;
  close(): void;
}

/** How long a tab waits before it says that the game is open elsewhere, and for another one to give way, in milliseconds. */
const patience = { hold: 250, giveWay: 1000 };

/**
 * Sees to it that a game is played in one tab at a time. Whoever has its lock plays, and the others follow; when that tab is closed,
 * the one that has waited longest goes on. Where there are no locks every tab plays.
 */
export function shareGame(id: string, tab: Tab, tools: TabTools | null = browserTools()): SharedGame {
  if (!tools) {
    tab.hold();
    return { saved: () => {}, takeOver: () => {}, close: () => {} };
  }
  const name = `holoboard.game.${id}`;
  const channel = tools.channel(name);
  const tell = (message: Message): void => channel.postMessage(message);
  let closed = false;
  /** Lets the lock go; nothing as long as it is not held here. */
  let release: (() => void) | null = null;
  let waiting = new AbortController();
  let takingOver = false;

  const held = (): Promise<void> => {
    if (closed) return Promise.resolve();
    takingOver = false;
    const rested = new Promise<void>((resolve) => {
      release = resolve;
    });
    tab.hold();
    return rested;
  };
  /** Waits for the lock; when it was taken from here, waits again and follows meanwhile. */
  const request = (options: LockOptions): void => {
    tools.locks.request(name, options, held).catch(() => {
      if (!release || closed || options.signal?.aborted) return;
      void tab.rest();
      wait(0);
    });
  };
  const wait = (before: number): void => {
    release = null;
    waiting = new AbortController();
    request({ signal: waiting.signal });
    setTimeout(() => {
      if (!release && !closed) tab.follow();
    }, before);
  };
  const steal = (): void => {
    if (!takingOver || closed) return;
    takingOver = false;
    waiting.abort();
    request({ steal: true });
  };
  const giveWay = async (): Promise<void> => {
    await tab.rest();
    if (!release || closed) return;
    tell('given');
    release();
    wait(0);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'saved' && !release) tab.news();
    else if (data === 'give way' && release) void giveWay();
    else if (data === 'given') steal();
  };
  wait(patience.hold);
  return {
    saved: () => tell('saved'),
    takeOver() {
      if (release || takingOver) return;
      takingOver = true;
      tell('give way');
      // A tab that sleeps does not answer.
      setTimeout(steal, patience.giveWay);
    },
    close() {
      closed = true;
      waiting.abort();
      release?.();
      channel.close();
    },
  };
}

function browserTools(): TabTools | null {
  const { locks }: Partial<Navigator> = typeof navigator === 'undefined' ? {} : navigator;
  if (!locks || typeof BroadcastChannel === 'undefined') return null;
  return { locks, channel: (name) => new BroadcastChannel(name) };
}
