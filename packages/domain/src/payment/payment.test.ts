import { expect, it } from 'vitest';
import {
  allowedPaymentActions,
  nextPaymentState,
  paymentFailureCodes,
  paymentStateLabels,
  paymentStates,
} from './payment.ts';

// @spec §4 error-types payment-states
// @spec §7 payment
// @spec §8 codes-1981-1992
// @spec buying idempotency one-settlement reservation
// @spec defects reservation-leaks

it.each([
  ['created', ['startThreeDs'], ['fail'], [], ['takeFromWallet', 'takeTransfer', 'fail']],
  ['threeDsPending', [], ['authorise', 'fail'], [], ['fail']],
  ['authorised', [], ['capture', 'fail'], [], ['capture', 'fail']],
  ['captured', [], [], ['refund'], ['refund']],
  ['refunded', [], [], ['refund'], ['refund']],
  ['failed', [], ['captureLate'], [], []],
] as const)('in %s: buyer %j, bank %j, platform %j, system %j', (state, buyer, bank, platform, system) => {
  expect(allowedPaymentActions(state, 'buyer')).toEqual(buyer);
  expect(allowedPaymentActions(state, 'bank')).toEqual(bank);
  expect(allowedPaymentActions(state, 'platform')).toEqual(platform);
  expect(allowedPaymentActions(state, 'system')).toEqual(system);
});

it.each([
  ['created', 'startThreeDs', 'buyer', 'threeDsPending'],
  ['created', 'fail', 'system', 'failed'],
  ['created', 'takeFromWallet', 'system', 'captured'],
  ['created', 'takeTransfer', 'system', 'captured'],
  ['threeDsPending', 'takeTransfer', 'system', null],
  ['threeDsPending', 'takeFromWallet', 'system', null],
  ['created', 'authorise', 'bank', null],
  ['threeDsPending', 'authorise', 'bank', 'authorised'],
  // The buyer's browser opens the return page, so it must not authorise a payment.
  ['threeDsPending', 'authorise', 'buyer', null],
  ['threeDsPending', 'fail', 'bank', 'failed'],
  ['authorised', 'capture', 'system', 'captured'],
  ['authorised', 'fail', 'system', 'failed'],
  ['captured', 'fail', 'bank', null],
  ['captured', 'refund', 'platform', 'refunded'],
  ['refunded', 'refund', 'system', 'refunded'],
  ['failed', 'capture', 'bank', null],
  ['failed', 'captureLate', 'bank', 'captured'],
  ['failed', 'captureLate', 'system', null],
] as const)('%s, %s by the %s: %s', (state, action, party, next) => {
  expect(nextPaymentState(state, action, party)).toBe(next);
});

it('keeps the codes of a failed payment and a label for each state', () => {
  expect(paymentFailureCodes).toEqual({ creditNotApproved: 1981, basketChanged: 1992 });
  expect(Object.keys(paymentStateLabels)).toEqual([...paymentStates]);
  expect(new Set(Object.values(paymentStateLabels).filter(Boolean)).size).toBe(paymentStates.length);
});
