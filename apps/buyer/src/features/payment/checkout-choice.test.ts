import { expect, test } from 'vitest';
import { choiceOf } from './checkout-choice.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { emptyCard } from '@havan/features/card-payment/card-form';

const checkout: CheckoutData = {
  groups: [],
  goodsTotal: 60_000,
  campaignDiscount: 0,
  pointsBalance: 0,
  transferUntil: null,
  shippingTotal: 0,
  vatTotal: 0,
  total: 60_000,
  basketVersion: 'v',
  addresses: [],
  agreements: [{ slug: 'a', title: 'A', html: '', sha256: 'one' }],
  invoices: [],
  savedCards: [{ cardId: 4, brand: 'visa', lastFour: '0016' }],
  walletBalance: 20_000,
};
const draft: CheckoutDraft = {
  sellerIds: [],
  addressId: null,
  invoiceId: 9,
  method: 'card',
  usesWallet: false,
  usesPoints: false,
  cardId: null,
  keepCard: false,
  card: emptyCard,
  installments: 9,
  loanMonths: null,
  accepted: ['one'],
};

// @spec buying instalments

test('the wallet pays what it can, the bank the rest', () => {
  expect(choiceOf(checkout, { ...draft, usesWallet: true })).toMatchObject({
    walletAmount: 20_000,
    byBank: 40_000,
  });
  const rich = { ...checkout, walletBalance: 90_000 };
  expect(choiceOf(rich, { ...draft, usesWallet: true })).toMatchObject({
    walletAmount: 60_000,
    byBank: 0,
    means: { kind: 'wallet' },
  });
});

test('removed values are not chosen: invoice details, cards, plans for a smaller sum', () => {
  const choice = choiceOf({ ...checkout, total: 12_000 }, { ...draft, cardId: 7 });
  expect(choice).toMatchObject({ invoiceId: null, means: { kind: 'newCard' }, installments: 1 });
  expect(choiceOf(checkout, { ...draft, cardId: 4 }).means).toEqual({ kind: 'keptCard', cardId: 4 });
});

test('the plan of another card is not kept where this one pays at once', () => {
  const typed = { ...draft, card: { ...emptyCard, cardNumber: '374245455400126' } };
  expect(choiceOf(checkout, { ...draft, card: { ...emptyCard, cardNumber: '4000' } }).installments).toBe(9);
  expect(choiceOf(checkout, typed).installments).toBe(1);
  const amex = { ...checkout, savedCards: [{ cardId: 4, brand: 'amex' as const, lastFour: '0126' }] };
  expect(choiceOf(amex, { ...draft, cardId: 4 }).installments).toBe(1);
});

test('with card entry at the bank, neither a stored card nor a loan pays', () => {
  const bank = { cardEntry: 'bankPage', offersLoans: false } as const;
  const kept = choiceOf(checkout, { ...draft, cardId: 4 }, bank);
  expect(kept).toMatchObject({ means: { kind: 'bankPage' }, installments: 9 });
  expect(choiceOf(checkout, { ...draft, method: 'loan' }, bank).means).toEqual({ kind: 'bankPage' });
});

test('a text that changed must be accepted again', () => {
  expect(choiceOf(checkout, draft).accepted).toEqual(['a']);
  expect(choiceOf(checkout, { ...draft, accepted: ['other'] }).accepted).toEqual([]);
});

test('points pay before the wallet, the wallet before the bank', () => {
  const both = { ...draft, usesWallet: true, usesPoints: true };
  expect(choiceOf({ ...checkout, pointsBalance: 5_000 }, both)).toMatchObject({
    pointsAmount: 5_000,
    walletAmount: 20_000,
    byBank: 35_000,
  });
  expect(choiceOf({ ...checkout, pointsBalance: 90_000 }, both)).toMatchObject({
    pointsAmount: 60_000,
    walletAmount: 0,
    byBank: 0,
    means: { kind: 'wallet' },
  });
});
