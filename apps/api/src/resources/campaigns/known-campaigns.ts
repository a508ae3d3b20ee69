import type { CampaignOffer } from '@havan/domain/campaign-price';
import type { Db } from '../../db/database.ts';
import { type Covered, rightOn } from './campaigns-at-hand.ts';
import { findRights, type KnownCampaignRow } from './known-campaigns.sql.ts';

interface KnownCampaign extends Omit<KnownCampaignRow, 'offer' | 'listing_ids'> {
  readonly listings: ReadonlySet<number> | null;
  readonly offer: CampaignOffer;
}

/** For whom the campaigns of some offers are told, and when. */
interface Asked {
  readonly companyId: number;
  readonly now: Date;
}

/** A listing with the categories of its product, from its own up. */
export type CoveredByKnown = Covered & { readonly category_ids: readonly (number | null)[] };

/** Campaigns of the market stand under 0. */
const ofMarket = 0;
const none: readonly KnownCampaign[] = [];

/**
 * The campaigns as they were set up, remembered by whoever keeps them in step (`MarketFacts`). When one begins and ends
 * is asked of the clock, what is left of a limited one of the database.
 */
export class KnownCampaigns {
  readonly #bySeller: ReadonlyMap<number, readonly KnownCampaign[]>;

  constructor(rows: readonly KnownCampaignRow[]) {
    const known = rows.map(({ listing_ids, offer, ...row }) => ({
      ...row,
      listings: listing_ids && new Set(listing_ids),
      offer: {
        ...offer,
        endsAt: row.ends_at.toISOString(),
        isOfMarket: row.seller_id === null,
        right: null,
      },
    }));
    this.#bySeller = Map.groupBy(known, ({ seller_id }) => seller_id ?? ofMarket);
  }

  /** The campaigns of each of the listings, in the order of the listings, the first to end first. */
  async of(
    db: Db,
    listings: readonly CoveredByKnown[],
    { companyId, now }: Asked,
  ): Promise<readonly (readonly CampaignOffer[])[]> {
    const found = listings.map((listing) => this.#covering(listing, now));
    const limited = new Set(found.flatMap((each) => each.filter((campaign) => campaign.is_limited)));
    const rights =
      limited.size === 0
        ? []
        : await findRights(
            db,
            companyId,
            [...limited].map(({ id }) => id),
          );
    const rightIn = new Map(rights.map((right) => [right.id, right]));
    return found.map((campaigns, at) =>
      campaigns.flatMap(({ id, is_limited, offer }) => {
        if (!is_limited) return offer;
        const right = rightIn.get(id);
        const listingId = listings[at]?.listing_id ?? 0;
        return right ? { ...offer, right: rightOn(listingId, right.held, right.units_left) } : [];
      }),
    );
  }

  #covering(
    { listing_id: listingId, seller_id: sellerId, category_ids: categoryIds }: CoveredByKnown,
    now: Date,
  ): readonly KnownCampaign[] {
    const own = this.#bySeller.get(sellerId) ?? none;
    const shared = this.#bySeller.get(ofMarket) ?? none;
    if (own.length + shared.length === 0) return none;
    return [...own, ...shared]
      .filter(
        ({ starts_at, ends_at, category_id, listings }) =>
          starts_at <= now &&
          ends_at > now &&
          (category_id === null || categoryIds.includes(category_id)) &&
          (listings === null || listings.has(listingId)),
      )
      .sort(byEnd);
  }
}

const byEnd = (a: KnownCampaign, b: KnownCampaign): number =>
  a.ends_at.getTime() - b.ends_at.getTime() || (a.offer.campaignCode < b.offer.campaignCode ? -1 : 1);
