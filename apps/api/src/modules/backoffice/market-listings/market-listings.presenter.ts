import type { MarketListing, RiskMark } from '@havan/contract/backoffice/risk/market-listings';
import type { MarketListingRow } from './market-listings.sql.ts';
import type { RiskMarkRow } from './risk-marks.sql.ts';

export const presentMarketListing = (row: MarketListingRow): MarketListing => ({
  listingId: row.id,
  productId: row.product_id,
  productName: row.product_name,
  brandName: row.brand_name,
  barcode: row.barcode,
  sellerId: row.seller_id,
  seller: row.seller,
  expiration: row.expiration,
  lot: row.lot,
  price: row.price,
  stock: row.stock,
  state: row.state,
  suspendedReason: row.suspended_reason,
});

export const presentRiskMark = (row: RiskMarkRow): RiskMark => ({
  markId: row.id,
  of: row.of,
  name: row.name,
  cause: row.cause,
  note: row.note,
  markedAt: row.marked_at.toISOString(),
  markedBy: row.marked_by,
  listings: row.listings,
  missing: row.missing,
});
