import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { parcelFee } from '@havan/domain/cart';
import { burdens } from '@havan/smart-cart/burden';
import { explainLines } from '@havan/smart-cart/explain';
import { type Listing, type Plan, unitPriceAt } from '@havan/smart-cart/instance';
import { refusedBy } from '@havan/smart-cart/offers';
import type { Progress } from '@havan/smart-cart/progress';
import { productPictureUrl } from '@havan/domain/product-picture';
import { shippingTermsOf } from '../cart/cart.policy.ts';
import { gapsOf } from './gaps-of.ts';
import type { Market } from './offers-of-instance.ts';
import type { FoundAlternative } from './search-alternatives.ts';
import type { OfferRow } from './offers.sql.ts';

/** The state at one moment. */
export interface Moment {
  readonly version: number;
  readonly progress: Progress;
  /** The result is final. */
  readonly found: boolean;
  readonly alternatives: readonly FoundAlternative[];
  /** All alternatives are found. */
  readonly complete: boolean;
  readonly over: boolean;
  /** The best partial supply of a list that cannot be supplied completely. */
  readonly nearest: Plan | null;
}

/** Presents the state of one moment. */
export function presentSmartCart(
  market: Market,
  { version, progress, found, alternatives, complete, over, nearest }: Moment,
): SmartCart {
  const { onePick } = market;
  const { plan, report, bound, gap, status } = progress;
  const sellerName = sellerNames(market);
  return {
    smartCartId: market.id,
    version,
    state: stateOf(status, found),
    total: report?.total ?? null,
    goodsTotal: report?.goods ?? null,
    shippingTotal: report?.shipping ?? null,
    bound,
    gap,
    groups: plan ? groupsOf(market, plan) : [],
    gaps: gapsOf(market, plan ?? nearest),
    onePick: {
      total: onePick.naive.total,
      belowMinBasket: onePick.naive.violations.flatMap(({ kind, subject }) =>
        kind === 'minBasket' ? [sellerName.get(subject) ?? subject] : [],
      ),
      orderableTotal: onePick.orderable?.total ?? null,
    },
    alternatives: alternatives.map((each) => ({
      alternativeId: each.alternativeId,
      total: each.total,
      goodsTotal: each.report.goods,
      shippingTotal: each.report.shipping,
      proven: each.proven,
      parcels: each.parcels,
      earliestExpiry: each.earliestExpiry,
      lowestScoreTenths: each.lowestRating,
      groups: groupsOf(market, each.plan),
    })),
    alternativesComplete: complete,
    over,
  };
}

function stateOf(status: Progress['status'], final: boolean): SmartCart['state'] {
  if (status === 'proven' || status === 'infeasible') return status;
  if (!final) return 'searching';
  return status === 'unknown' ? 'infeasible' : 'best';
}

function groupsOf(market: Market, plan: Plan): SmartCart['groups'] {
  const key = plan.map(({ listingId, qty }) => `${listingId}:${qty}`).join();
  const groups = market.explained.get(key) ?? explainedGroups(market, plan);
  market.explained.set(key, groups);
  return groups;
}

/** Returns the seller names by id. */
const sellerNames = ({ offers }: Market): ReadonlyMap<string, string> =>
  new Map([...offers.values()].map((row) => [String(row.seller_id), row.seller_username]));

function explainedGroups(market: Market, plan: Plan): SmartCart['groups'] {
  const { instance, offers } = market;
  const reasons = new Map(explainLines(instance, plan).map(({ listingId, cheaper }) => [listingId, cheaper]));
  const listings = new Map(instance.listings.map((listing) => [listing.listingId, listing]));
  const names = sellerNames(market);
  const dearer = burdens(instance, plan);
  const groups = new Map<number, SmartCart['groups'][number]>();
  for (const { listingId, qty } of plan) {
    const row = offers.get(listingId);
    const listing = listings.get(listingId);
    if (!row || !listing) continue;
    const group = groups.get(row.seller_id) ?? emptyGroup(row);
    const unitPrice = unitPriceAt(listing, qty);
    const cheaper = reasons.get(listingId);
    const rival = offers.get(cheaper?.listingId ?? '');
    group.lines.push({
      listingId: row.listing_id,
      productId: row.product_id,
      productName: row.product_name,
      ...insteadOf(market, listing, qty),
      productImageUrl: productPictureUrl(row.product_id),
      expiration: row.expiration,
      count: qty,
      unitPrice,
      lineTotal: qty * unitPrice,
      cheaper: cheaper
        ? {
            sellerUsername: rival?.seller_username ?? '',
            productName: rival && rival.product_id !== row.product_id ? rival.product_name : null,
            unitDifference: cheaper.unitDifference,
            basketDifference: cheaper.basketDifference,
            violations: [...cheaper.violations],
            belowMinBasket: cheaper.belowMinBasket.map((sellerId) => names.get(sellerId) ?? sellerId),
          }
        : null,
      burden: dearer.get(listing.productId) ?? null,
    });
    group.goodsTotal += qty * unitPrice;
    groups.set(row.seller_id, group);
  }
  return [...groups.values()]
    .map((group) => withShipping(group, offers))
    .sort((a, b) => b.goodsTotal - a.goodsTotal);
}

/** Returns the replaced product of a line and its own price. */
function insteadOf(
  { instance, offers, productNames }: Market,
  chosen: Listing,
  qty: number,
): Pick<SmartCart['groups'][number]['lines'][number], 'insteadOf' | 'insteadOfDifference'> {
  const isWanted = ({ listingId, productId }: Listing) =>
    String(offers.get(listingId)?.product_id) === productId;
  if (isWanted(chosen)) return { insteadOf: null };
  const sellers = new Map(instance.sellers.map((seller) => [seller.sellerId, seller]));
  const prices = instance.listings
    .filter((listing) => listing.productId === chosen.productId && isWanted(listing))
    .filter((listing) => {
      const seller = sellers.get(listing.sellerId);
      return seller && listing.stock > 0 && refusedBy(instance.constraints, listing, seller) === null;
    })
    .map((listing) => unitPriceAt(listing, qty));
  return {
    insteadOf: productNames.get(chosen.productId) ?? null,
    insteadOfDifference: prices.length === 0 ? null : Math.min(...prices) - unitPriceAt(chosen, qty),
  };
}

const emptyGroup = (row: OfferRow): SmartCart['groups'][number] => ({
  seller: {
    sellerId: row.seller_id,
    sellerUsername: row.seller_username,
    companyType: row.company_type,
    cityName: row.city_name,
    scoreTenths: row.score_tenths,
    blueTickModel: { blueTickType: row.blue_tick_type },
  },
  lines: [],
  goodsTotal: 0,
  shippingFee: 0,
  missingForFreeShipping: null,
});

function withShipping(
  group: SmartCart['groups'][number],
  offers: ReadonlyMap<string, OfferRow>,
): SmartCart['groups'][number] {
  const row = offers.get(String(group.lines[0]?.listingId));
  const from = row?.free_shipping_from ?? null;
  const isFree = from !== null && group.goodsTotal >= from;
  return {
    ...group,
    shippingFee: row ? parcelFee(group.goodsTotal, shippingTermsOf(row)) : 0,
    missingForFreeShipping: from === null || isFree ? null : from - group.goodsTotal,
  };
}
