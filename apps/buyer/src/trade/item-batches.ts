import type { Listing } from '@havan/contract/catalogue';
import { analyticsBatchSize, analyticsCurrency } from '@havan/domain/limits';
import { payPrice } from './prices.ts';

/** One offer or product as analytics knows it; prices are lira there, not kuruş. */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  readonly price?: number;
  readonly quantity?: number;
  /** Where it stood in its list, from 1. */
  readonly index?: number;
}

export interface ItemEvent {
  readonly name: 'view_item' | 'view_item_list' | 'add_to_wishlist' | 'add_to_cart';
  readonly currency: typeof analyticsCurrency;
  readonly items: readonly AnalyticsItem[];
}

/** Where events go. Consent is asked for there, not here. */
export type EventSink = (event: ItemEvent) => void;

/** Tells of items in the order given, at most eight in one event (specification §7); nothing is told of none. */
export function reportItems(sink: EventSink, name: ItemEvent['name'], items: readonly AnalyticsItem[]): void {
  for (let from = 0; from < items.length; from += analyticsBatchSize) {
    sink({ name, currency: analyticsCurrency, items: items.slice(from, from + analyticsBatchSize) });
  }
}

interface NamedProduct {
  readonly productName: string;
  readonly brandName: string;
}

/** An offer as analytics knows it. */
export const itemOf =
  ({ productName, brandName }: NamedProduct) =>
  (listing: Listing, place: number): AnalyticsItem => ({
    item_id: String(listing.listingId),
    item_name: productName,
    item_brand: brandName,
    price: payPrice(listing) / 100,
    index: place + 1,
  });
