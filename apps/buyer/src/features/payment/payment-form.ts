import type { Card } from '@havan/api-client/bank';
import { type CardValues, checkCard } from '@havan/features/card-payment/card-form';
import { paymentTexts } from './payment-texts.ts';

/** Means of a payment: a card typed here or on the bank's page, a stored card, a loan, or the wallet alone. */
export type Means =
  | { readonly kind: 'newCard'; readonly card: CardValues }
  | { readonly kind: 'keptCard'; readonly cardId: number }
  | { readonly kind: 'bankPage' }
  | { readonly kind: 'loan'; readonly months: number | null }
  | { readonly kind: 'transfer' }
  | { readonly kind: 'wallet' };

export interface PaymentValues {
  readonly means: Means;
  readonly addressId: number | null;
  /** Slugs of the agreements that are ticked. */
  readonly accepted: readonly string[];
}

export type CheckedPayment =
  | { readonly valid: true; readonly card: Card | null; readonly addressId: number }
  | { readonly valid: false; readonly errors: Readonly<Record<string, string>> };

/**
 * Checks everything that a payment needs, in the order of the screen: address, means, agreements. The errors are named
 * after the fields; an agreement's is named by its slug.
 */
export function checkPayment(
  { means, addressId, accepted }: PaymentValues,
  agreementSlugs: readonly string[],
  now: () => Date,
): CheckedPayment {
  const paid = checkMeans(means, now);
  const missing = agreementSlugs.filter((slug) => !accepted.includes(slug));
  if (paid.valid && addressId !== null && missing.length === 0)
    return { valid: true, addressId, card: paid.card };
  return {
    valid: false,
    errors: {
      ...(addressId === null && { address: paymentTexts.addressMissing }),
      ...(!paid.valid && paid.errors),
      ...Object.fromEntries(missing.map((slug) => [slug, paymentTexts.agreementMissing])),
    },
  };
}

type CheckedMeans =
  | { readonly valid: true; readonly card: Card | null }
  | { readonly valid: false; readonly errors: Readonly<Record<string, string>> };

function checkMeans(means: Means, now: () => Date): CheckedMeans {
  if (means.kind === 'loan' && means.months === null)
    return { valid: false, errors: { loanMonths: paymentTexts.loanMissing } };
  if (means.kind !== 'newCard') return { valid: true, card: null };
  return checkCard(means.card, now);
}
