import type { Kurus } from '../money/money.ts';

export interface TermsOfSale {
  readonly minBasket: Kurus;
  readonly shippingFee: Kurus;
  /** From this much on the seller pays the carriage; null for never. */
  readonly freeShippingFrom: Kurus | null;
  /** `16:00` in Istanbul. */
  readonly dispatchCutoff: string;
}

/** More is a slip of the finger: no cart reaches it. */
const highestMinCart = 10_000_000;
const highestShippingFee = 500_000;
const highestFreeFrom = 100_000_000;

/** Returns why terms of sale are refused: a sentence for each field. */
export function termsProblems(terms: TermsOfSale): Partial<Record<keyof TermsOfSale, string>> {
  const { minBasket, shippingFee, freeShippingFrom, dispatchCutoff } = terms;
  return {
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

const isAmount = (amount: Kurus, highest: Kurus): boolean =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= highest;
