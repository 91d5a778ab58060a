import { isPlayable, roomOf } from '@holoboard/games';
import webPush from 'web-push';
import * as z from 'zod';
import { Allowance } from '../limits/allowance.ts';
import type { Guest, Storage } from '../storage/storage.ts';
import {
  answersChallenge,
  callWebhook,
  newWebhookSecret,
  openNetwork,
  post,
  type WebhookRules,
  webhookProblem,
} from './webhook.ts';

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

interface Webhook {
  readonly address: string;
  readonly secret: string;
}

/** How a guest wants to be told. */
interface Wishes {
  /** An address that has answered a challenge, with the secret it knows our calls by. Older ones are an address alone, and not called. */
  readonly webhook?: string | Webhook;
  readonly push?: readonly PushSubscription[];
}

/** What somebody is told: it is their turn, or a bot has taken over their seat. */
export type NoticeKind = 'turn' | 'replaced';

/** How many browsers of one guest are told. */
const mostBrowsers = 5;

/** How often a guest may set a webhook, how often they are told, and how often the webhooks at one host are called for all guests. */
const rules = {
  setting: { most: 10, perSecond: 10 / 3600 },
  guest: { most: 20, perSecond: 1 / 10 },
  host: { most: 60, perSecond: 1 },
};

/** Tells people who have no page open what they should know, in the ways they have chosen. */
export class Notices {
  private readonly storage: Storage;
  private readonly keys: PushKeys | null;
  private readonly log: (what: string, error: unknown) => void;
  private readonly rules: WebhookRules;
  private readonly settings: Allowance;
  private readonly calls: Allowance;
  private readonly hosts: Allowance;

  constructor(
    storage: Storage,
    keys: PushKeys | null,
    log: (what: string, error: unknown) => void,
    network: WebhookRules = openNetwork,
    now: () => number = Date.now,
  ) {
    this.storage = storage;
    this.keys = keys;
    this.log = log;
    this.rules = network;
    this.settings = new Allowance(rules.setting, now);
    this.calls = new Allowance(rules.guest, now);
    this.hosts = new Allowance(rules.host, now);
  }

  /** The key browsers need to be told; nothing where none is set. */
  get pushKey(): string | null {
    return this.keys?.publicKey ?? null;
  }

  /**
   * Sets the address that is called, once it has proved that it wants to be, or none. Gives the secret that calls are signed with.
   * Throws a plain `Error` for one that cannot be.
   */
  async setWebhook({ id }: Pick<Guest, 'id'>, address: string | null): Promise<string | null> {
    if (address === null) {
      await this.change(id, ({ webhook: _, ...wishes }) => wishes);
      return null;
    }
    const problem = webhookProblem(address, this.rules);
    if (problem) throw new Error(problem);
    if (!this.settings.take(id) || !this.hosts.take(new URL(address).host))
      throw new Error('That was too often: please try again later.');
    const secret = newWebhookSecret();
    const isProven = await answersChallenge(address, secret, this.rules).catch(() => false);
    if (!isProven)
      throw new Error(
        'This address did not answer the challenge: it must send the value of "challenge" back.',
      );
    await this.change(id, (wishes) => ({ ...wishes, webhook: { address, secret } }));
    return secret;
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
      if (!guest || guest.notices === '{}' || !this.calls.take(guestId)) return;
      const room = roomOf(game);
      const title = room && isPlayable(room) ? room.about.en.title : game;
      const notice = { kind, game, title, table, address: `/table/${table}` };
      const { webhook, push = [] } = wishesOf(guest);
      // One that fails keeps nobody from the others.
      const ways = [
        ...(typeof webhook === 'object' ? [() => this.call(webhook, notice)] : []),
        ...push.map((browser) => () => this.push(guest, browser, notice)),
      ];
      for (const way of ways) await way().catch((error: unknown) => this.log('notice', error));
    } catch (error) {
      this.log('notice', error);
    }
  }

  private async call({ address, secret }: Webhook, notice: object): Promise<void> {
    if (!this.hosts.take(new URL(address).host)) return;
    await callWebhook(address, notice, secret, this.rules);
  }

  private async push(guest: Guest, browser: PushSubscription, notice: object): Promise<void> {
    if (!this.keys) return;
    const { endpoint, headers, body } = webPush.generateRequestDetails(browser, JSON.stringify(notice), {
      vapidDetails: this.keys,
      TTL: 86_400,
    });
    const { status } = await post(endpoint, { headers, body }, this.rules);
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
