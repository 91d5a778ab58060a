import {
  type AnyGame,
  eventsFor,
  type GameAction,
  type Question,
  readOptions,
  type Seat,
  SeededChance,
  type Viewer,
} from '@holoboard/kernel';
import {
  exportMatch,
  legal,
  type Match,
  openLocalMatch,
  outcome,
  question,
  submit,
  versionOf,
} from '@holoboard/table';
import type { Page } from '@playwright/test';
import { holdingsOf } from './held.ts';
import { listsIn, seed } from './hidden.ts';

/** A moment of a game at one screen at which somebody decides in secret, as a file. */
export interface Moment {
  readonly name: string;
  /** The kind of question that is answered in secret. */
  readonly kind: string;
  /** Whether the answer itself is hidden, and not only what it is chosen from. */
  readonly hidden: boolean;
  readonly file: string;
}

/** How a game is set up to hide all it can, and the questions that are answered in secret. */
interface Table {
  readonly options: Readonly<Record<string, string>>;
  readonly kinds: readonly string[];
}

const tables: Readonly<Record<string, readonly Table[]>> = {
  endor: [{ options: {}, kinds: ['plan'] }],
  naboo: [{ options: {}, kinds: ['queen', 'plan'] }],
  tactical: [
    // With Strategy cards in hand, whatever can be done tells of them.
    { options: { commanders: 'on' }, kinds: ['army', 'order', 'command', 'deploy', 'select'] },
    // In turns, what can be placed tells of the army that is still hidden.
    { options: { deployment: 'alternating' }, kinds: ['deploy'] },
  ],
};

/** The first moment of each kind at which somebody decides in secret, and the second of those that all decide at once. */
export function secretMoments(game: AnyGame): Moment[] {
  return (tables[game.id] ?? []).flatMap(({ options, kinds }) => {
    const found = new Map<string, Moment>();
    const match = openLocalMatch({
      game,
      options: readOptions(game.options, options, 2),
      seats: ['Ann', 'Ben'].map((name) => ({ kind: 'human', name }) as const),
      seed,
      now: 0,
    });
    const chance = new SeededChance(1);
    for (let before = '', step = 0; step < 160 && !outcome(match); step++) {
      const { kind, secret, seats } = question(match);
      // A secret question is known by its mark: none may be forgotten here.
      if (secret && !kinds.includes(kind) && options['deployment'] !== 'alternating')
        throw new Error(`${game.title} asks in secret for ${kind}.`);
      const places = secret ? [kind, `${kind} again`] : [kind];
      const name = kinds.includes(kind) && kind !== before ? places.find((each) => !found.has(each)) : null;
      const hidden = secret === true || kind === 'queen';
      if (name) found.set(name, { name, kind, hidden, file: exportMatch(match, { sealed: true }) });
      before = kind;
      const [seat = 0] = seats;
      const choices = legal(match, seat);
      const action = choices[chance.draw('choice', choices.length)];
      submit(match, { seat, version: versionOf(match), action, now: 0 });
    }
    const how = Object.values(options).at(-1);
    return [...found.values()].map((moment) => ({
      ...moment,
      name: how ? `${moment.name} (${how})` : moment.name,
    }));
  });
}

/** All that a viewer can read of a match: the position in words, lists in it, what happened, and what is asked in secret. */
function wordsFor({ game, session }: Match, viewer: Viewer, secretly: string): string[] {
  const { en } = game.words;
  const state: unknown = session?.state;
  const view: unknown = game.view(state, viewer);
  const events = (session?.chapters ?? []).flatMap((chapter) => eventsFor(chapter.events, viewer));
  const asked: Question = game.question(state);
  const isAsked = typeof viewer === 'number' && asked.seats.includes(viewer) && asked.kind === secretly;
  const actions: readonly GameAction[] = isAsked ? game.legal(state, viewer).slice(0, 200) : [];
  return [
    ...en.board(view).map((line) => line.trim()),
    ...listsIn(view),
    ...events.map((event) => en.event(view, event)),
    ...actions.map((action) => en.action(view, action)),
    ...(isAsked ? [en.question(view, asked, viewer)] : []),
  ];
}

/** What these seats know and a viewer may not, as it would stand in a text; one kind of question is asked in secret. */
export function secretsOf(match: Match, owners: readonly Seat[], viewer: Viewer, secretly: string): string[] {
  const known = [...wordsFor(match, viewer, secretly), ...wordsFor(match, 'spectator', secretly)].join('\n');
  const texts = owners.flatMap((owner) => wordsFor(match, owner, secretly));
  return [...new Set(texts)].filter((text) => text.length > 6 && !known.includes(text));
}

/** Every place of a page where something could be left, each as one text: what it shows, holds and stores, and what is read aloud of it. */
async function placesOf(page: Page): Promise<Record<string, string>> {
  const protocol = await page.context().newCDPSession(page);
  const { nodes } = await protocol.send('Accessibility.getFullAXTree');
  await protocol.detach();
  const own = await page.evaluate(() => {
    const textOf = (selector: string): string =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '').join('\n');
    const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
    return {
      'live regions': textOf('[aria-live], [role="log"], [role="status"], [role="alert"]'),
      fields: [...fields].map(({ value }) => value).join('\n'),
      title: document.title,
    };
  });
  const { shown, ...holdings } = await holdingsOf(page);
  return {
    ...own,
    ...holdings,
    document: shown.replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
    'accessibility tree': JSON.stringify(nodes).replaceAll('\\"', '"'),
  };
}

/** The secrets that are found on a page, and where. */
export async function traces(page: Page, secrets: readonly string[]): Promise<string[]> {
  return Object.entries(await placesOf(page)).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${place}: ${secret}`),
  );
}
