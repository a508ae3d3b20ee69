import type { IssueCategory } from '@havan/domain/product-issue';
import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** The best price of a product on a day on which it changed. */
export interface ProductPriceDayTable {
  product_id: number;
  day: string;
  lowest: number;
  /** The best price at the end of the day; null without an offer. */
  closing: number | null;
}

/** The best price of a product under campaigns during a period; without an end it is current. */
export interface ProductCampaignPriceTable {
  product_id: number;
  price: number;
  from_at: Timestamp;
  to_at: Timestamp | null;
}

export interface ProductQuestionTable {
  id: Generated<number>;
  product_id: number;
  user_id: number;
  company_id: number;
  body: string;
  asked_at: Timestamp;
}

export interface ProductAnswerTable {
  question_id: number;
  company_id: number;
  user_id: number;
  body: string;
  answered_at: Timestamp;
}

export interface ProductIssueTable {
  id: Generated<number>;
  product_id: number;
  listing_id: number | null;
  user_id: number;
  company_id: number;
  category: IssueCategory;
  note: Generated<string>;
  reported_at: Timestamp;
  state: Generated<'open' | 'asked' | 'closed'>;
  answer: string | null;
  answered_at: Timestamp | null;
  answered_by: number | null;
  /** The operator's question to the seller. */
  question: string | null;
  ruling: 'upheld' | 'dismissed' | null;
  reason: string | null;
  ruled_at: Timestamp | null;
  ruled_by: number | null;
}

/** How often companies opened the page of a product on a day. */
export interface ProductViewDayTable {
  product_id: number;
  day: string;
  views: number;
}

export interface ProductPageTables {
  product_view_day: ProductViewDayTable;
  product_price_day: ProductPriceDayTable;
  product_campaign_price: ProductCampaignPriceTable;
  product_question: ProductQuestionTable;
  product_answer: ProductAnswerTable;
  product_issue: ProductIssueTable;
}
