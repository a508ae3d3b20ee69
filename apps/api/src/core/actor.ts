import type { CompanyType, UserType } from '@havan/domain/company';
import type { CompanyReviewState } from '@havan/domain/company-review';
import type { StaffRight } from '@havan/domain/staff-right';

/** The acting user and their company, read from the session and never from the request. */
export interface Actor {
  readonly userId: number;
  readonly username: string;
  readonly role: 'owner' | 'staff';
  readonly companyId: number;
  readonly companyType: CompanyType;
  /** Actions that the user may take for the company. */
  readonly rights: readonly StaffRight[];
  readonly reviewState: CompanyReviewState;
  readonly salesBan: boolean;
  readonly isWalletAvailable: boolean;
  /** The area of the apps for which this session was opened. */
  readonly userType: UserType;
  /** The sign-in (token family) of this session. */
  readonly familyId: string;
  /** The API key of a program that acts for the user; undefined for a person. */
  readonly apiKeyId?: number;
}
