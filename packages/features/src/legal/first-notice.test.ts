import { expect, test } from 'vitest';
import { firstNotice } from './first-notice.ts';

const none = { pendingAgreement: false, membershipAgreement: false, salesDetails: false };

test.each([
  [none, null],
  [{ ...none, salesDetails: true }, 'salesDetails'],
  [{ ...none, salesDetails: true, membershipAgreement: true }, 'membershipAgreement'],
  [{ pendingAgreement: true, membershipAgreement: true, salesDetails: true }, 'pendingAgreement'],
])('of %j the one that shows is %j', (due, shown) => {
  expect(firstNotice(due)).toBe(shown);
});
