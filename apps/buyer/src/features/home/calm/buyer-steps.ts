import type { CompanyReviewState } from '@havan/domain/company-review';

export type BuyerStep = 'documents' | 'addresses' | 'favourites' | 'smartCart';

/** Days from the activation in which a member counts as new. */
const newDays = 30;
const dayMs = 86_400_000;

interface Member {
  /** ISO instant; null before the account was activated. */
  readonly activationDate: string | null;
  readonly reviewState: CompanyReviewState;
}

/**
 * Returns the first steps of a member on a day without open work: what the review needs and, once prices are shown, how
 * to buy. None for an approved member after the first thirty days.
 */
export function buyerSteps({ activationDate, reviewState }: Member, now: Date): readonly BuyerStep[] {
  const isApproved = reviewState === 'approved';
  const age = activationDate === null ? 0 : now.getTime() - Date.parse(activationDate);
  if (isApproved && age > newDays * dayMs) return [];
  return isApproved ? ['smartCart', 'favourites', 'addresses'] : ['documents', 'addresses', 'favourites'];
}
