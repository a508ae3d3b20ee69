import type { CampaignOffer, CampaignRight } from '@havan/domain/campaign-price';
import type { CampaignRun } from '@havan/domain/prior-price';
import type { Db } from '../../db/database.ts';
import {
  type CampaignQuestion,
  type CampaignRow,
  findCampaigns,
  type HeldUnits,
} from './campaign-offers.sql.ts';

/** What a campaign must know of the row of a listing to cover it. */
export interface Covered {
  readonly listing_id: number;
  readonly product_id: number;
  readonly seller_id: number;
}

/** Reads the campaigns of some listings; sent beside the statement that reads the listings it is the same trip. */
export const campaignsAtHand = async (db: Db, question: CampaignQuestion): Promise<CampaignsAtHand> =>
  new CampaignsAtHand(await findCampaigns(db, question));

/** The campaigns of some listings as one look at the database found them. */
export class CampaignsAtHand {
  readonly #running: readonly Campaign[];
  readonly #ended: readonly Campaign[];
  readonly #all: readonly Campaign[];

  constructor(rows: readonly CampaignRow[]) {
    this.#all = rows.map((row) => new Campaign(row));
    this.#running = this.#all.filter(({ runs }) => runs);
    this.#ended = this.#all.filter(({ runs, isLimited }) => !runs && !isLimited);
  }

  /** Those that run for a listing, the first to end first. */
  of(listing: Covered): readonly CampaignOffer[] {
    return offersOf(this.#running, listing);
  }

  /** Those without a limit that ended for it between `since` and the look. */
  endedOf(listing: Covered, since: Date): readonly CampaignOffer[] {
    return offersOf(
      this.#ended.filter(({ endsAt }) => endsAt > since),
      listing,
    );
  }

  /** When each of them ran for a listing, the ended ones included, by what it did to its price. */
  runsOf(listing: Covered): readonly KnownRun[] {
    return this.#all.filter((campaign) => campaign.covers(listing)).map(({ run }) => run);
  }
}

/** A run with the code of its campaign. */
export type KnownRun = CampaignRun & { readonly campaignCode: string };

const none: readonly CampaignOffer[] = [];

/** Most listings have no campaign: they share one empty list. */
function offersOf(campaigns: readonly Campaign[], listing: Covered): readonly CampaignOffer[] {
  let found: CampaignOffer[] | null = null;
  for (const campaign of campaigns) {
    if (!campaign.covers(listing)) continue;
    found ??= [];
    found.push(campaign.offerFor(listing.listing_id));
  }
  return found ?? none;
}

class Campaign {
  readonly endsAt: Date;
  readonly run: KnownRun;
  readonly #sellerId: number | null;
  readonly #products: ReadonlySet<number> | null;
  readonly #listings: ReadonlySet<number> | null;
  readonly #row: CampaignRow;
  readonly #offer: CampaignOffer;

  constructor(row: CampaignRow) {
    this.endsAt = row.ends_at;
    const { campaignCode, steps } = row.offer;
    this.run = { campaignCode, startsAt: row.starts_at, endsAt: row.ends_at, steps };
    this.#sellerId = row.seller_id;
    this.#products = row.product_ids && new Set(row.product_ids);
    this.#listings = row.listing_ids && new Set(row.listing_ids);
    this.#row = row;
    this.#offer = {
      ...row.offer,
      endsAt: row.ends_at.toISOString(),
      isOfMarket: row.seller_id === null,
      right: null,
    };
  }

  get runs(): boolean {
    return this.#row.runs;
  }

  get isLimited(): boolean {
    return this.#row.held !== null;
  }

  covers({ listing_id, product_id, seller_id }: Covered): boolean {
    return (
      (this.#sellerId === null || this.#sellerId === seller_id) &&
      (this.#products?.has(product_id) ?? true) &&
      (this.#listings?.has(listing_id) ?? true)
    );
  }

  /** The offer as this listing has it: what is held of a limited campaign is held for one listing. */
  offerFor(listingId: number): CampaignOffer {
    const { held, units_left: left } = this.#row;
    return held === null ? this.#offer : { ...this.#offer, right: rightOn(listingId, held, left ?? 0) };
  }
}

/** The right of a company in a limited campaign, as one of its listings has it. */
export function rightOn(listingId: number, held: readonly HeldUnits[], left: number): CampaignRight {
  const own = held.find((each) => each.listing_id === listingId);
  return { left, reserved: own?.units ?? 0, until: own ? new Date(own.until).toISOString() : null };
}
