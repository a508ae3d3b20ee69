import type { CompanyType } from '@havan/domain/company';
import type { CodePurpose, LinkPurpose } from '@havan/domain/one-time-code';
import type { StaffRight } from '@havan/domain/staff-right';
import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** An application whose e-mail address and phone number are not yet verified. */
export interface RegistrationTable {
  id: string;
  email: string;
  company_type: CompanyType;
  company_name: string;
  tax_number: string;
  tax_office: string;
  town_id: number;
  address_line: string;
  name: string;
  surname: string;
  username: string;
  phone: string;
  password_hash: string;
  agreed_at: Timestamp;
  email_verified_at: Timestamp | null;
  expires_at: Timestamp;
}

/** One valid code for a purpose and subject: `registration:…` or `user:…`. */
export interface OneTimeCodeTable {
  purpose: CodePurpose;
  subject: string;
  recipient: string;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

/** The authenticator of a member, which is used from `confirmed_at` on. */
export interface MemberSecondFactorTable {
  user_id: number;
  secret: Buffer;
  last_step: Generated<number>;
  created_at: Timestamp;
  confirmed_at: Timestamp | null;
}

export interface MemberRecoveryCodeTable {
  user_id: number;
  hash: Buffer;
  used_at: Timestamp | null;
}

export interface AccountLinkTable {
  hash: Buffer;
  purpose: LinkPurpose;
  subject: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface StaffInvitationTable {
  id: string;
  company_id: number;
  email: string;
  role: 'owner' | 'staff';
  rights: Generated<StaffRight[]>;
  invited_by: number;
  sent_at: Timestamp;
  expires_at: Timestamp;
  accepted_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

export interface AccountTables {
  member_second_factor: MemberSecondFactorTable;
  member_recovery_code: MemberRecoveryCodeTable;
  registration: RegistrationTable;
  one_time_code: OneTimeCodeTable;
  account_link: AccountLinkTable;
  staff_invitation: StaffInvitationTable;
}
