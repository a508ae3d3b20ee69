import type { Db } from '../../db/database.ts';
import { findKnownCampaigns, type KnownCampaignRow } from '../campaigns/known-campaigns.sql.ts';
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
  campaigns: readonly KnownCampaignRow[];
  /** Those without a unit left. */
  usedUp: readonly number[];
  /** Those that the shelves are priced by. */
  priced: readonly KnownCampaignRow[];
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
  #next: Promise<Held> | null = null;
  #reload: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The market as it is `now`; campaigns begin and end by that clock. */
  async market(now: Date): Promise<Market> {
    // A look that is under way may have begun before this question; the one after it has not.
    this.#next ??= this.#current.then(
      () => this.#begin(),
      () => this.#begin(),
    );
    const held = await this.#next;
    priceShelves(held, now);
    return held.market;
  }

  #begin(): Promise<Held> {
    this.#next = null;
    const look = this.#look();
    this.#current = look;
    return look;
  }

  async #look(): Promise<Held> {
    const held = this.#held;
    if (!held || performance.now() - held.lookedAt > (changesKeptHours / 2) * 60 * minuteMs) {
      return this.#load();
    }
    const changes = await changesSince(this.#db, held.snapshot);
    held.snapshot = changes.snapshot;
    held.lookedAt = performance.now();
    held.usedUp = changes.used_up;
    if (changes.campaigns_changed) held.campaigns = await findKnownCampaigns(this.#db);
    const ids = changes.product_ids.filter((id) => id !== null);
    const isWhole =
      ids.length < changes.product_ids.length || ids.length + held.market.parts.offers.changes > manyChanges;
    if (isWhole && held.market.size <= smallMarket) return this.#load();
    await this.#replaceOffers(held.market, ids);
    if (isWhole && !this.#reload) this.#reload = this.#load().then(this.#reloaded, this.#reloaded);
    if (performance.now() - held.tidiedAt > minuteMs) await this.#tidy(held);
    return held;
  }

  readonly #reloaded = (): void => {
    this.#reload = null;
  };

  /** Looks before it reads: what changes in between shows at the next look. */
  async #load(): Promise<Held> {
    const { snapshot, used_up: usedUp } = await changesSince(this.#db, await currentSnapshot(this.#db));
    const campaigns = await findKnownCampaigns(this.#db);
    const market = await loadMarket(this.#db);
    market.setSold(await loadSold(this.#db));
    const now = performance.now();
    this.#held = { market, snapshot, lookedAt: now, tidiedAt: now, campaigns, usedUp, priced: [] };
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

/** Prices the shelves anew where other campaigns run than those they were priced by. */
function priceShelves(held: Held, now: Date): void {
  const running = held.campaigns.filter(
    ({ id, starts_at, ends_at }) => starts_at <= now && ends_at > now && !held.usedUp.includes(id),
  );
  const { priced } = held;
  if (running.length === priced.length && running.every((campaign, i) => campaign === priced[i])) return;
  held.market.setCampaigns(running);
  held.priced = running;
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
