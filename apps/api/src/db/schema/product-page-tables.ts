import type { IssueCategory } from '@havan/domain/product-issue';
import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** The best price of a product on a day on which it moved. */
export interface ProductPriceDayTable {
  product_id: number;
  day: string;
  lowest: number;
  /** The best price at its end; null when nobody offered it any more. */
  closing: number | null;
}

/** What campaigns made of the best price of a product, for how long; without an end it holds now. */
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
}

export interface ProductPageTables {
  product_price_day: ProductPriceDayTable;
  product_campaign_price: ProductCampaignPriceTable;
  product_question: ProductQuestionTable;
  product_answer: ProductAnswerTable;
  product_issue: ProductIssueTable;
}
