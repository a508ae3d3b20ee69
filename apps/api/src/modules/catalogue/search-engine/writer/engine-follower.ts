import type { Clock } from '../../../../core/clock.ts';
import type { Db } from '../../../../core/db/database.ts';
import { findPricingCampaigns, type PricingCampaignRow } from '../../campaigns/running-campaigns.sql.ts';
import type { SearchIndex } from '../../index/search-index.ts';
import { changesSince, loadOffersOf } from '../../index/search-index.sql.ts';
import { loadSold } from '../../sold/sold.sql.ts';
import { changedProducts, type Known, knownOf, timedCoverage } from './engine-changes.ts';
import { type WriteTarget, writeAll } from './engine-bulk.ts';
import type { EngineClient } from '../engine-client.ts';
import { type EngineState, nextVersion } from '../engine-state.sql.ts';
import { type DocumentSources, productDocument } from './offer-document.ts';

export interface FollowerSources {
  readonly db: Db;
  readonly client: EngineClient;
  readonly register: SearchIndex;
  readonly clock: Clock;
}

type Position = Omit<EngineState, 'layout' | 'snapshot'> & { readonly snapshot: string };

const minuteMs = 60_000;
/** Products whose offers are read and written together. */
const productsAtOnce = 500;

/** Brings the documents of an index up to date, from one read of the changes to the next. */
export class EngineFollower {
  readonly #sources: FollowerSources;
  #position: Position;
  /** The data that the documents were made of; null where another process made them. */
  #known: Known | null = null;
  /** Units sold in 30 days by product. */
  readonly #sold: Map<number, number>;
  /** Products whose sold units changed since their documents were written. */
  #resold: readonly number[];
  #soldAt = performance.now();

  private constructor(
    sources: FollowerSources,
    position: Position,
    sold: ReadonlyMap<number, number>,
    resold: readonly number[],
  ) {
    this.#sources = sources;
    this.#position = position;
    this.#sold = new Map(sold);
    this.#resold = resold;
  }

  /** Continues from a stored position, which another process may have reached. */
  static async resume(sources: FollowerSources, position: Position): Promise<EngineFollower> {
    const all = await loadSold(sources.db);
    const since = position.sold_run === null ? all : await loadSold(sources.db, position.sold_run);
    return new EngineFollower(
      sources,
      { ...position, sold_run: all.run },
      soldOf(all.rows),
      idsOf(since.rows),
    );
  }

  /** Begins with an empty index; every change after the snapshot will be written. */
  static async begin(sources: FollowerSources, snapshot: string): Promise<EngineFollower> {
    const all = await loadSold(sources.db);
    const position = { snapshot, used_up: [], is_whole: true, sold_run: all.run };
    return new EngineFollower(sources, position, soldOf(all.rows), []);
  }

  get position(): Position {
    return this.#position;
  }

  /** Writes the documents of all products. `keep` is called before each part. */
  async writeEverything(target: WriteTarget, keep: () => Promise<void>): Promise<void> {
    const { db, register, clock } = this.#sources;
    const { used_up } = await changesSince(db, this.#position.snapshot);
    const campaigns = await findPricingCampaigns(db);
    const market = await register.market(clock.now());
    this.#position = { ...this.#position, used_up, is_whole: !register.isOutdated };
    this.#known = knownOf(market, campaigns, used_up, null);
    await this.#write(target, this.#known, [...market.parts.products.ids], keep);
  }

  /**
   * Writes what changed since the last step. Returns the number of products written and whether the position should be
   * stored; null when only writing all products would show what changed.
   */
  async step(
    target: WriteTarget,
    keep: () => Promise<void>,
  ): Promise<{ readonly written: number; readonly isNews: boolean } | null> {
    const { db, register, clock } = this.#sources;
    const before = this.#position;
    const changes = await changesSince(db, before.snapshot);
    const market = await register.market(clock.now());
    const isWhole = !register.isOutdated;
    const isOfOthers = this.#known === null;
    const isUsedUp = JSON.stringify(changes.used_up) !== JSON.stringify(before.used_up);
    // Read again after the market, which may contain more changes than the first read returned.
    const lasting = isOfOthers ? await changesSince(db, before.snapshot) : changes;
    if (isOfOthers && (lasting.everything || lasting.campaigns_changed || isUsedUp)) return null;
    const campaigns = await this.#campaigns(changes.campaigns_changed);
    const known = knownOf(market, campaigns, changes.used_up, this.#known);
    const changed = await changedProducts(db, market, { former: this.#known, known, changes });
    await this.#readSold();
    const productIds = [...new Set([...changed, ...this.#resold])];
    await this.#write(target, known, productIds, keep);
    // Set only after everything was written: after a failure the next step writes the same products again.
    this.#resold = [];
    this.#known = known;
    this.#position = {
      ...this.#position,
      snapshot: changes.snapshot,
      used_up: changes.used_up,
      is_whole: isWhole,
    };
    const isNews =
      productIds.length > 0 ||
      changes.seller_ids.length > 0 ||
      changes.everything ||
      changes.campaigns_changed ||
      isUsedUp ||
      before.is_whole !== isWhole;
    return { written: productIds.length, isNews };
  }

  #campaigns(haveChanged: boolean): Promise<readonly PricingCampaignRow[]> | readonly PricingCampaignRow[] {
    return haveChanged || !this.#known ? findPricingCampaigns(this.#sources.db) : this.#known.campaigns;
  }

  async #readSold(): Promise<void> {
    if (performance.now() - this.#soldAt < minuteMs) return;
    const { run, rows } = await loadSold(this.#sources.db, this.#position.sold_run);
    const moved = rows.filter(({ id, sold }) => this.#sold.get(id) !== sold);
    for (const { id, sold } of moved) this.#sold.set(id, sold);
    this.#resold = [...this.#resold, ...idsOf(moved)];
    this.#position = { ...this.#position, sold_run: run };
    this.#soldAt = performance.now();
  }

  async #write(
    target: WriteTarget,
    known: Known,
    productIds: readonly number[],
    keep: () => Promise<void>,
  ): Promise<void> {
    const { db, client, clock } = this.#sources;
    for (let from = 0; from < productIds.length; from += productsAtOnce) {
      await keep();
      const ids = productIds.slice(from, from + productsAtOnce);
      // Taken before the offers are read, so that a process that reads them later writes a higher version.
      const version = await nextVersion(db);
      const offers = Map.groupBy(await loadOffersOf(db, ids), (offer) => offer.product_id);
      const sources: DocumentSources = {
        register: known.market,
        sellers: known.sellers,
        campaigns: timedCoverage(known),
        now: clock.now().getTime(),
      };
      const writes = ids.map((id) => ({
        id,
        document: productDocument(sources, id, offers.get(id) ?? [], this.#sold.get(id) ?? 0),
      }));
      await writeAll(client, target, version, writes);
    }
  }
}

const soldOf = (rows: readonly { readonly id: number; readonly sold: number }[]): Map<number, number> =>
  new Map(rows.map(({ id, sold }) => [id, sold]));
const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);
