import type { Card } from '@havan/api-client/bank';
import { parseCardExpiry } from '@havan/domain/card';
import { checkForm } from '@havan/validation/form-result';
import { cardForm } from '@havan/validation/forms/card';
import { paymentTexts } from './payment-texts.ts';

export interface CardValues {
  readonly cardHolder: string;
  readonly cardNumber: string;
  readonly cardExpiry: string;
  readonly cvc: string;
}

export const emptyCard: CardValues = { cardHolder: '', cardNumber: '', cardExpiry: '', cvc: '' };

export interface PaymentValues {
  readonly card: CardValues;
  readonly addressId: number | null;
  /** Slugs of the agreements that are ticked. */
  readonly accepted: readonly string[];
}

export type CheckedPayment =
  | { readonly valid: true; readonly card: Card; readonly addressId: number }
  | { readonly valid: false; readonly errors: Readonly<Record<string, string>> };

/**
 * Checks everything that a payment needs, in the order of the screen: address, card, agreements. The errors are named
 * after the fields; an agreement's is named by its slug.
 */
export function checkPayment(
  { card, addressId, accepted }: PaymentValues,
  agreementSlugs: readonly string[],
  now: () => Date,
): CheckedPayment {
  const result = checkForm(cardForm(now), card);
  const expiry = parseCardExpiry(card.cardExpiry);
  const missing = agreementSlugs.filter((slug) => !accepted.includes(slug));
  if (result.valid && expiry && addressId !== null && missing.length === 0) {
    const { cardHolder, cardNumber, cvc } = result.values;
    return {
      valid: true,
      addressId,
      card: { cardHolder, cardNumber, expiryMonth: expiry.month, expiryYear: expiry.year, cvv: cvc },
    };
  }
  return {
    valid: false,
    errors: {
      ...(addressId === null && { address: paymentTexts.addressMissing }),
      ...(!result.valid && result.errors),
      ...Object.fromEntries(missing.map((slug) => [slug, paymentTexts.agreementMissing])),
    },
  };
}
