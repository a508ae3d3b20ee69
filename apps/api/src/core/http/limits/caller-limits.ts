import { LRUCache } from 'lru-cache';
import { AppError } from '../../app-error.ts';
import type { CacheDefinition } from '../../process-caches.ts';

/** Kinds of requests that cost more than others and are limited for each caller. */
export const limitedKinds = ['search', 'smartCart', 'upload', 'export'] as const;
type LimitedKind = (typeof limitedKinds)[number];

/** Requests a minute of one caller, by kind; 0 for no limit. */
export type CallerLimits = Readonly<Record<LimitedKind, number>>;

const kindOfPath: Readonly<Record<string, LimitedKind>> = {
  'Master/SearchByKeyword': 'search',
  'Products/GetProductListings': 'search',
  'Master/SmartBasket': 'smartCart',
  'Master/SmartBasketStream': 'smartCart',
  'Master/SmartBasketReadLines': 'smartCart',
  'ImageUpload/Upload': 'upload',
  'Orders/UploadInvoice': 'upload',
  'Listings/UploadImport': 'upload',
  'Orders/Export': 'export',
  'Listings/Export': 'export',
  'Users/Reports': 'export',
  'Invoices/Download': 'export',
  'Users/DownloadPayoutStatement': 'export',
  'Users/ExportTransactions': 'export',
  'Wallet/ExportMovements': 'export',
};

/** Returns the kind of a call's path; undefined for a call without a limit. */
export const limitedKindOf = (path: string): LimitedKind | undefined => kindOfPath[path];

const minuteMs = 60_000;
/** A caller that was quiet may send at once what is otherwise spread over this many milliseconds. */
const burstMs = 20_000;
/** Largest number of callers kept in memory; the one idle longest is dropped and gets its full burst back. */
const mostCallers = 50_000;

/** The time until which the requests of a kind of each caller are paid: one cache for all routes of the process. */
export const paidTimes: CacheDefinition<LRUCache<string, number>> = {
  create: () => new LRUCache({ max: mostCallers }),
};

/**
 * Counts the limited requests of each caller in this process by the generic cell rate algorithm (ITU-T I.371): a caller
 * is known by the time at which it would have paid for all of its requests.
 */
export class CallerMeter {
  readonly #limits: CallerLimits;
  readonly #paidAt: LRUCache<string, number>;

  constructor(limits: CallerLimits, paidAt: LRUCache<string, number>) {
    this.#limits = limits;
    this.#paidAt = paidAt;
  }

  /**
   * Counts a request at `now`, in milliseconds of a clock that only advances.
   *
   * @throws AppError `tooManyRequests` with the seconds until the next one is accepted
   */
  count(kind: LimitedKind, caller: string, now: number): void {
    const perMinute = this.#limits[kind];
    if (perMinute === 0) return;
    const cost = minuteMs / perMinute;
    const key = `${kind} ${caller}`;
    const paidAt = Math.max(this.#paidAt.get(key) ?? 0, now) + cost;
    const wait = paidAt - now - Math.max(burstMs, cost);
    if (wait > 0) throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(wait / 1000) });
    this.#paidAt.set(key, paidAt);
  }
}
