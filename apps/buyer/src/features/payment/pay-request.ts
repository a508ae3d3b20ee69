import { loanTerms } from '@havan/domain/loan';
import type { PaymentMethod } from '@havan/domain/payment';
import type { Intention } from './intention.ts';
import type { CheckoutChoice } from './checkout-choice.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckedPayment, Means } from './payment-form.ts';

/** Returns the name of a payment method in the call. */
const methodOf = ({ kind }: Means): PaymentMethod =>
  kind === 'newCard' || kind === 'keptCard' || kind === 'bankPage' ? 'card' : kind;

/** Returns the intention of a press on the button: the request for exactly the values on the screen. */
export function intentionOf(
  { groups, basketVersion, agreements }: CheckoutData,
  { keepCard }: CheckoutDraft,
  { invoiceId, walletAmount, pointsAmount, means, installments, accepted }: CheckoutChoice,
  { addressId, card }: Extract<CheckedPayment, { valid: true }>,
): Intention {
  const months = means.kind === 'loan' ? loanTerms.find((term) => term === means.months) : undefined;
  return {
    card,
    request: {
      sellerIds: groups.map(({ seller }) => seller.sellerId),
      basketVersion,
      addressId,
      installments: methodOf(means) === 'card' ? installments : 1,
      acceptedAgreements: accepted,
      agreementHashes: agreements.map(({ sha256 }) => sha256),
      method: methodOf(means),
      walletAmount,
      pointsAmount,
      ...(invoiceId !== null && { invoiceId }),
      ...(means.kind === 'keptCard' && { cardId: means.cardId }),
      ...(means.kind === 'newCard' && keepCard && { keepCard }),
      ...(months !== undefined && { loanMonths: months }),
    },
  };
}
