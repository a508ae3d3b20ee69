import type { CampaignKind, CampaignState } from '@havan/domain/campaign';
import type { AnnouncementAudience, ContentTargetKind, HomeRowKey } from '@havan/domain/shop-content';
import type { SpecialDayOfferState, SpecialDayState } from '@havan/domain/special-day';
import type { ListingState } from '@havan/domain/listing';
import type { ProductKind } from '@havan/domain/product-permission';
import type { BlueTickType } from '@havan/domain/company';
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
  is_active: Generated<boolean>;
}

export interface BrandTable {
  id: Generated<number>;
  name: string;
  /** Hash of its logo, which is stored like a product photograph; null for a brand without one. */
  logo_hash: string | null;
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
  /** Class of goods; null while undecided, which forbids the product (law 6197, art. 24 and 28). */
  kind: ProductKind | null;
  is_registered_in_uts: Generated<boolean>;
  /** Its number there; null when it is the barcode. */
  uts_number: string | null;
  is_opened_by_operator: Generated<boolean>;
  /** The product that this one was merged into. */
  merged_into: number | null;
  /** Derived from the three columns above: a product that is not `sellable` can be neither listed nor bought. */
  permission: GeneratedAlways<'sellable' | 'forbidden'>;
  created_at: GeneratedTimestamp;
}

