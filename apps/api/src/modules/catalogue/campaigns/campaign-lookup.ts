import type { CampaignOffer, CampaignRight } from '@havan/domain/campaign-price';
import type { CampaignRun } from '@havan/domain/prior-price';
import type { Db } from '../../../core/db/database.ts';
import {
  type CampaignQuestion,
  type CampaignRow,
  findCampaigns,
  type HeldUnits,
  type StatedOffer,
} from './campaign-offers.sql.ts';
import { findRights, type RunningCampaignRow } from './running-campaigns.sql.ts';

/** The columns of a listing that decide whether a campaign covers it. */
export interface CoveredListing {
  readonly listing_id: number;
  readonly product_id: number;
  readonly seller_id: number;
}

/** The same with the categories of its product, from its own to the main one. */
export interface CategorisedListing extends CoveredListing {
  readonly category_ids: readonly (number | null)[];
}

/** A run of a campaign with its code. */
export type KnownRun = CampaignRun & { readonly campaignCode: string };

/** The units of a limited campaign that a company may still take, and those that it holds. */
interface RightOfCompany {
  readonly units_left: number;
  readonly held: readonly HeldUnits[];
}

interface Campaign<Listing> {
  /** Its rank by end; the first to end is first. */
  readonly rank: number;
  /** `ofMarket` for a campaign of the market. */
  readonly sellerId: number;
  /** Milliseconds since 1970. */
  readonly starts: number;
  readonly ends: number;
  readonly offer: CampaignOffer;
  /** Returns whether it covers a listing of its seller. */
  covers(listing: Listing): boolean;
  /** Null without a limit. */
  readonly right: RightOfCompany | null;
}

/**
 * Reads the campaigns of the listings in `question` from the database. In the same pipeline as the listings it needs no
 * extra round trip.
 */
export async function campaignLookup(
  db: Db,
  question: CampaignQuestion,
): Promise<CampaignLookup<CoveredListing>> {
  const rows = await findCampaigns(db, question);
  const campaigns = rows.map((row, rank) => ({ ...ofRow(row, rank), runs: row.runs }));
  return new CampaignLookup(
    campaigns.filter(({ runs }) => runs),
    campaigns.filter(({ runs }) => !runs),
  );
}

function ofRow(row: CampaignRow, rank: number): Campaign<CoveredListing> {
  const products = row.product_ids && new Set(row.product_ids);
  const listings = row.listing_ids && new Set(row.listing_ids);
  return {
    rank,
    sellerId: row.seller_id ?? ofMarket,
    starts: row.starts_at.getTime(),
    ends: row.ends_at.getTime(),
    offer: offerOf(row, row.ends_at),
    covers: ({ listing_id, product_id }) =>
      (products?.has(product_id) ?? true) && (listings?.has(listing_id) ?? true),
    right: row.held && { units_left: row.units_left ?? 0, held: row.held },
  };
}

/** The campaigns that cover a listing, for one company at one moment. */
export class CampaignLookup<Listing extends CoveredListing> {
  readonly #running: Grouped<Listing>;
  readonly #ended: Grouped<Listing>;

  constructor(running: readonly Campaign<Listing>[], ended: readonly Campaign<Listing>[] = []) {
    this.#running = bySeller(running);
    this.#ended = bySeller(ended);
  }

