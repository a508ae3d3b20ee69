import type { LegalTextSlug } from '@havan/domain/legal-text';
import type { BlueTickType, CompanyType, UserType } from '@havan/domain/company';
import type { ApplicationDocument } from '@havan/domain/company-application';
import type { CompanyReviewState } from '@havan/domain/company-review';
import type { StaffRight } from '@havan/domain/staff-right';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Json, Timestamp } from './columns.ts';

export interface CityTable {
  id: number;
  name: string;
}

export interface TownTable {
  id: number;
  city_id: number;
  name: string;
}

export interface CompanyTable {
  id: Generated<number>;
  company_type: CompanyType;
  name: string;
  trade_name: string;
  city_id: number;
  town_id: number;
  address_line: string;
  phone: string;
  email: string;
  tax_number: string;
  tax_office: string;
  kep_address: string | null;
  mersis_no: string | null;
  /** Global Location Number of GS1. */
  gln: string | null;
  blue_tick_type: BlueTickType | null;
  score_tenths: number | null;
  sales_ban: Generated<boolean>;
  wallet_enabled: Generated<boolean>;
  review_state: Generated<CompanyReviewState>;
  /** When its review last became the operators' task: registered, answered or reopened. */
  in_review_since: GeneratedTimestamp;
  /** The operator's note to the company. */
  review_reason: string | null;
  /** Prefers an expiry of eight months or longer. */
  prefers_long_expiry: Generated<boolean>;
  reviewed_at: Timestamp | null;
  /** Whether it must save its terms and verify a payout account before it lists anything. */
  owes_selling_setup: Generated<boolean>;
  created_at: GeneratedTimestamp;
}

/** The latest document of each kind that a company sent for its review. */
export interface ApplicationDocumentTable {
  company_id: number;
  document: ApplicationDocument;
  file_id: string;
  sent_at: Timestamp;
}

/** The selling terms of a seller. Amounts are kuruş. */
export interface SellerTermsTable {
  company_id: number;
  min_basket: Generated<number>;
  shipping_fee: Generated<number>;
  free_shipping_from: number | null;
  /** `ShippingShare` of the domain. */
  shipping_share: Json | null;
  dispatch_cutoff: Generated<string>;
  dispatch_saturday: Generated<boolean>;
  /** Share of the goods that the platform keeps, in hundredths of a percent. */
  commission_bp: Generated<number>;
  /** When the company last saved them; null while they have the values of the registration. */
  saved_at: Timestamp | null;
}

/** Where and when a seller delivers by itself. */
export interface DeliveryTermsTable {
  company_id: number;
  /** Districts of its own province; null for all of them. */
  town_ids: number[] | null;
  /** ISO days, 1 is Monday. */
  weekdays: Generated<number[]>;
  same_day_until: string | null;
}

export interface AppUserTable {
  id: Generated<number>;
  company_id: number;
  username: string;
  name: string;
  surname: string;
  email: string;
  phone: string;
  role: Generated<'owner' | 'staff'>;
  /** Rights of a staff member; an owner has every right. */
  rights: Generated<StaffRight[]>;
  password_hash: string;
  activation_date: Timestamp | null;
  banned_at: Timestamp | null;
  created_at: GeneratedTimestamp;
  password_set_at: GeneratedTimestamp;
  /** A removed user: their records stay, their user name and address are free again. */
  removed_at: Timestamp | null;
}

/** A family is one sign-in on one device; refreshed tokens belong to it, and it ends as a whole. */
export interface SessionFamilyTable {
  id: string;
  user_id: number;
  user_type: UserType;
  user_agent: Generated<string>;
  created_at: GeneratedTimestamp;
  last_seen_at: GeneratedTimestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  revoke_reason: string | null;
  /** When the second factor was last proved in it. */
  factor_proved_at: Timestamp | null;
}

export interface AccessTokenTable {
  hash: Buffer;
  family_id: string;
  expires_at: Timestamp;
}

export interface RefreshTokenTable {
  hash: Buffer;
  family_id: string;
  expires_at: Timestamp;
  /** Set when the token is exchanged; a reuse after the grace period means theft. */
  used_at: Timestamp | null;
}

export interface HandOverTable {
  hash: Buffer;
  user_id: number;
  user_type: UserType;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  /** The sign-in that created the code. */
  family_id: string;
}

/** A browser in which a user has signed in before. */
export interface KnownDeviceTable {
  user_id: number;
  hash: Buffer;
  last_used_at: Timestamp;
}

/** Throttled attempts: one row for each name or address. */
export interface ThrottleTable {
  key: string;
  attempts: number;
  next_at: Timestamp;
  updated_at: Timestamp;
}

export interface FeatureFlagTable {
  name: string;
  enabled: boolean;
  limited: Generated<boolean>;
  user_ids: Generated<number[]>;
  updated_at: GeneratedTimestamp;
}

export interface ClientErrorTable {
  id: GeneratedAlways<number>;
  user_id: number;
  application: string;
  message: string;
  page_url: string;
  performed_at: Timestamp;
  received_at: GeneratedTimestamp;
}

/** E-mail and SMS, stored in the mailbox or to be sent; a sent message has no body any more. */
export interface OutboxMessageTable {
  id: GeneratedAlways<number>;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  state: Generated<'kept' | 'waiting' | 'sent' | 'dead'>;
  attempts: Generated<number>;
  last_error: string | null;
  settled_at: Timestamp | null;
  created_at: GeneratedTimestamp;
}

/** When each recurring job is due next. */
export interface JobRunTable {
  name: string;
  next_at: Timestamp;
  finished_at: Timestamp | null;
}

/** A version of a legal text that an operator published; never changed. */
export interface LegalTextTable {
  slug: LegalTextSlug;
  version: number;
  html: string;
  must_be_signed: boolean;
  published_at: Timestamp;
  published_by: string;
}

export interface IdentityTables {
  legal_text: LegalTextTable;
  city: CityTable;
  town: TownTable;
  company: CompanyTable;
  application_document: ApplicationDocumentTable;
  seller_terms: SellerTermsTable;
  delivery_terms: DeliveryTermsTable;
  app_user: AppUserTable;
  session_family: SessionFamilyTable;
  access_token: AccessTokenTable;
  refresh_token: RefreshTokenTable;
  hand_over: HandOverTable;
  known_device: KnownDeviceTable;
  throttle: ThrottleTable;
  feature_flag: FeatureFlagTable;
  client_error: ClientErrorTable;
  outbox_message: OutboxMessageTable;
  job_run: JobRunTable;
}
