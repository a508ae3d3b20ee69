import type { GeneratedTimestamp } from './columns.ts';

/** What a buyer says of a seller after a completed order; 0 to 10. */
export interface OrderRatingTable {
  order_id: number;
  buyer_company_id: number;
  seller_company_id: number;
  score: number;
  comment: string | null;
  created_at: GeneratedTimestamp;
}

/** What a buyer says of one line of it, and so of the product; 0 to 10. */
export interface ProductRatingTable {
  order_id: number;
  line_no: number;
  product_id: number;
  buyer_company_id: number;
  score: number;
  comment: string | null;
  created_at: GeneratedTimestamp;
}

export interface RatingTables {
  order_rating: OrderRatingTable;
  product_rating: ProductRatingTable;
}
