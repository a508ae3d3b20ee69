import type { Db } from '../../db/database.ts';
import { rootOf } from '../../db/one-trip.ts';
import { KnownCampaigns } from '../campaigns/known-campaigns.ts';
import { findKnownCampaigns } from '../campaigns/known-campaigns.sql.ts';
import { changesKeptHours, currentSnapshot } from '../finder/finder.sql.ts';
import {
  type CardFactsRow,
  type FactChange,
  findCardFacts,
  findProductFacts,
  findSellerFacts,
  type ProductFactsRow,
  type SellerFactsRow,
} from './market-facts.sql.ts';
import { Youngest } from './youngest.ts';

const mostProducts = 2_000;
const mostCards = 10_000;
const mostSellers = 20_000;
const hourMs = 3_600_000;

/**
 * What sellers, products and campaigns say about themselves, remembered between requests. Never a price, a stock or a
 * basket: those are read at the moment of use, and the statement that reads them asks in the same breath what of these
 * words changed (`factChangesSince`). So the way to use it is
 *
 * 1. `snapshot()`, to be given to that statement,
 * 2. `forget()` with what it answered,
 * 3. `product()`, `cards()`, `sellers()`, `campaigns()`, which read what is missing now.
 *
 * What step 3 gives is then never older than the statement, whichever process wrote. Whoever is in a transaction or on a
 * trip gives its connection along, so that nobody who holds one waits for a second.
 */
export class MarketFacts {
  readonly #db: Db;
  readonly #products = new Youngest<ProductFactsRow>(mostProducts);
  readonly #cards = new Youngest<CardFactsRow>(mostCards);
  readonly #sellers = new Youngest<SellerFactsRow>(mostSellers);
  #campaigns: KnownCampaigns | null = null;
  #look: { readonly snapshot: string; readonly at: number } | null = null;
  /** How often something was forgotten: what was being read meanwhile may be what must be forgotten. */
  #times = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The last look at the changes. */
  async snapshot(db: Db = this.#db): Promise<string> {
    if (this.#look && performance.now() - this.#look.at < (changesKeptHours / 2) * hourMs)
      return this.#look.snapshot;
    const snapshot = await currentSnapshot(db);
    this.forget(snapshot, everything);
    return snapshot;
  }

  /** Drops what a look found changed. Looks may arrive in any order: one that is late only has things dropped again. */
  forget(snapshot: string, changes: readonly FactChange[] | null): void {
    this.#look = { snapshot, at: performance.now() };
    if (changes === null) return;
    this.#times += 1;
    for (const { kind, id } of changes) {
      if (kind === 'campaign') this.#campaigns = null;
      else if (kind === 'seller') this.#sellers.drop(id);
      else {
        this.#products.drop(id);
        this.#cards.drop(id);
      }
    }
  }

  /** Undefined for an id that is no product on sale here. */
  async product(productId: number, db: Db = this.#db): Promise<ProductFactsRow | undefined> {
    const known = this.#products.get(productId);
    if (known) return known;
    const times = this.#times;
    const found = await findProductFacts(db, productId);
    if (found && times === this.#times) this.#products.put(productId, found);
    return found;
  }

  /** By their ids; whatever is no seller is left out. */
  async sellers(
    sellerIds: Iterable<number>,
    db: Db = this.#db,
  ): Promise<ReadonlyMap<number, SellerFactsRow>> {
    return this.#read(this.#sellers, sellerIds, async (missing) => {
      const rows = await findSellerFacts(db, missing);
      return rows.map((row) => [row.seller_id, row]);
    });
  }

  /** By their ids; whatever is no product is left out. */
  async cards(productIds: Iterable<number>, db: Db = this.#db): Promise<ReadonlyMap<number, CardFactsRow>> {
    return this.#read(this.#cards, productIds, async (missing) => {
      const rows = await findCardFacts(db, missing);
      return rows.map((row) => [row.product_id, row]);
    });
  }

  /** What is remembered of these ids, and of the others what is found now. */
  async #read<Row>(
    remembered: Youngest<Row>,
    ids: Iterable<number>,
    find: (missing: readonly number[]) => Promise<ReadonlyArray<readonly [id: number, row: Row]>>,
  ): Promise<ReadonlyMap<number, Row>> {
    const found = new Map<number, Row>();
    const missing: number[] = [];
    for (const id of new Set(ids)) {
      const known = remembered.get(id);
      if (known) found.set(id, known);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const times = this.#times;
    for (const [id, row] of await find(missing)) {
      found.set(id, row);
      if (times === this.#times) remembered.put(id, row);
    }
    return found;
  }

  async campaigns(db: Db = this.#db): Promise<KnownCampaigns> {
    if (this.#campaigns) return this.#campaigns;
    const times = this.#times;
    const found = new KnownCampaigns(await findKnownCampaigns(db));
    if (times === this.#times) this.#campaigns = found;
    return found;
  }
}

const everything: readonly FactChange[] = [
  { kind: 'product', id: null },
  { kind: 'seller', id: null },
  { kind: 'campaign', id: null },
];

const facts = new WeakMap<Db, MarketFacts>();

/** The facts of a database; one memory a process. */
export function factsOf(db: Db): MarketFacts {
  const root = rootOf(db);
  const known = facts.get(root);
  if (known) return known;
  const made = new MarketFacts(root);
  facts.set(root, made);
  return made;
}
