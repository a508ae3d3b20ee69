import type { CompanyType } from '../company/company.ts';
import { membershipAgreementCutoff } from '../limits/limits.ts';

/**
 * Returns whether the membership agreement modal is shown: for all company types but pharmacies, only before
 * 3 June 2024 (specification §4).
 */
export function showsMembershipAgreement(companyType: CompanyType, approved: boolean, now: Date): boolean {
  return !approved && companyType !== 'pharmacy' && now.getTime() < Date.parse(membershipAgreementCutoff);
}

/** Returns whether a pending user agreement blocks the page until it is accepted (specification §4). */
export function isBlockedByAgreement(user: { readonly hasPendingAgreement: boolean }): boolean {
  return user.hasPendingAgreement;
}
