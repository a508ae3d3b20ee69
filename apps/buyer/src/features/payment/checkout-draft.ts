import { type PaymentMethod } from '@havan/domain/payment';
import { storageKeys } from '@havan/domain/storage-key';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type CardValues, emptyCard } from '@havan/features/card-payment/card-form';

/** Choices and typed values on the way to a payment. */
export interface CheckoutDraft {
  readonly sellerIds: readonly number[];
  readonly addressId: number | null;
  readonly invoiceId: number | null;
  readonly method: Exclude<PaymentMethod, 'wallet'>;
  readonly usesWallet: boolean;
  readonly usesPoints: boolean;
  /** Id of a stored card; null for a new one. */
  readonly cardId: number | null;
  readonly keepCard: boolean;
  readonly card: CardValues;
  readonly installments: number;
  readonly loanMonths: number | null;
  /** Hashes of the agreement texts that are ticked: a text that changes is no longer accepted. */
  readonly accepted: readonly string[];
}

const empty: CheckoutDraft = {
  sellerIds: [],
  addressId: null,
  invoiceId: null,
  method: 'card',
  usesWallet: false,
  usesPoints: false,
  cardId: null,
  keepCard: false,
  card: emptyCard,
  installments: 1,
  loanMonths: null,
  accepted: [],
};

interface DraftStore {
  readonly draft: CheckoutDraft;
  /** The last captured payment of this tab: returning to its form leads to its orders. */
  readonly paidId: string | null;
  readonly change: (changes: Partial<CheckoutDraft>) => void;
  /** Clears the draft after a payment. */
  readonly finish: (paymentId: string) => void;
}

/**
 * Store of the checkout, which survives a failure, the bank's full page and a reload in this tab. Number, date and code
 * of a card stay in memory and are never stored in the browser.
 */
export const useCheckoutDraft = create<DraftStore>()(
  persist(
    (set) => ({
      draft: empty,
      paidId: null,
      change: (changes) => set(({ draft }) => ({ draft: { ...draft, ...changes } })),
      finish: (paymentId) => set({ draft: empty, paidId: paymentId }),
    }),
    {
      name: storageKeys.checkoutDraft,
      version: 2,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ draft, paidId }) => ({
        paidId,
        draft: { ...draft, card: { ...emptyCard, cardHolder: draft.card.cardHolder } },
      }),
    },
  ),
);
