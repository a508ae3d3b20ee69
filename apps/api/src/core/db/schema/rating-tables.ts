import type { AppealState } from '@havan/domain/score-event';
import type { ScorePart } from '@havan/domain/seller-score';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './columns.ts';

/** A buyer's rating of a seller after a completed order; 0 to 10. */
export interface OrderRatingTable {
  order_id: number;
  buyer_company_id: number;
  seller_company_id: number;
  score: number;
  comment: string | null;
  created_at: GeneratedTimestamp;
}

/** A buyer's rating of one line, and so of the product; 0 to 10. */
export interface ProductRatingTable {
  order_id: number;
  line_no: number;
  product_id: number;
  buyer_company_id: number;
  score: number;
  comment: string | null;
  created_at: GeneratedTimestamp;
}

/** The seller's one answer to a rating. */
export interface OrderRatingAnswerTable {
  order_id: number;
  user_id: number;
  text: string;
  created_at: GeneratedTimestamp;
}

/** An appeal of a seller to remove a fact from its score. */
export interface ScoreAppealTable {
  id: GeneratedAlways<number>;
  company_id: number;
  user_id: number;
  order_id: number;
  part: ScorePart;
  text: string;
  state: Generated<AppealState>;
  ruling: string | null;
  created_at: GeneratedTimestamp;
  decided_at: Timestamp | null;
}

export interface RatingTables {
  order_rating_answer: OrderRatingAnswerTable;
  score_appeal: ScoreAppealTable;
  order_rating: OrderRatingTable;
  product_rating: ProductRatingTable;
}
