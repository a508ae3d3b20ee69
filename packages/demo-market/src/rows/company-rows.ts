import type { IdArrayText, IsoDay } from './column-types.ts';

// Places, companies, their people and what they agreed to. Money in kuruş.

export interface CompanyRow {
  readonly id: number;
  readonly company_type: string;
  readonly name: string;
  readonly trade_name: string;
  readonly city_id: number;
  readonly town_id: number;
  readonly address_line: string;
  readonly phone: string;
  readonly email: string;
  readonly tax_number: string;
  readonly tax_office: string;
  readonly kep_address: string | null;
  readonly mersis_no: string | null;
  readonly score_tenths: number | null;
  readonly sales_ban: boolean;
  readonly review_state: string;
  readonly created_at: Date;
}

export interface BrandBadgeRow {
  readonly company_id: number;
  readonly brand_id: number;
  readonly type: number;
  readonly expires_on: IsoDay | null;
}

export interface BadgeApplicationRow {
  readonly company_id: number;
  readonly brand_id: number;
  readonly type: number;
  readonly file_id: string;
  readonly document_until: IsoDay;
  readonly state: string;
  readonly reason: string | null;
  readonly applied_by: number;
  readonly applied_at: Date;
  readonly ruled_at: Date | null;
}

export interface SellerTermsRow {
  readonly company_id: number;
  readonly min_basket: number;
  readonly shipping_fee: number;
  readonly free_shipping_from: number | null;
  readonly shipping_share: string | null;
  readonly dispatch_cutoff: string;
  readonly commission_bp: number;
}

export interface DeliveryTermsRow {
  readonly company_id: number;
  /** As an array of PostgreSQL: `{1,2,3}`. */
  readonly weekdays: string;
  /** `11:00`; null where nothing comes on the same day. */
  readonly same_day_until: string | null;
}

export interface SellerCarrierRow {
  readonly company_id: number;
  readonly carrier_id: number;
  readonly surcharge: number;
  readonly contract_no: string | null;
}

export interface AppUserRow {
  readonly id: number;
  readonly company_id: number;
  readonly username: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly role: string;
  /** As PostgreSQL writes an array. */
  readonly rights: string;
  readonly password_hash: string;
  readonly activation_date: Date | null;
  readonly created_at: Date;
}

export interface AddressRow {
  readonly id: number;
  readonly company_id: number;
  readonly title: string;
  readonly receiver: string;
  readonly phone: string;
  readonly town_id: number;
  readonly line: string;
  readonly is_default: boolean;
  readonly created_at: Date;
}

export interface StaffInvitationRow {
  readonly id: string;
  readonly company_id: number;
  readonly email: string;
  readonly role: string;
  /** As PostgreSQL writes an array. */
  readonly rights: string;
  readonly invited_by: number;
  readonly sent_at: Date;
  readonly expires_at: Date;
}

export interface AgreementSignatureRow {
  readonly user_id: number;
  readonly slug: string;
  readonly version: number;
  readonly signed_at: Date;
}

export interface AgreementAcknowledgementRow {
  readonly user_id: number;
  readonly acknowledged_at: Date;
}

export interface FeatureFlagRow {
  readonly name: string;
  readonly enabled: boolean;
  readonly limited: boolean;
  readonly user_ids: IdArrayText;
}

export interface AccessListRow {
  readonly name: string;
  readonly user_ids: IdArrayText;
}