/** A picture of a product: a `drawn` one has only a spec, a `photo` has all other columns. */
export interface ProductPictureTable {
  product_id: number;
  /** From 1, the main picture first. */
  position: number;
  kind: 'drawn' | 'photo';
  /** The parameters of a drawn picture: view, form, range, colour line, measures. */
  spec: Json | null;
  storage_key: string | null;
  /** SHA-256 of the bytes under `storage_key`, in hexadecimal. */
  content_hash: string | null;
  content_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | null;
  width: number | null;
  height: number | null;
  alt: string | null;
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
  /** The second guard against overselling; the first is the conditional update at reservation. */
  stock: number;
  min_quantity: Generated<number>;
  max_quantity: number | null;
  pack_size: Generated<number>;
  /** `PriceBreak[]` by ascending quantity, in kuruş. */
  price_breaks: ColumnType<unknown, string | undefined, string>;
  /** "Mal fazlası", `CampaignBonus`. */
  bonus: Json | null;
  /** Last usable day; null for products that do not expire. */
  expiration: string | null;
  state: Generated<ListingState>;
  suspended_reason: string | null;
  /** The seller's own cost of a unit, in kuruş. */
  cost: number | null;
  shelf: Generated<string>;
  lot: Generated<string>;
  /** Serial numbers of units that are tracked one by one, as scanned. */
  serials: Generated<string[]>;
  /** Paused by a holiday of its seller; reactivated automatically. */
  is_on_holiday: Generated<boolean>;
  version: Generated<number>;
  deleted_at: Timestamp | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/**
 * Number of a seller's listings by state, stock and expiry, kept by triggers on `listing`; rows with the same values
 * add up.
 */
export interface ListingTallyTable {
  seller_id: number;
  state: ListingState;
  /** 1 for listings with stock, 0 for those without. */
  stock: number;
  expiration: string | null;
  listings: number;
}

/** One row for each listing and day on which its price differed: the source of "lowest in 30 days". */
export interface ListingPriceHistoryTable {
  listing_id: number;
  day: string;
  sale_price: number;
}

export interface FavouriteTable {
  user_id: number;
  product_id: number;
  created_at: GeneratedTimestamp;
  /** The lowest price on the day it was marked; null when the product had no offer. */
  seen_price: number | null;
}

export interface CampaignTable {
  id: Generated<number>;
  code: string;
  seller_id: number | null;
  /** The link target of a market campaign. */
  category_id: number | null;
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
  /** Whether it covers only the listings of `campaign_listing`. */
  is_selected: Generated<boolean>;
  /** Units over all companies, and the remaining ones; null without a limit. */
  unit_limit: number | null;
  units_left: number | null;
  company_limit: number | null;
  version: Generated<number>;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  /** When its seller stopped it; it runs until `ends_at`. */
  stopped_at: Timestamp | null;
  /** The planned end of a paused campaign; null while it is not paused. */
  paused_end: Timestamp | null;
  /** Why the market paused it. */
  pause_reason: string | null;
  /** The campaign whose run before a pause this is. */
  archive_of: number | null;
}

export interface CampaignListingTable {
  campaign_id: number;
  listing_id: number;
}

/** A day that the market opens, and that sellers join with offers until a deadline. */
export interface SpecialDayTable {
  id: Generated<number>;
  title: string;
  description: Generated<string>;
  /** The lowest discount of an offer, in percent of the price of its listing. */
  least_percent: number;
  join_until: Timestamp;
  starts_at: Timestamp;
  ends_at: Timestamp;
  state: SpecialDayState;
  created_at: Timestamp;
}

/** An offer of a seller for a special day: one of its listings at a price in kuruş. */
export interface SpecialDayOfferTable {
  id: Generated<number>;
  special_day_id: number;
  seller_id: number;
  listing_id: number;
  price: number;
  unit_limit: number | null;
  state: SpecialDayOfferState;
  reason: string | null;
  proposed_at: Timestamp;
  decided_at: Timestamp | null;
  /** The campaign that an approved offer became. */
  campaign_id: number | null;
}

/** A heading under which the market groups campaigns. */
export interface SpecialOfferTagTable {
  id: Generated<number>;
  title: string;
  description: Generated<string>;
  position: number;
  is_shown: Generated<boolean>;
}

export interface CampaignTagTable {
  tag_id: number;
  campaign_id: number;
}

/** An announcement at the head of the buyer home. */
export interface SliderTable {
  id: Generated<number>;
  title: string;
  body: Generated<string>;
  target_kind: ContentTargetKind;
  target_id: number | null;
  href: string;
  position: number;
  starts_at: Timestamp;
  ends_at: Timestamp;
}

/** A row of the buyer home. */
export interface HomeRowTable {
  key: HomeRowKey;
  /** Replaces its default title; null keeps that. */
  title: string | null;
  position: number;
  is_shown: Generated<boolean>;
}

/** An announcement of the market to its companies. */
export interface AnnouncementTable {
  id: Generated<number>;
  sub_category_id: number;
  body: string;
  audience: AnnouncementAudience;
  target_kind: string | null;
  target_id: number | null;
  href: string | null;
  published_at: Timestamp;
  companies: number;
}

/** Units of a limited campaign that a company has reserved for a cart line or bought. */
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

/** A change that the search index must reload; without a product, everything. */
export interface MarketChangeTable {
  id: GeneratedAlways<number>;
  tx: GeneratedAlways<string>;
  product_id: number | null;
  seller_id: number | null;
  at: GeneratedTimestamp;
}

/** A catalogue fact that API processes must drop from their cache; without an id, all of that kind. */
export interface FactChangeTable {
  tx: GeneratedAlways<string>;
  kind: 'product' | 'seller' | 'campaign';
  fact_id: number | null;
  at: GeneratedTimestamp;
}

/** A badge of a seller for one brand: 1 authorised, 2 official. */
export interface BrandBadgeTable {
  company_id: number;
  brand_id: number;
  type: BlueTickType;
  expires_on: string | null;
  created_at: GeneratedTimestamp;
}

/** A change of many listings at once. */
export interface ListingBatchTable {
  id: string;
  seller_id: number;
  user_id: number;
  kind: string;
  summary: string;
  changed: Generated<number>;
  created_at: Timestamp;
  undo_until: Timestamp;
  undone_at: Timestamp | null;
  seq: GeneratedAlways<number>;
  state: Generated<'running' | 'done' | 'undoing' | 'undone'>;
  change: Json | null;
  ticked: Generated<string[]>;
  total: Generated<number>;
  done: Generated<number>;
  refused: Generated<number>;
  undone: Generated<number>;
  kept: Generated<number>;
}

/** A rule by which the price of a listing follows the cheapest offer of others. */
export interface PriceRuleTable {
  listing_id: number;
  seller_id: number;
  undercut: number;
  floor: number;
  ceiling: number;
  pause_minutes: number;
  is_on: Generated<boolean>;
  created_by: number;
  updated_at: Timestamp;
  changed_at: Timestamp | null;
  checked_at: Timestamp | null;
  sentence: Generated<string>;
}

/** Every price that a rule has set. */
export interface PriceRuleLogTable {
  id: GeneratedAlways<number>;
  listing_id: number;
  at: Timestamp;
  before: number;
  after: number;
  reason: string;
  sentence: string;
}

/** Days on which a seller sells nothing. */
export interface SellerHolidayTable {
  company_id: number;
  starts_on: string;
  ends_on: string;
  begun_at: Timestamp | null;
  created_by: number;
  created_at: Timestamp;
}

/** The listings of a batch, each with its outcome. */
export interface ListingBatchRowTable {
  batch_id: string;
  listing_id: number;
  state: Generated<'waiting' | 'changed' | 'same' | 'refused' | 'undone' | 'kept'>;
  sentence: string | null;
  version: number | null;
  changes: Json | null;
}

/** The history of listings. */
export interface ListingEventTable {
  id: GeneratedAlways<number>;
  listing_id: number;
  seller_id: number;
  at: Timestamp;
  user_id: number | null;
  source: 'screen' | 'file' | 'api' | 'rule' | 'job' | 'platform';
  batch_id: string | null;
  changes: Json;
}

export interface CatalogueTables {
  brand_badge: BrandBadgeTable;
  listing_batch: ListingBatchTable;
  listing_batch_row: ListingBatchRowTable;
  seller_holiday: SellerHolidayTable;
  price_rule: PriceRuleTable;
  price_rule_log: PriceRuleLogTable;
  listing_event: ListingEventTable;
  category: CategoryTable;
  brand: BrandTable;
  product: ProductTable;
  product_picture: ProductPictureTable;
  rx_product: RxProductTable;
  listing: ListingTable;
  listing_tally: ListingTallyTable;
  listing_price_history: ListingPriceHistoryTable;
  favourite: FavouriteTable;
  campaign: CampaignTable;
  campaign_listing: CampaignListingTable;
  campaign_claim: CampaignClaimTable;
  campaign_tag: CampaignTagTable;
  announcement: AnnouncementTable;
  home_row: HomeRowTable;
  slider: SliderTable;
  special_day: SpecialDayTable;
  special_day_offer: SpecialDayOfferTable;
  special_offer_tag: SpecialOfferTagTable;
  market_change: MarketChangeTable;
  fact_change: FactChangeTable;
}
