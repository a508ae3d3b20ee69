import { LRUCache } from 'lru-cache';
import type { Db } from '../../../core/db/database.ts';
import { CachedCampaigns } from '../campaigns/campaign-lookup.ts';
import { findRunningCampaigns } from '../campaigns/running-campaigns.sql.ts';
import { changesKeptHours, currentSnapshot } from '../index/search-index.sql.ts';
import {
  type CardFactsRow,
  type FactChange,
  findCardFacts,
  findProductFacts,
  findSellerFacts,
  type ProductFactsRow,
  type SellerFactsRow,
} from './catalogue-cache.sql.ts';

export { factChangesSince, snapshotNow, type FactChange } from './catalogue-cache.sql.ts';

const mostProducts = 2_000;
const mostCards = 10_000;
const mostSellers = 20_000;
const hourMs = 3_600_000;

/**
 * Facts of sellers, products and campaigns, cached between requests. Prices, stock and carts are never cached: they are
 * read when needed, and the same statement returns which facts have changed (`factChangesSince`). Usage:
 *
 * 1. `snapshot()`, passed to that statement,
 * 2. `invalidate()` with its answer,
 * 3. `product()`, `cards()`, `sellers()`, `campaigns()`, which read missing facts.
 *
 * The facts of step 3 are never older than the statement, whichever process wrote. A caller within a transaction or
 * pipeline passes its connection, so that it does not wait for a second one.
 */
export class CatalogueFacts {
  readonly #db: Db;
  readonly #products = new LRUCache<number, ProductFactsRow>({ max: mostProducts });
  readonly #cards = new LRUCache<number, CardFactsRow>({ max: mostCards });
  readonly #sellers = new LRUCache<number, SellerFactsRow>({ max: mostSellers });
  #campaigns: CachedCampaigns | null = null;
  #look: { readonly snapshot: string; readonly at: number } | null = null;
  /** Counts invalidations: a fact read during one may be outdated and is not cached. */
  #times = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns the snapshot of the last read of changes. */
  async snapshot(db: Db = this.#db): Promise<string> {
    if (this.#look && performance.now() - this.#look.at < (changesKeptHours / 2) * hourMs)
      return this.#look.snapshot;
    const snapshot = await currentSnapshot(db);
    this.invalidate(snapshot, everything);
    return snapshot;
  }

  /** Drops changed facts. Reads may arrive in any order: a late one only drops facts again. */
  invalidate(snapshot: string, changes: readonly FactChange[] | null): void {
    this.#look = { snapshot, at: performance.now() };
    if (changes === null) return;
    this.#times += 1;
    for (const { kind, id } of changes) {
      if (kind === 'campaign') this.#campaigns = null;
      else if (kind === 'seller') drop(this.#sellers, id);
      else {
        drop(this.#products, id);
        drop(this.#cards, id);
      }
    }
  }

  /** Returns undefined for an id that is no sellable product. */
  async product(productId: number, db: Db = this.#db): Promise<ProductFactsRow | undefined> {
    const known = this.#products.get(productId);
    if (known) return known;
    const times = this.#times;
    const found = await findProductFacts(db, productId);
    if (found && times === this.#times) this.#products.set(productId, found);
    return found;
  }

  /** Returns the sellers of these ids; unknown ids are omitted. */
  async sellers(
    sellerIds: Iterable<number>,
    db: Db = this.#db,
  ): Promise<ReadonlyMap<number, SellerFactsRow>> {
    return this.#read(this.#sellers, sellerIds, async (missing) => {
      const rows = await findSellerFacts(db, missing);
      return rows.map((row) => [row.seller_id, row]);
    });
  }

  /** Returns the cards of these ids; unknown ids are omitted. */
  async cards(productIds: Iterable<number>, db: Db = this.#db): Promise<ReadonlyMap<number, CardFactsRow>> {
    return this.#read(this.#cards, productIds, async (missing) => {
      const rows = await findCardFacts(db, missing);
      return rows.map((row) => [row.product_id, row]);
    });
  }

  /** Returns cached rows of these ids, and reads the others. */
  async #read<Row extends object>(
    memo: LRUCache<number, Row>,
    ids: Iterable<number>,
    find: (missing: readonly number[]) => Promise<ReadonlyArray<readonly [id: number, row: Row]>>,
  ): Promise<ReadonlyMap<number, Row>> {
    const found = new Map<number, Row>();
    const missing: number[] = [];
    for (const id of new Set(ids)) {
      const known = memo.get(id);
      if (known) found.set(id, known);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const times = this.#times;
    for (const [id, row] of await find(missing)) {
      found.set(id, row);
      if (times === this.#times) memo.set(id, row);
    }
    return found;
  }

  async campaigns(db: Db = this.#db): Promise<CachedCampaigns> {
    if (this.#campaigns) return this.#campaigns;
    const times = this.#times;
    const found = new CachedCampaigns(await findRunningCampaigns(db));
    if (times === this.#times) this.#campaigns = found;
    return found;
  }
}

/** Drops one entry, or all. */
function drop(cache: Pick<LRUCache<number, object>, 'clear' | 'delete'>, id: number | null): void {
  if (id === null) cache.clear();
  else cache.delete(id);
}

const everything: readonly FactChange[] = [
  { kind: 'product', id: null },
  { kind: 'seller', id: null },
  { kind: 'campaign', id: null },
];
