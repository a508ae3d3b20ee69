import type { ProductKind } from '@havan/domain/product-permission';
import type { IsoDay, JsonText } from './column-types.ts';
import type { ContentTargetKind } from '@havan/domain/shop-content';
import type { SpecialDayOfferState, SpecialDayState } from '@havan/domain/special-day';

// What is sold, its prices and campaigns. Money in kuruş.

export interface BrandRow {
  readonly id: number;
  readonly name: string;
}

export interface ProductRow {
  readonly id: number;
  readonly barcode: string;
  readonly name: string;
  readonly search_text: string;
  readonly brand_id: number;
  readonly category_id: number;
  readonly vat_rate: number;
  readonly psf: number | null;
  readonly description: string;
  readonly form: string;
  readonly size: string;
  /** Class of goods; the rows of this market are all classified. */
  readonly kind: ProductKind;
  readonly is_registered_in_uts: boolean;
  readonly created_at: Date;
}

/** A drawn picture; the market has no photographs. */
export interface ProductPictureRow {
  readonly product_id: number;
  readonly position: number;
  readonly kind: 'drawn';
  readonly spec: JsonText;
}

export interface RxProductRow {
  readonly barcode: string;
  readonly name: string;
  readonly search_text: string;
}

export interface ProductPriceDayRow {
  readonly product_id: number;
  readonly day: IsoDay;
  readonly lowest: number;
  readonly closing: number | null;
}

export interface ListingRow {
  readonly id: number;
  readonly product_id: number;
  readonly seller_id: number;
  readonly price: number;
  readonly discount_price: number;
  readonly stock: number;
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly pack_size: number;
  readonly expiration: IsoDay | null;
  readonly state: string;
  readonly suspended_reason: string | null;
  readonly lot: string;
  readonly shelf: string;
  /** JSON. */
  readonly price_breaks: string;
  /** JSON. */
  readonly bonus: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ListingPriceHistoryRow {
  readonly listing_id: number;
  readonly day: IsoDay;
  readonly sale_price: number;
}

export interface CampaignRow {
  readonly id: number;
  readonly code: string;
  readonly seller_id: number | null;
  readonly category_id: number | null;
  readonly title: string;
  readonly description: string;
  readonly kind: string;
  readonly state: string;
  readonly value: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly steps: JsonText;
  readonly buy_quantity: number | null;
  readonly free_quantity: number | null;
  readonly is_selected: boolean;
  readonly unit_limit: number | null;
  readonly units_left: number | null;
  readonly company_limit: number | null;
}

export interface CampaignListingRow {
  readonly campaign_id: number;
  readonly listing_id: number;
}

export interface SpecialOfferTagRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly position: number;
}

export interface CampaignTagRow {
  readonly tag_id: number;
  readonly campaign_id: number;
}

export interface SpecialDayRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly least_percent: number;
  readonly join_until: Date;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly state: SpecialDayState;
  readonly created_at: Date;
}

export interface SpecialDayOfferRow {
  readonly special_day_id: number;
  readonly seller_id: number;
  readonly listing_id: number;
  readonly price: number;
  readonly state: SpecialDayOfferState;
  readonly proposed_at: Date;
  readonly decided_at: Date | null;
  readonly campaign_id: number | null;
}

export interface SliderRow {
  readonly title: string;
  readonly body: string;
  readonly target_kind: ContentTargetKind;
  readonly target_id: number | null;
  readonly href: string;
  readonly position: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export interface SearchAdvertRow {
  readonly advert_text: string;
  readonly href: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
}