  /** The campaigns that run for a listing, the first to end first. */
  of(listing: Listing): readonly CampaignOffer[] {
    return offersOn(listing, covering(this.#running, listing));
  }

  /** Unlimited campaigns that ended for it between `since` and the lookup. */
  endedOf(listing: Listing, since: Date): readonly CampaignOffer[] {
    const ended = covering(this.#ended, listing);
    return offersOn(
      listing,
      ended.filter(({ ends, right }) => ends > since.getTime() && right === null),
    );
  }

  /** Returns the periods of the campaigns of a listing, ended ones included, with their price effects. */
  runsOf(listing: Listing): readonly KnownRun[] {
    return [...covering(this.#ended, listing), ...covering(this.#running, listing)]
      .sort(byRank)
      .map(({ starts, ends, offer: { campaignCode, steps } }) => ({
        campaignCode,
        startsAt: new Date(starts),
        endsAt: new Date(ends),
        steps,
      }));
  }
}

/**
 * The running campaigns as configured; the catalogue cache keeps them current. Start and end are checked by the clock,
 * and the units left of a limited campaign are read from the database.
 */
export class CachedCampaigns {
  readonly #bySeller: ReadonlyMap<number, readonly CachedCampaign[]>;

  constructor(rows: readonly RunningCampaignRow[]) {
    this.#bySeller = bySeller(rows.map((row, rank) => new CachedCampaign(row, rank)));
  }

  /** Returns the campaigns of `listings` for a company at a moment; the result covers no other listings. */
  async lookup(
    db: Db,
    listings: readonly CategorisedListing[],
    { companyId, now }: { readonly companyId: number; readonly now: Date },
  ): Promise<CampaignLookup<CategorisedListing>> {
    const sellers = new Set([ofMarket, ...listings.map((listing) => listing.seller_id)]);
    const at = now.getTime();
    const running = [...sellers]
      .flatMap((sellerId) => this.#bySeller.get(sellerId) ?? [])
      .filter(({ starts, ends }) => starts <= at && ends > at);
    const limited = bySeller(running.filter(({ isLimited }) => isLimited));
    if (limited.size === 0) return new CampaignLookup(running);
    const ids = new Set(listings.flatMap((listing) => covering(limited, listing).map(({ id }) => id)));
    const rights = ids.size === 0 ? [] : await findRights(db, companyId, [...ids]);
    const rightIn = new Map(rights.map((right) => [right.id, right]));
    // A limited campaign without a row has ended meanwhile, or covers none of the listings.
    return new CampaignLookup(
      running.flatMap((campaign): Campaign<CategorisedListing> | readonly [] => {
        if (!campaign.isLimited) return campaign;
        const right = rightIn.get(campaign.id);
        return right ? campaign.withReservation(right) : [];
      }),
    );
  }
}

/** A running campaign in the memory of a process, in as few bytes as possible: there may be ten thousand of them. */
class CachedCampaign implements Campaign<CategorisedListing> {
  readonly id: number;
  readonly rank: number;
  readonly sellerId: number;
  readonly isLimited: boolean;
  readonly starts: number;
  readonly ends: number;
  readonly offer: CampaignOffer;
  /** Set by `withReservation`, which returns a copy for a company. */
  readonly right: RightOfCompany | null = null;
  readonly #categoryId: number | null;
  readonly #listingIds: readonly number[] | null;

  constructor(row: RunningCampaignRow, rank: number) {
    this.id = row.id;
    this.rank = rank;
    this.sellerId = row.seller_id ?? ofMarket;
    this.isLimited = row.is_limited;
    this.starts = row.starts;
    this.ends = row.ends;
    this.offer = offerOf(row, new Date(row.ends));
    this.#categoryId = row.category_id;
    this.#listingIds = row.listing_ids;
  }

  /** Returns the campaign for a company with this right. */
  withReservation(right: RightOfCompany): Campaign<CategorisedListing> {
    const { rank, sellerId, starts, ends, offer } = this;
    return { rank, sellerId, starts, ends, offer, right, covers: (listing) => this.covers(listing) };
  }

  covers({ listing_id, category_ids }: CategorisedListing): boolean {
    const [category, listings] = [this.#categoryId, this.#listingIds];
    return (
      (category === null || category_ids.includes(category)) &&
      (listings === null || isAmong(listings, listing_id))
    );
  }
}

/**
 * Returns whether an ascending list holds an id: a set of each of many campaigns would take four times the
 * memory.
 */
function isAmong(ids: readonly number[], id: number): boolean {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id;
}

/** The key of market campaigns in the map by seller. */
const ofMarket = 0;

const offerOf = (
  { seller_id, offer }: { readonly seller_id: number | null; readonly offer: StatedOffer },
  endsAt: Date,
): CampaignOffer => ({
  ...offer,
  endsAt: endsAt.toISOString(),
  isOfMarket: seller_id === null,
  right: null,
});

type Grouped<Listing> = ReadonlyMap<number, readonly Campaign<Listing>[]>;

const bySeller = <Each extends { readonly sellerId: number }>(
  campaigns: readonly Each[],
): ReadonlyMap<number, readonly Each[]> => Map.groupBy(campaigns, ({ sellerId }) => sellerId);

const byRank = (a: { readonly rank: number }, b: { readonly rank: number }): number => a.rank - b.rank;

/** Most listings have no campaign and share one empty list. */
const none: readonly never[] = [];

function covering<Listing extends CoveredListing, Each extends Campaign<Listing>>(
  campaigns: ReadonlyMap<number, readonly Each[]>,
  listing: Listing,
): readonly Each[] {
  const own = campaigns.get(listing.seller_id);
  const shared = campaigns.get(ofMarket);
  if (!own && !shared) return none;
  const found = [...(own ?? none), ...(shared ?? none)].filter((each) => each.covers(listing));
  return own && shared ? found.sort(byRank) : found;
}

/** Returns the campaigns for this listing: a reservation of a limited campaign belongs to one listing. */
function offersOn<Listing extends CoveredListing>(
  { listing_id: listingId }: Listing,
  campaigns: readonly Campaign<Listing>[],
): readonly CampaignOffer[] {
  if (campaigns.length === 0) return none;
  return campaigns.map(({ offer, right }) =>
    right ? { ...offer, right: rightOn(listingId, right) } : offer,
  );
}

function rightOn(listingId: number, { held, units_left }: RightOfCompany): CampaignRight {
  const own = held.find((each) => each.listing_id === listingId);
  return {
    left: units_left,
    reserved: own?.units ?? 0,
    until: own ? new Date(own.until).toISOString() : null,
  };
}
