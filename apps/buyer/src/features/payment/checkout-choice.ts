import type { getGlobalInformations } from '@havan/contract/bootstrap/basic-infos';
import type { ResultOf } from '@havan/contract/call';
import { cardBrandOf } from '@havan/domain/card';
import { instalmentPlans } from '@havan/domain/instalment';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { Means } from './payment-form.ts';

/** The draft applied to the current checkout: removed values are chosen anew. */
export interface CheckoutChoice {
  readonly addressId: number | null;
  readonly invoiceId: number | null;
  /** Kuruş. */
  readonly walletAmount: number;
  /** Points to spend; one is worth one kuruş. */
  readonly pointsAmount: number;
  readonly byBank: number;
  readonly means: Means;
  readonly installments: number;
  /** Slugs of the agreements whose present text is accepted. */
  readonly accepted: string[];
}

/** Abilities of the bank for this installation. */
export type BankWays = Pick<ResultOf<typeof getGlobalInformations>, 'cardEntry' | 'offersLoans'>;
/** Default until the server has answered. */
export const ownWays: BankWays = { cardEntry: 'ownForm', offersLoans: true };

export function choiceOf(
  checkout: CheckoutData,
  draft: CheckoutDraft,
  { cardEntry, offersLoans }: BankWays = ownWays,
): CheckoutChoice {
  const { addresses, invoices, savedCards, agreements, walletBalance, pointsBalance, total } = checkout;
  const known = addresses.find(({ addressId }) => addressId === draft.addressId);
  // Points first, because they can be spent only here.
  const pointsAmount = draft.usesPoints ? Math.min(total, pointsBalance) : 0;
  const walletAmount = draft.usesWallet ? Math.min(total - pointsAmount, walletBalance ?? 0) : 0;
  const byBank = total - pointsAmount - walletAmount;
  const kept = savedCards.find(({ cardId }) => cardId === draft.cardId);
  const brand = kept ? kept.brand : cardBrandOf(draft.card.cardNumber);
  const plans = instalmentPlans(byBank, brand).map(({ count }) => count);
  return {
    addressId: (known ?? addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?.addressId ?? null,
    invoiceId: invoices.find(({ invoiceId }) => invoiceId === draft.invoiceId)?.invoiceId ?? null,
    walletAmount,
    pointsAmount,
    byBank,
    means:
      byBank === 0
        ? { kind: 'wallet' }
        : draft.method === 'loan' && offersLoans
          ? { kind: 'loan', months: draft.loanMonths }
          : draft.method === 'transfer' && checkout.transferUntil !== null
            ? { kind: 'transfer' }
            : cardEntry === 'bankPage'
              ? { kind: 'bankPage' }
              : kept
                ? { kind: 'keptCard', cardId: kept.cardId }
                : { kind: 'newCard', card: draft.card },
    installments: plans.includes(draft.installments) ? draft.installments : 1,
    accepted: agreements.filter(({ sha256 }) => draft.accepted.includes(sha256)).map(({ slug }) => slug),
  };
}
