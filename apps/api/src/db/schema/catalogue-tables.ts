import type { CampaignKind, CampaignState } from '@havan/domain/campaign';
import type { ListingState } from '@havan/domain/listing';
import type { VatRate } from '@havan/domain/money';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Json, Timestamp } from './columns.ts';

export interface CategoryTable {
  id: number;
  parent_id: number | null;
  name: string;
  depth: number;
  position: Generated<number>;
  is_highlight: Generated<boolean>;
}

export interface BrandTable {
  id: Generated<number>;
  name: string;
}

export interface ProductTable {
  id: Generated<number>;
  barcode: string;
  name: string;
  /** Name and brand folded for search: lower case, without Turkish letters. */
  search_text: string;
  brand_id: number;
  category_id: number;
  vat_rate: VatRate;
  /** Recommended retail price (PSF) in kuruş, VAT included. */
  psf: number | null;
  description: Generated<string>;
  form: string;
  size: string;
  /** What the pack shot is drawn from: form, range, colour line, measures. */
  pack: Json;
  /** Medicines are kept in rx_product; whatever is not `sellable` can be neither listed nor bought (law 6197, art. 24). */
  permission: Generated<'sellable' | 'forbidden'>;
  created_at: GeneratedTimestamp;
}

/** Licensed medicines: found by the search, never listed or sold here. */
export interface RxProductTable {
  id: Generated<number>;
  barcode: string;
  name: string;
  search_text: string;
}

export interface ListingTable {
  id: Generated<number>;
  product_id: number;
  seller_id: number;
  /** VAT-inclusive unit price in kuruş; a discount_price above 0 is the price to pay (specification §3). */
  price: number;
  discount_price: Generated<number>;
  sale_price: GeneratedAlways<number>;
  /** The second wall against overselling; the first is the conditional update at reservation. */
  stock: number;
  min_quantity: Generated<number>;
  max_quantity: number | null;
  pack_size: Generated<number>;
  /** Last usable day; null for goods without an expiry. */
  expiration: string | null;
  state: Generated<ListingState>;
  suspended_reason: string | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** One row a listing and day on which its price differed: the source of "lowest in 30 days". */
export interface ListingPriceHistoryTable {
  listing_id: number;
  day: string;
  sale_price: number;
}

export interface FavouriteTable {
  user_id: number;
  product_id: number;
  created_at: GeneratedTimestamp;
  /** The lowest price on the day it was marked; null when nobody offered it. */
  seen_price: number | null;
}

export interface CampaignTable {
  id: Generated<number>;
  code: string;
  seller_id: number | null;
  /** Of a campaign of the market: where it leads. */
  category_id: Generated<number | null>;
  title: string;
  description: Generated<string>;
  kind: CampaignKind;
  state: CampaignState;
  value: Generated<number>;
  starts_at: Timestamp;
  ends_at: Timestamp;
  /** `CampaignStep[]`. */
  steps: ColumnType<unknown, string | undefined, string>;
  buy_quantity: number | null;
  free_quantity: number | null;
  /** Only for the listings of `campaign_listing`. */
  is_selected: Generated<boolean>;
  /** Units over all companies, and what is left of them; null without a limit. */
  unit_limit: number | null;
  units_left: number | null;
  company_limit: number | null;
}

export interface CampaignListingTable {
  campaign_id: number;
  listing_id: number;
}

/** Units of a limited campaign that a company holds for a line of its basket, or has bought. */
export interface CampaignClaimTable {
  id: GeneratedAlways<number>;
  campaign_id: number;
  company_id: number;
  listing_id: number;
  units: number;
  state: 'held' | 'consumed';
  payment_id: string | null;
  held_until: Timestamp;
  created_at: GeneratedTimestamp;
}

/** What the index inside the API must look at again; without a product, everything. */
export interface MarketChangeTable {
  id: GeneratedAlways<number>;
  tx: GeneratedAlways<string>;
  product_id: number | null;
  at: GeneratedTimestamp;
}

/** Whose words an API process must forget; without an id, everybody's of that kind. */
export interface FactChangeTable {
  tx: GeneratedAlways<string>;
  kind: 'product' | 'seller' | 'campaign';
  fact_id: number | null;
  at: GeneratedTimestamp;
}

export interface CatalogueTables {
  category: CategoryTable;
  brand: BrandTable;
  product: ProductTable;
  rx_product: RxProductTable;
  listing: ListingTable;
  listing_price_history: ListingPriceHistoryTable;
  favourite: FavouriteTable;
  campaign: CampaignTable;
  campaign_listing: CampaignListingTable;
  campaign_claim: CampaignClaimTable;
  market_change: MarketChangeTable;
  fact_change: FactChangeTable;
}
