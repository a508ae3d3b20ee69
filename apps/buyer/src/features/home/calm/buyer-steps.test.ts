import { expect, test } from 'vitest';
import { buyerSteps } from './buyer-steps.ts';

const now = new Date('2026-11-28T09:00:00Z');

test('a company in review begins with its documents, however long the review takes', () => {
  const member = { reviewState: 'inReview', activationDate: '2026-01-01T09:00:00.000Z' } as const;
  expect(buyerSteps(member, now)[0]).toBe('documents');
});

test('an approved member begins with the smart cart, for thirty days', () => {
  const member = (activationDate: string) => ({ reviewState: 'approved', activationDate }) as const;
  expect(buyerSteps(member('2026-10-29T09:00:00.000Z'), now)[0]).toBe('smartCart');
  expect(buyerSteps(member('2026-10-29T08:59:59.000Z'), now)).toEqual([]);
});
