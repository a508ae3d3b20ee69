import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import type { ReadReplica } from './db/replica/read-replica.ts';
import type { Ports } from './ports/ports.ts';
import type { ProcessCaches } from './process-caches.ts';
import type { SessionCache } from './session-cache.ts';

/** Events that are counted beyond requests, for alerts. */
export type CountedEvent =
  | 'signInRefused'
  | 'refreshReuse'
  | 'codeRefused'
  | 'registered'
  | 'sessionRefreshed'
  | 'checkoutStarted'
  | 'checkoutPaid'
  | 'checkoutFailed'
  | 'bankCallbackRejected'
  | 'answerMismatch';

/** Writes a log line with structured fields and a message. */
export type Log = Readonly<Record<'error' | 'warn' | 'info', (facts: object, message: string) => void>>;

/** The dependencies of a service. Inside an idempotent call `db` is the transaction of the call. */
export interface Context {
  readonly db: Db;
  /** The replica for lists, exports and reports (`readingFor`); null without one. */
  readonly replica: ReadReplica | null;
  readonly clock: Clock;
  readonly config: Config;
  readonly ports: Ports;
  readonly log: Log;
  /** Counts an event; shown at `/metrics`. */
  readonly count: (event: CountedEvent) => void;
  /** Recently read sessions; code that ends a session must drop it here (`endSessionsOf`). */
  readonly sessionCache: SessionCache;
  /** The in-memory caches of this process; each module declares its own (`CacheDefinition`). */
  readonly caches: ProcessCaches;
}

export type { Actor };

/** The context of a whole process: its log is that of the server. */
export type ProcessContext = Context & { readonly log: FastifyBaseLogger };

/** Where a request came from. */
export interface Caller {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The `Origin` header of the request; null outside a browser. */
  readonly origin: string | null;
}
