import type { RequestOf } from '@havan/contract/call';
import type { collectAnalytics } from '@havan/contract/identity/consent';
import { analyticsBatchSize, analyticsCurrency } from '@havan/domain/limits';
import type { Consent } from '../consent/consent-store.ts';
import { dropExpiredVisitor, removeVisitor, visitorIdOf } from './visitor-id.ts';

type Message = RequestOf<typeof collectAnalytics>;
export type AnalyticsIdentity = NonNullable<Message['identity']>;
export type AnalyticsItem = Message['event']['items'][number];

/** The receiver of events. */
export interface AnalyticsPort {
  readonly send: (message: Message) => void;
}

export interface Analytics {
  /** Sets the signed-in user; null for a visitor. */
  readonly identify: (identity: AnalyticsIdentity | null) => void;
  /** Sends an event if the user has consented; otherwise does nothing. */
  readonly track: (name: string, what: AnalyticsFacts) => void;
}

export interface AnalyticsFacts {
  readonly path: string;
  /** Time of the event in milliseconds since 1970; the current time by default. */
  readonly at?: number;
  readonly items?: readonly AnalyticsItem[];
  readonly details?: Readonly<Record<string, string>>;
}

type Counted = readonly [name: string, at: number, what: AnalyticsFacts];

/** The most events held while the consent is unknown. */
const mostWaiting = 50;

interface AnalyticsOptions {
  readonly consent: Consent;
  readonly port: AnalyticsPort;
  readonly storage: Storage;
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * Analytics behind consent: without it nothing is sent and nothing is stored, and a refusal deletes the visitor id
 * (specification §4). Events of the two seconds before the page knows the consent are held in memory and sent only if
 * consent was given before. Long lists of items are sent in batches of eight (§9).
 */
export function createAnalytics({ consent, port, storage, now, newId }: AnalyticsOptions): Analytics {
  let identity: AnalyticsIdentity | null = null;
  dropExpiredVisitor(storage, now());
  let waiting: Counted[] = [];
  consent.state.subscribe(({ choice, isKnown }) => {
    if (choice === 'refused') removeVisitor(storage);
    if (!isKnown) return;
    const held = waiting;
    waiting = [];
    if (choice === 'accepted') for (const [name, at, what] of held) count(name, at, what);
  });
  const count = (...[name, at, { path, items = [], details = {} }]: Counted): void => {
    const visitorId = visitorIdOf(storage, now(), newId);
    for (const batch of batches(items)) {
      port.send({
        visitorId,
        ...(identity && { identity }),
        event: {
          name,
          at: new Date(at).toISOString(),
          currency: analyticsCurrency,
          path: path.slice(0, 200),
          items: [...batch],
          details: { ...details },
        },
      });
    }
  };
  return {
    identify: (who) => {
      identity = who;
    },
    track: (name, what) => {
      const { choice, isKnown } = consent.state.getState();
      const { at = now() } = what;
      if (choice === 'accepted') count(name, at, what);
      else if (!isKnown && waiting.length < mostWaiting) waiting.push([name, at, what]);
    },
  };
}

/** Splits items into batches of eight; an event without items is one empty batch. */
function batches(items: readonly AnalyticsItem[]): (readonly AnalyticsItem[])[] {
  const count = Math.max(1, Math.ceil(items.length / analyticsBatchSize));
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * analyticsBatchSize, (at + 1) * analyticsBatchSize),
  );
}
