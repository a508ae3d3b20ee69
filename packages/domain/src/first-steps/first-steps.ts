import type { ApplicationPart } from '../company-application/company-application.ts';
import type { CompanyReviewState } from '../company-review/company-review.ts';

/** Steps of a new seller until its first sale, in display order. */
export const firstStepIds = [
  'documents',
  'payoutAccount',
  'terms',
  'invoicing',
  'listings',
  'rules',
] as const;
export type FirstStepId = (typeof firstStepIds)[number];

/** `waiting`: reviewed by an operator; `missing`: returned with a reason. */
export const firstStepStates = ['open', 'waiting', 'missing', 'done'] as const;
export type FirstStepState = (typeof firstStepStates)[number];

/** Number of listings from which a seller is not new any more. */
export const firstListings = 10;

export interface NewSeller {
  readonly reviewState: CompanyReviewState;
  /** Missing parts of the application. */
  readonly missingParts: readonly ApplicationPart[];
  /** Whether no account exists, one waits for its code, or one is verified. */
  readonly payoutAccount: 'none' | 'unverified' | 'verified';
  readonly hasSavedTerms: boolean;
  readonly hasInvoiceSettings: boolean;
  /** Number of listings ever created, in any state. */
  readonly listings: number;
  readonly hasPendingAgreement: boolean;
}

export interface FirstStep {
  readonly id: FirstStepId;
  readonly state: FirstStepState;
}

/** Returns the state of each first step of a seller; an empty list when all of them are done. */
export function firstSteps(seller: NewSeller): FirstStep[] {
  const doneIf = (isDone: boolean): FirstStepState => (isDone ? 'done' : 'open');
  const states: Readonly<Record<FirstStepId, FirstStepState>> = {
    documents: documentsState(seller),
    payoutAccount:
      seller.payoutAccount === 'unverified' ? 'missing' : doneIf(seller.payoutAccount === 'verified'),
    terms: doneIf(seller.hasSavedTerms),
    invoicing: doneIf(seller.hasInvoiceSettings),
    listings: doneIf(seller.listings >= firstListings),
    rules: doneIf(!seller.hasPendingAgreement),
  };
  const steps = firstStepIds.map((id) => ({ id, state: states[id] }));
  return steps.every(({ state }) => state === 'done') ? [] : steps;
}

function documentsState({ reviewState, missingParts }: NewSeller): FirstStepState {
  if (reviewState === 'approved') return 'done';
  if (reviewState !== 'inReview') return 'missing';
  return missingParts.length > 0 ? 'open' : 'waiting';
}
