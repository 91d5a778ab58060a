import type { HouseLimits } from './host/parts.ts';
import type { RequestLimits } from './http/http-limits.ts';
import type { LiveLimits } from './live/connections.ts';
import type { PushKeys } from './notices/notices.ts';

/** What a server is started with. */
export interface ServerSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** A PostgreSQL to share with other nodes, in place of a file in the data folder. */
  readonly database?: string | undefined;
  /** Where the built app is. */
  readonly appFolder: string;
  /** Told what people should know. */
  readonly log: (line: string) => void;
  /** How much is written about requests and problems, to the standard error: `silent`, `error`, `warn`, `info`. */
  readonly logLevel?: string | undefined;
  /** Whom to believe about who is calling: so many proxies before the server, or proxies at these addresses and subnets. */
  readonly trustProxy?: number | readonly string[] | undefined;
  /** Where bots think: in this process, or wherever the jobs of the PostgreSQL are taken. */
  readonly bots?: 'here' | 'queue' | undefined;
  /** How many bots may think at once; one per core unless told. */
  readonly thinkers?: number | undefined;
  /** The keys for push messages; without them only pages that are open, and webhooks, tell whose turn it is. */
  readonly push?: PushKeys | undefined;
  /** Other bounds than the usual ones. */
  readonly limits?: {
    readonly house?: Partial<HouseLimits>;
    readonly live?: Partial<LiveLimits>;
  } & Partial<RequestLimits>;
}
