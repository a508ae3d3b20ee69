import type { ShippingTerms } from '../cart/cart.ts';
import type { Kurus } from '../money/money.ts';

export interface TermsOfSale extends ShippingTerms {
  readonly minBasket: Kurus;
  /** `16:00` in Istanbul. */
  readonly dispatchCutoff: string;
}

/** Higher values are typing errors: no cart reaches them. */
const highestMinCart = 10_000_000;
const highestShippingFee = 500_000;
const highestFreeFrom = 100_000_000;

/** Fields of problems; the two of the share are named by their path. */
export type TermsField =
  | Exclude<keyof TermsOfSale, 'shippingShare'>
  | 'shippingShare.from'
  | 'shippingShare.percent';

/** Returns the problems of terms of sale by field. */
export function termsProblems(terms: TermsOfSale): Partial<Record<TermsField, string>> {
  const { minBasket, shippingFee, freeShippingFrom, dispatchCutoff } = terms;
  return {
    ...shareProblems(terms),
    ...(isAmount(minBasket, highestMinCart)
      ? {}
      : { minBasket: 'Minimum sepet tutarı 0 ile 100.000 TL arasında olmalı.' }),
    ...(isAmount(shippingFee, highestShippingFee)
      ? {}
      : { shippingFee: 'Kargo ücreti 0 ile 5.000 TL arasında olmalı.' }),
    ...(freeShippingFrom === null || isAmount(freeShippingFrom, highestFreeFrom)
      ? {}
      : { freeShippingFrom: 'Ücretsiz kargo alt sınırı 0 ile 1.000.000 TL arasında olmalı.' }),
    ...(/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(dispatchCutoff)
      ? {}
      : { dispatchCutoff: 'Kargo kesim saati 16:00 gibi yazılmalı.' }),
  };
}

/** Checks that a share starts above 0 and below free shipping, and that both sides pay a part. */
function shareProblems({
  shippingShare: share = null,
  freeShippingFrom: free,
}: TermsOfSale): Partial<Record<TermsField, string>> {
  if (share === null) return {};
  const isBelowFree = free === null || share.from < free;
  const from =
    share.from === 0 || !isAmount(share.from, highestFreeFrom)
      ? 'Kargo payı alt sınırı 0,01 ile 1.000.000 TL arasında olmalı.'
      : isBelowFree
        ? null
        : 'Kargo payı alt sınırı, ücretsiz kargo alt sınırından düşük olmalı.';
  const isPercent = Number.isInteger(share.percent) && share.percent >= 1 && share.percent <= 99;
  return {
    ...(from === null ? {} : { 'shippingShare.from': from }),
    ...(isPercent ? {} : { 'shippingShare.percent': 'Kargo payı oranı %1 ile %99 arasında olmalı.' }),
  };
}

const isAmount = (amount: Kurus, highest: Kurus): boolean =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= highest;
