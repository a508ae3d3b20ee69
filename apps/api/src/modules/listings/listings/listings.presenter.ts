import type { SellerListing } from '@havan/contract/listings/listings';
import type { CampaignBonus, PriceBreak } from '@havan/domain/campaign-price';
import { expiryLabel } from '@havan/domain/expiry';
import { shownListingState } from '@havan/domain/listing';
import { formatBonus, formatPriceBreaks } from '@havan/domain/listing-terms';
import { formatMoney } from '@havan/domain/money';
import { productPictureUrl } from '@havan/domain/product-picture';
import type { ListingEventRow } from './listing-history.sql.ts';
import type { SellerListingRow } from './listings.sql.ts';

/** Returns a row for its seller; `stock` includes the reserved units. */
export function presentListing(row: SellerListingRow, now: Date): SellerListing {
  return {
    listingId: row.id,
    productId: row.product_id,
    productName: row.product_name,
    brandName: row.brand_name,
    barcode: row.barcode,
    productImageUrl: productPictureUrl(row.product_id),
    psf: row.psf,
    vatRate: row.vat_rate,
    price: row.price,
    stock: row.available + row.reserved,
    reserved: row.reserved,
    expiration: row.expiration,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    packSize: row.pack_size,
    priceBreaks: [...row.price_breaks],
    bonus: row.bonus,
    cost: row.cost,
    shelf: row.shelf,
    lot: row.lot,
    state: row.state,
    shownState: shownListingState(
      { state: row.state, stock: row.available, expiration: row.expiration },
      now,
    ),
    suspendedReason: row.suspended_reason,
    place:
      row.rank === null || row.first_price === null
        ? null
        : { rank: row.rank, of: row.offers, firstPrice: row.first_price },
    cheapestOther: row.cheapest_other,
    soldLastMonth: row.sold_last_month,
    viewedLastMonth: row.viewed_last_month,
    campaign: row.campaign,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}

const money = new Set(['price', 'cost', 'discountPrice']);

/** Formats a value of the history. */
function presentValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (money.has(field) && typeof value === 'number') return formatMoney(value);
  if (field === 'expiration' && typeof value === 'string') return expiryLabel(value);
  if (field === 'priceBreaks') return formatPriceBreaks(value as PriceBreak[]) || '—';
  if (field === 'bonus') return formatBonus(value as CampaignBonus);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Returns a change with its fields in the order in which they were stored. */
export const presentEvent = (row: ListingEventRow) => ({
  at: row.at.toISOString(),
  by: row.by_name,
  source: row.source,
  changes: Object.entries(row.changes).map(([field, [before, after]]) => ({
    field,
    before: presentValue(field, before),
    after: presentValue(field, after),
  })),
});
