import type { SimulatedListing } from '@havan/contract/campaigns/campaign-simulation';
import type { CampaignForecast } from '@havan/domain/campaign-forecast';
import type { Kurus } from '@havan/domain/money';
import { productPictureUrl } from '@havan/domain/product-picture';
import type { ListingMarket } from '../../listings/prices/market.service.ts';
import type { SimulatedRow } from './simulation.sql.ts';

/** Returns a simulated listing on the wire. */
export const presentSimulated = (
  row: SimulatedRow,
  { expiration, stock, cost }: ListingMarket['listing'],
  lowest: Kurus | null,
  forecast: CampaignForecast,
): SimulatedListing => ({
  listingId: row.listing_id,
  productName: row.product_name,
  barcode: row.barcode,
  productImageUrl: productPictureUrl(row.product_id),
  expiration,
  stock,
  cost,
  lowest,
  ...forecast,
  warnings: [...forecast.warnings],
});
