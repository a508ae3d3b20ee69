import type { Db } from '../../db/database.ts';
import {
  changesKeptHours,
  changesSince,
  currentSnapshot,
  forgetChanges,
  loadOffersOf,
  loadSold,
} from './finder.sql.ts';
import { loadMarket } from './load-market.ts';
import { type Market, smallMarket } from './market.ts';

/** So many changed products beside the columns cost more than reading them all again. */
const manyChanges = 5_000;
const minuteMs = 60_000;

interface Held {
  market: Market;
  /** The last look at the database. */
  snapshot: string;
  lookedAt: number;
  tidiedAt: number;
}

/**
 * Keeps the market of a database in memory. Every question first asks the database what changed since the last look,
 * so an answer never misses what was committed before it was asked, by whichever process; questions that come together
 * share one look.
 */
export class Finder {
  readonly #db: Db;
  #held: Held | null = null;
  #current: Promise<unknown> = Promise.resolve();
  #next: Promise<Market> | null = null;
  #reload: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The market as it is now. */
  market(): Promise<Market> {
    // A look that is under way may have begun before this question; the one after it has not.
    this.#next ??= this.#current.then(
      () => this.#begin(),
      () => this.#begin(),
    );
    return this.#next;
  }

  #begin(): Promise<Market> {
    this.#next = null;
    const look = this.#look();
    this.#current = look;
    return look;
  }

  async #look(): Promise<Market> {
    const held = this.#held;
    if (!held || performance.now() - held.lookedAt > (changesKeptHours / 2) * 60 * minuteMs) {
      return (await this.#load()).market;
    }
    const changes = await changesSince(this.#db, held.snapshot);
    held.snapshot = changes.snapshot;
    held.lookedAt = performance.now();
    const ids = changes.product_ids.filter((id) => id !== null);
    const isWhole =
      ids.length < changes.product_ids.length || ids.length + held.market.parts.offers.changes > manyChanges;
    if (isWhole && held.market.size <= smallMarket) return (await this.#load()).market;
    await this.#replaceOffers(held.market, ids);
    if (isWhole && !this.#reload) this.#reload = this.#load().then(this.#reloaded, this.#reloaded);
    if (performance.now() - held.tidiedAt > minuteMs) await this.#tidy(held);
    return held.market;
  }

  readonly #reloaded = (): void => {
    this.#reload = null;
  };

  /** Looks before it reads: what changes in between shows at the next look. */
  async #load(): Promise<Held> {
    const snapshot = await currentSnapshot(this.#db);
    const market = await loadMarket(this.#db);
    market.setSold(await loadSold(this.#db));
    const now = performance.now();
    this.#held = { market, snapshot, lookedAt: now, tidiedAt: now };
    return this.#held;
  }

  async #replaceOffers(market: Market, productIds: readonly number[]): Promise<void> {
    if (productIds.length === 0) return;
    const offers = Map.groupBy(await loadOffersOf(this.#db, productIds), (offer) => offer.product_id);
    for (const id of productIds) market.replaceOffers(id, offers.get(id) ?? []);
  }

  /** Best sellers may lag a minute: they cost nobody anything. */
  async #tidy(held: Held): Promise<void> {
    held.tidiedAt = performance.now();
    held.market.setSold(await loadSold(this.#db));
    await forgetChanges(this.#db);
  }
}

const finders = new WeakMap<Db, Finder>();

/** The finder of a database; one a process. */
export function finderOf(db: Db): Finder {
  const known = finders.get(db);
  if (known) return known;
  const finder = new Finder(db);
  finders.set(db, finder);
  return finder;
}
