import { isPlayable, roomOf } from '@holoboard/games';
import webPush from 'web-push';
import * as z from 'zod';
import type { Guest, Storage } from '../storage/storage.ts';
import { callWebhook, openNetwork, post, type WebhookRules, webhookProblem } from './webhook.ts';

/** The keys by which this server is known to those who carry push messages. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Who answers for it: a mail address (mailto:) or a page. */
  readonly subject: string;
}

/** A browser that wants to be told, as it describes itself. */
export const pushSubscription = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
type PushSubscription = z.infer<typeof pushSubscription>;

/** How a guest wants to be told. */
interface Wishes {
  readonly webhook?: string;
  readonly push?: readonly PushSubscription[];
}

/** What somebody is told: it is their turn, or a bot has taken over their seat. */
export type NoticeKind = 'turn' | 'replaced';

/** How many browsers of one guest are told. */
const mostBrowsers = 5;

/** Tells people who have no page open what they should know, in the ways they have chosen. */
export class Notices {
  private readonly storage: Storage;
  private readonly keys: PushKeys | null;
  private readonly log: (what: string, error: unknown) => void;
  private readonly rules: WebhookRules;

  constructor(
    storage: Storage,
    keys: PushKeys | null,
    log: (what: string, error: unknown) => void,
    rules: WebhookRules = openNetwork,
  ) {
    this.storage = storage;
    this.keys = keys;
    this.log = log;
    this.rules = rules;
  }

  /** The key browsers need to be told; nothing where none is set. */
  get pushKey(): string | null {
    return this.keys?.publicKey ?? null;
  }

  /** Sets the address that is called, or none. Throws a plain `Error` for one that cannot be. */
  async setWebhook(guest: Pick<Guest, 'id'>, address: string | null): Promise<void> {
    const problem = address === null ? null : webhookProblem(address, this.rules);
    if (problem) throw new Error(problem);
    await this.change(guest.id, ({ webhook: _, ...wishes }) =>
      address === null ? wishes : { ...wishes, webhook: address },
    );
  }

  /** Adds a browser to those that are told. */
  async addBrowser(guest: Pick<Guest, 'id'>, subscription: PushSubscription): Promise<void> {
    const problem = webhookProblem(subscription.endpoint, this.rules);
    if (problem) throw new Error(problem);
    await this.change(guest.id, (wishes) => {
      const others = (wishes.push ?? []).filter(({ endpoint }) => endpoint !== subscription.endpoint);
      return { ...wishes, push: [...others, subscription].slice(-mostBrowsers) };
    });
  }

  /** Tells somebody what has happened at a table. Never fails: who cannot be told finds out. */
  async tell(kind: NoticeKind, guestId: string, table: string, game: string): Promise<void> {
    try {
      const guest = await this.storage.guest(guestId);
      if (!guest) return;
      const room = roomOf(game);
      const title = room && isPlayable(room) ? room.about.en.title : game;
      const notice = { kind, game, title, table, address: `/table/${table}` };
      const { webhook, push = [] } = wishesOf(guest);
      if (webhook) await callWebhook(webhook, notice, this.rules);
      for (const browser of push) await this.push(guest, browser, notice);
    } catch (error) {
      this.log('notice', error);
    }
  }

  private async push(guest: Guest, browser: PushSubscription, notice: object): Promise<void> {
    if (!this.keys) return;
    const { endpoint, headers, body } = webPush.generateRequestDetails(browser, JSON.stringify(notice), {
      vapidDetails: this.keys,
      TTL: 86_400,
    });
    const status = await post(endpoint, { headers, body }, this.rules, 0);
    // A browser that is gone for good is forgotten.
    if (status === 404 || status === 410) await this.forget(guest, browser);
    else if (status >= 400) throw new Error(`A push message was answered with ${status}.`);
  }

  private forget(guest: Guest, { endpoint: gone }: PushSubscription): Promise<void> {
    return this.change(guest.id, ({ push = [], ...wishes }) => ({
      ...wishes,
      push: push.filter(({ endpoint }) => endpoint !== gone),
    }));
  }

  /** Changes what is stored now, which may be newer than what the caller has read; a rival change makes it try again. */
  private async change(id: string, make: (wishes: Wishes) => Wishes): Promise<void> {
    for (;;) {
      const guest = await this.storage.guest(id);
      if (!guest) return;
      if (await this.storage.setNotices(id, guest.notices, JSON.stringify(make(wishesOf(guest))))) return;
    }
  }
}

function wishesOf({ notices }: Guest): Wishes {
  return JSON.parse(notices) as Wishes;
}
