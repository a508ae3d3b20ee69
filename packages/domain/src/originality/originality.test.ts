import { expect, it, test } from 'vitest';
import {
  dueAfterRejection,
  needsInvoice,
  originalityRetryMs,
  originalityStateLabels,
  originalityStates,
  riskCauseLabels,
  riskCauses,
} from './originality.ts';

test('every cause and every state has a unique label', () => {
  expect(new Set(riskCauses.map((cause) => riskCauseLabels[cause])).size).toBe(riskCauses.length);
  expect(new Set(originalityStates.map((state) => originalityStateLabels[state])).size).toBe(
    originalityStates.length,
  );
});

it('requires an invoice until one is submitted or approved', () => {
  expect(originalityStates.filter(needsInvoice)).toEqual(['missing', 'rejected']);
});

it('leaves time after a rejection, and never shortens the deadline', () => {
  const now = new Date('2026-11-23T09:00:00Z');
  const soon = new Date(now.getTime() + 1000);
  const far = new Date(now.getTime() + originalityRetryMs + 1000);
  expect(dueAfterRejection(soon, now).getTime()).toBe(now.getTime() + originalityRetryMs);
  expect(dueAfterRejection(far, now)).toEqual(far);
});
