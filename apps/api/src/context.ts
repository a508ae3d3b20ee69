import type { CompanyType, UserType } from '@havan/domain/company';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import type { Ports } from './ports/ports.ts';
import type { SessionCache } from './resources/session/session-cache.ts';

/** What is worth counting beyond requests: the reasons to be woken at night. */
export type CountedEvent =
  | 'signInRefused'
  | 'refreshReuse'
  | 'codeRefused'
  | 'registered'
  | 'sessionRefreshed'
  | 'checkoutStarted'
  | 'checkoutPaid'
  | 'checkoutFailed'
  | 'bankCallbackRejected';

/** Writes a line: what it is about, and a sentence. */
export type Log = Readonly<Record<'error' | 'warn' | 'info', (facts: object, message: string) => void>>;

/** Everything from outside that a service may use. Inside an idempotent call `db` is the transaction of the call. */
export interface Context {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly ports: Ports;
  readonly log: Log;
  /** Counts what an operator watches; shown at `/metrics`. */
  readonly count: (event: CountedEvent) => void;
  /** Sessions read a moment ago; whoever ends a session drops it here (`endSessionsOf`). */
  readonly sessionCache: SessionCache;
}

/** The context of a whole process: its log is that of the server. */
export type ProcessContext = Context & { readonly log: FastifyBaseLogger };

/** Who acts, for which company: read from the session, never from the request. */
export interface Actor {
  readonly userId: number;
  readonly username: string;
  readonly role: 'owner' | 'staff';
  readonly companyId: number;
  readonly companyType: CompanyType;
  readonly salesBan: boolean;
  readonly isWalletAvailable: boolean;
  /** The area that this session was signed in for. */
  readonly userType: UserType;
  /** The sign-in that this session descends from. */
  readonly familyId: string;
}

/** Where a request came from. */
export interface Caller {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The page that made the request, as its browser says; null outside a browser. */
  readonly origin: string | null;
}
