import type { IsoDay } from './column-types.ts';

// Favourites, carts, questions, messages and notifications. Money in kuruş.

export interface FavouriteRow {
  readonly user_id: number;
  readonly product_id: number;
  readonly created_at: Date;
  readonly seen_price: number | null;
}

export interface ProductAlertRow {
  readonly user_id: number;
  readonly product_id: number;
  readonly price_drop: boolean;
  readonly back_in_stock: boolean;
}

export interface CartItemRow {
  readonly company_id: number;
  readonly listing_id: number;
  readonly quantity: number;
  readonly seen_price: number;
  readonly seen_expiration: IsoDay | null;
  readonly added_at: Date;
  readonly updated_at: Date;
}

export interface ProductQuestionRow {
  readonly id: number;
  readonly product_id: number;
  readonly user_id: number;
  readonly company_id: number;
  readonly body: string;
  readonly asked_at: Date;
}

export interface ProductAnswerRow {
  readonly question_id: number;
  readonly company_id: number;
  readonly user_id: number;
  readonly body: string;
  readonly answered_at: Date;
}

export interface ConversationRow {
  readonly id: number;
  readonly buyer_id: number;
  readonly seller_id: number;
  readonly created_at: Date;
}

export interface MessageRow {
  readonly conversation_id: number;
  readonly sender_id: number;
  readonly body: string;
  readonly issue_date: Date;
  readonly read_at: Date | null;
}

export interface NotificationRow {
  readonly company_id: number;
  readonly main_category_id: number;
  readonly sub_category_id: number;
  readonly body: string;
  readonly redirect_url: string | null;
  readonly issue_date: Date;
  readonly read_at: Date | null;
}

export interface AnnouncementRow {
  readonly sub_category_id: number;
  readonly body: string;
  readonly audience: 'all';
  readonly href: string;
  readonly published_at: Date;
  readonly companies: number;
}

export interface SupportTicketRow {
  readonly id: number;
  readonly company_id: number;
  readonly user_id: number;
  readonly category: string;
  readonly subject: string;
  readonly state: string;
  readonly order_id: number | null;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly seen_at: Date;
  readonly waits_since: Date | null;
  readonly due_at: Date | null;
  readonly closed_at: Date | null;
}

export interface SupportMessageRow {
  readonly ticket_id: number;
  readonly party: string;
  readonly user_id: number | null;
  readonly body: string;
  readonly at: Date;
  readonly due_at: Date | null;
}
