import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './columns.ts';

export interface ProductAlertTable {
  user_id: number;
  product_id: number;
  price_drop: boolean;
  back_in_stock: boolean;
  target_price: number | null;
  /** The best price at the last check; null without an offer. */
  known_price: number | null;
  created_at: GeneratedTimestamp;
}

/** The read position of the alerts job, a single row. */
export interface AlertLookTable {
  only_one: Generated<boolean>;
  snapshot: string;
  day: string;
  looked_at: Timestamp | null;
}

/** A recently removed favourite with its alert, for undo. */
export interface FavouriteRemovedTable {
  user_id: number;
  product_id: number;
  liked_at: Timestamp;
  seen_price: number | null;
  price_drop: boolean | null;
  back_in_stock: boolean | null;
  target_price: number | null;
  known_price: number | null;
  removed_at: Timestamp;
}

export interface WishlistTables {
  favourite_removed: FavouriteRemovedTable;
  product_alert: ProductAlertTable;
  alert_look: AlertLookTable;
}
