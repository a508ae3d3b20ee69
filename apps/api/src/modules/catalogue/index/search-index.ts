import type { Db } from '../../../core/db/database.ts';
import type { ReadReplica } from '../../../core/db/replica/read-replica.ts';
import { findPricingCampaigns, type PricingCampaignRow } from '../campaigns/running-campaigns.sql.ts';
import {
  changesKeptHours,
  changesSince,
  currentSnapshot,
  deleteChanges,
  loadOffersOf,
  loadSellers,
} from './search-index.sql.ts';
import { loadSold } from '../sold/sold.sql.ts';
import { loadMarket, loadRegister } from './load-catalogue-index.ts';
import { type CatalogueIndex, smallMarket } from './catalogue-index.ts';
import { nothingRuns, type RunningNow, runningNow } from './running-now.ts';

/** Number of changed products at which they are moved into the columns. */
const manyChanges = 5_000;
const minuteMs = 60_000;

interface Held {
  market: CatalogueIndex;
  /** The snapshot of the last read of the database. */
  snapshot: string;
  /** The last run of the sold-units job whose sums are known; null where they were read from the orders. */
  soldRun: number | null;
  readAt: number;
  tidiedAt: number;
  campaigns: readonly PricingCampaignRow[];
  /** Ids of campaigns without units left. */
  usedUp: readonly number[];
  /** The campaigns under which the listed prices were computed. */
  priced: RunningNow;
  /** Whether a change needs a full reload that has not happened yet. */
  isOutdated: boolean;
}

/**
 * Keeps the market of a database in memory. Every query first reads the changes since the last read, so an answer
 * includes everything committed before the query, by any process; concurrent queries share one read.
 */
export class SearchIndex {
  readonly #db: Db;
  readonly #replica: Pick<ReadReplica, 'readPresent'> | null;
  readonly #holdsOffers: boolean;
  #held: Held | null = null;
  #current: Promise<unknown> = Promise.resolve();
  #next: Promise<Held> | null = null;
  #reload: Promise<void> | null = null;

  /**
   * Reads the whole market from the `replica` and changes from the primary.
   *
   * @param options.holdsOffers false when the offers are in a search engine
   */
  constructor(
    db: Db,
    replica: Pick<ReadReplica, 'readPresent'> | null = null,
    { holdsOffers = true }: { readonly holdsOffers?: boolean } = {},
  ) {
    this.#db = db;
    this.#replica = replica;
    this.#holdsOffers = holdsOffers;
  }

  /** Returns the seconds since the index last read changes; null while nothing is in memory. Reads nothing. */
  age(): number | null {
    return this.#held && (performance.now() - this.#held.readAt) / 1000;
  }

  /** Whether a change waits until the whole catalogue is loaded again. */
  get isOutdated(): boolean {
    return this.#held?.isOutdated ?? false;
  }

  /** Returns the market at `now`; campaigns start and end by that time. */
  async market(now: Date): Promise<CatalogueIndex> {
    // A running read may have started before this query, so the query waits for the next one.
    this.#next ??= this.#current.then(
      () => this.#begin(),
      () => this.#begin(),
    );
    const held = await this.#next;
    held.market.parts.offers.setTime(now);
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
    if (!held || performance.now() - held.readAt > (changesKeptHours / 2) * 60 * minuteMs) {
      return this.#load();
    }
    const changes = await changesSince(this.#db, held.snapshot);
    const campaigns = changes.campaigns_changed ? await findPricingCampaigns(this.#db) : held.campaigns;
    if (changes.everything && held.market.size <= smallMarket) return this.#load();
    await this.#replaceSellers(held.market, changes.seller_ids);
    await this.#replaceOffers(held.market, changes.product_ids);
    // Set only after every read succeeded: a failed read leaves the snapshot, and the next read repeats it.
    Object.assign(held, { snapshot: changes.snapshot, usedUp: changes.used_up, campaigns });
    held.readAt = performance.now();
    held.isOutdated ||= changes.everything;
    // The next read retries a failed reload.
    if (held.isOutdated && !this.#reload) this.#reload = this.#load().then(this.#reloaded, this.#reloaded);
    if (performance.now() - held.tidiedAt > minuteMs) await this.#tidy(held);
    return held;
  }

  readonly #reloaded = (): void => {
    this.#reload = null;
  };

  /**
   * Takes the snapshot before loading, so that changes in between appear in the next read. The snapshot is the
   * primary's: in recovery `pg_current_snapshot()` lists no running transactions. `readPresent` uses a replica only
   * after it has replayed the log up to then, so it has everything that the snapshot contains.
   */
  async #load(): Promise<Held> {
    const { snapshot, used_up: usedUp } = await changesSince(this.#db, await currentSnapshot(this.#db));
    const campaigns = await findPricingCampaigns(this.#db);
    const load = this.#holdsOffers ? loadMarket : loadRegister;
    const market = await (this.#replica?.readPresent(load) ?? load(this.#db));
    const sold = await loadSold(this.#db);
    market.setSold(sold.rows);
    const now = performance.now();
    this.#held = {
      market,
      soldRun: sold.run,
      snapshot,
      readAt: now,
      tidiedAt: now,
      campaigns,
      usedUp,
      priced: nothingRuns,
      isOutdated: false,
    };
    return this.#held;
  }

  async #replaceOffers(market: CatalogueIndex, productIds: readonly number[]): Promise<void> {
    if (productIds.length === 0 || !this.#holdsOffers) return;
    const offers = Map.groupBy(await loadOffersOf(this.#db, productIds), (offer) => offer.product_id);
    for (const id of productIds) market.replaceOffers(id, offers.get(id) ?? []);
    if (market.parts.offers.changes > manyChanges) market.parts.offers.settle();
  }

  async #replaceSellers(market: CatalogueIndex, sellerIds: readonly number[]): Promise<void> {
    if (sellerIds.length > 0) market.replaceSellers(await loadSellers(this.#db, sellerIds));
  }

  /** Updates the sold units, which may be a minute old, and deletes old changes. */
  async #tidy(held: Held): Promise<void> {
    held.tidiedAt = performance.now();
    const sold = await loadSold(this.#db, held.soldRun);
    // The first read from the job's sums replaces those of the orders; later reads contain only what changed.
    if (held.soldRun === null) held.market.setSold(sold.rows);
    else held.market.changeSold(sold.rows);
    held.soldRun = sold.run;
    await deleteChanges(this.#db);
  }
}

/** Recomputes the prices of the offers when the running campaigns have changed. */
function priceShelves(held: Held, now: Date): void {
  const { running } = held.priced;
  held.priced = runningNow(held.priced, held.campaigns, held.usedUp, now);
  if (held.priced.running !== running) held.market.setCampaigns(held.priced.running);
}
