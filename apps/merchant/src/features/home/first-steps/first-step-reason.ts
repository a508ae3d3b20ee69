import { applicationPartLabel } from '@havan/domain/company-application';
import type { CompanyType } from '@havan/domain/company';
import { firstListings, type FirstStepId, type FirstStepState } from '@havan/domain/first-steps';
import { paths } from '../../../paths.ts';
import type { SellingStart } from './selling-start.ts';
import { firstStepTexts } from './first-step-texts.ts';

/** Page on which each step is done. */
export const stepPath: Readonly<Record<FirstStepId, string>> = {
  documents: paths.settings('company'),
  payoutAccount: paths.settings('payout'),
  terms: paths.settings('sales'),
  invoicing: paths.settings('einvoice'),
  listings: paths.newListing(),
  rules: paths.corporate('yasakli-urunler'),
};

/** Returns the missing or awaited part of a step; null where its name contains it. */
export function reasonOf(
  id: FirstStepId,
  state: FirstStepState,
  { missingParts, reviewReason, listings }: SellingStart,
  companyType: CompanyType,
): string | null {
  if (state === 'done') return null;
  if (id === 'payoutAccount') return state === 'missing' ? firstStepTexts.unverified : null;
  if (id === 'listings') return listings > 0 ? firstStepTexts.listed(listings, firstListings) : null;
  if (id === 'rules') return firstStepTexts.agreement;
  if (id !== 'documents') return null;
  if (state === 'waiting') return firstStepTexts.inReview;
  if (state === 'missing') return reviewReason ?? firstStepTexts.asked;
  return firstStepTexts.owed(missingParts.map((part) => applicationPartLabel(part, companyType)).join(', '));
}
