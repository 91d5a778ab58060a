import { afterEach, expect, test, vi } from 'vitest';
import { type SharedGame, shareGame, type TabTools } from './sharing.ts';

/** Locks as browsers have them: one holder, others wait in line or are told when it is taken from them. */
function lockManager(): TabTools['locks'] {
  interface Wait {
    readonly work: () => Promise<unknown>;
    readonly resolve: (value: unknown) => void;
    readonly reject: (error: Error) => void;
  }
  let holder: Wait | null = null;
  const line: Wait[] = [];
  const grant = (next: Wait): void => {
    holder = next;
    void next.work().then((value) => {
      next.resolve(value);
      if (holder !== next) return;
      holder = null;
      const following = line.shift();
      if (following) grant(following);
    });
  };
  const request = (_name: string, options: LockOptions, work: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const wait = { work, resolve, reject };
      options.signal?.addEventListener('abort', () => {
        if (line.includes(wait)) line.splice(line.indexOf(wait), 1);
        reject(new Error('aborted'));
      });
      if (options.steal) {
        holder?.reject(new Error('stolen'));
        grant(wait);
      } else if (holder) line.push(wait);
      else queueMicrotask(() => (holder ? line.push(wait) : grant(wait)));
    });
  return { request } as unknown as TabTools['locks'];
}

/** Tabs of one browser: what each has been told to do, in order. */
function browser(): (rest?: () => Promise<void>) => { readonly told: string[]; readonly game: SharedGame } {
  const locks = lockManager();
  const channels: { onmessage: ((event: { data: unknown }) => void) | null }[] = [];
  const channel = () => {
    const mine = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of [...channels])
          if (other !== mine) setTimeout(() => other.onmessage?.({ data }), 1);
      },
      close: () => void channels.splice(channels.indexOf(mine), 1),
    };
    channels.push(mine);
    return mine as unknown as BroadcastChannel;
  };
  return (rest = async () => {}) => {
    const told: string[] = [];
    const tab = {
      hold: () => void told.push('hold'),
      follow: () => void told.push('follow'),
      news: () => void told.push('news'),
      rest: () => {
        told.push('rest');
        return rest();
      },
    };
    return { told, game: shareGame('game', tab, { locks, channel }) };
  };
}

vi.useFakeTimers();
afterEach(() => {
  vi.clearAllTimers();
});

const awhile = (time = 5000) => vi.advanceTimersByTimeAsync(time);

test('the first tab plays and the second follows what it saves', async () => {
  const open = browser();
  const one = open();
  await awhile();
  const two = open();
  await awhile();
  one.game.saved();
  await awhile();
  expect([one.told, two.told]).toEqual([['hold'], ['follow', 'news']]);
});

test('a tab takes over when all is saved, and the other follows; it can be taken back', async () => {
  const open = browser();
  let saved = (): void => {};
  const one = open(() => new Promise((resolve) => (saved = resolve)));
  await awhile();
  const two = open();
  await awhile();
  two.game.takeOver();
  await awhile(500);
  expect([one.told, two.told]).toEqual([['hold', 'rest'], ['follow']]);
  saved();
  await awhile();
  expect([one.told, two.told]).toEqual([
    ['hold', 'rest', 'follow'],
    ['follow', 'hold'],
  ]);
  one.game.takeOver();
  await awhile();
  expect([one.told.at(-1), two.told.slice(-2)]).toEqual(['hold', ['rest', 'follow']]);
});

test('a tab that sleeps is not waited for', async () => {
  const open = browser();
  const one = open(() => new Promise(() => {}));
  await awhile();
  const two = open();
  await awhile();
  two.game.takeOver();
  await awhile();
  expect([one.told.at(-1), two.told.at(-1)]).toEqual(['follow', 'hold']);
});

test('when the tab that plays is closed, the one that has waited longest goes on', async () => {
  const open = browser();
  const one = open();
  await awhile();
  const [two, three] = [open(), open()];
  await awhile();
  one.game.close();
  await awhile();
  expect([one.told, two.told, three.told]).toEqual([['hold'], ['follow', 'hold'], ['follow']]);
  three.game.takeOver();
  await awhile();
  expect([two.told.at(-1), three.told.at(-1)]).toEqual(['follow', 'hold']);
});

test('a page that is opened again at once plays without having followed', async () => {
  const open = browser();
  const one = open();
  await awhile(10);
  one.game.close();
  const again = open();
  await awhile();
  expect(again.told).toEqual(['hold']);
});

test('without locks every tab plays', () => {
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(what);
  shareGame(
    'game',
    { hold: tell('hold'), follow: tell('follow'), news: tell('news'), rest: async () => {} },
    null,
  );
  expect(told).toEqual(['hold']);
});
