import { expect, test } from 'vitest';
import { firstSteps, type FirstStepId, type NewSeller } from './first-steps.ts';

const ready: NewSeller = {
  reviewState: 'approved',
  missingParts: [],
  payoutAccount: 'verified',
  hasSavedTerms: true,
  hasInvoiceSettings: true,
  listings: 10,
  hasPendingAgreement: false,
};

const stateOf = (id: FirstStepId, change: Partial<NewSeller>) =>
  firstSteps({ ...ready, ...change }).find((step) => step.id === id)?.state;

test('the list is empty once every step is done', () => {
  expect(firstSteps(ready)).toEqual([]);
  expect(firstSteps({ ...ready, listings: 9 })).toHaveLength(6);
});

test.each([
  ['documents', { reviewState: 'inReview', missingParts: ['taxPlate'] }, 'open'],
  ['documents', { reviewState: 'inReview' }, 'waiting'],
  ['documents', { reviewState: 'informationAsked' }, 'missing'],
  ['documents', { reviewState: 'rejected' }, 'missing'],
  ['payoutAccount', { payoutAccount: 'none' }, 'open'],
  ['payoutAccount', { payoutAccount: 'unverified' }, 'missing'],
  ['terms', { hasSavedTerms: false }, 'open'],
  ['invoicing', { hasInvoiceSettings: false }, 'open'],
  ['listings', { listings: 9 }, 'open'],
  ['rules', { hasPendingAgreement: true }, 'open'],
  ['documents', { listings: 0 }, 'done'],
  ['payoutAccount', { listings: 0 }, 'done'],
] as const)('%s of %o is %s', (id, change, state) => {
  expect(stateOf(id, change)).toBe(state);
});
