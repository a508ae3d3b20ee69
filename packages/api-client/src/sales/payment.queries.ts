import type { RequestOf } from '@havan/contract/call';
import { getLoanPlans } from '@havan/contract/money/credit';
import { getCheckout, getInstalments, getPaymentStatus, pay } from '@havan/contract/sales/payment';
import type { PaymentState } from '@havan/domain/payment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { checkoutsKey } from './checkouts-key.ts';

export const paymentKeys = {
  checkouts: checkoutsKey,
  checkout: (choice: CheckoutChoice) => [...checkoutsKey, choice] as const,
  installments: (amount: number, card: CardOfPlan) => ['payment', 'installments', amount, card] as const,
  loans: (amount: number) => ['payment', 'loans', amount] as const,
  status: (paymentId: string) => ['payment', 'status', paymentId] as const,
};

/** Choices beside the cart that a checkout depends on; the agreements name the address and the invoice. */
export interface CheckoutChoice {
  /** Sellers whose goods are paid; empty for every seller of the cart. */
  readonly sellerIds: readonly number[];
  readonly addressId?: number | undefined;
  readonly invoiceId?: number | undefined;
}

/** Queries the goods and prices to be paid. Cached data are never shown as current. */
export const checkoutQuery = (api: Api, choice: CheckoutChoice) =>
  queryOptions({
    queryKey: paymentKeys.checkout(choice),
    queryFn: ({ signal }) => {
      const { sellerIds, addressId, invoiceId } = choice;
      return api.call(
        getCheckout,
        {
          ...(sellerIds.length > 0 && { sellerIds: sellerIds.join(',') }),
          ...(addressId !== undefined && { addressId: String(addressId) }),
          ...(invoiceId !== undefined && { invoiceId: String(invoiceId) }),
        },
        { signal },
      );
    },
  });

/** A card as far as its plans depend on it: its first six to eight digits, one that the bank keeps, or one still to come. */
export type CardOfPlan =
  | { readonly bin: string }
  | { readonly cardId: number }
  | { readonly onBankPage: true };

const askedWith = (card: CardOfPlan) =>
  'bin' in card ? card : 'cardId' in card ? { cardId: String(card.cardId) } : {};

/** @param amount kuruş */
export const instalmentsQuery = (api: Api, amount: number, card: CardOfPlan) =>
  queryOptions({
    queryKey: paymentKeys.installments(amount, card),
    queryFn: ({ signal }) =>
      api.call(getInstalments, { amount: String(amount), ...askedWith(card) }, { signal }),
    enabled: amount > 0 && (!('bin' in card) || card.bin.length >= 6),
  });

/** @param amount kuruş */
export const loanPlansQuery = (api: Api, amount: number) =>
  queryOptions({
    queryKey: paymentKeys.loans(amount),
    queryFn: ({ signal }) => api.call(getLoanPlans, { amount: String(amount) }, { signal }),
    enabled: amount > 0,
  });

export const payMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...request }: RequestOf<typeof pay> & { idempotencyKey: string }) =>
      api.call(pay, request, { idempotencyKey }),
  });

const underway: ReadonlySet<PaymentState> = new Set(['created', 'threeDsPending', 'authorised']);

/** Queries a payment every second and a half until the bank has decided. */
export const paymentStatusQuery = (api: Api, paymentId: string) =>
  queryOptions({
    queryKey: paymentKeys.status(paymentId),
    queryFn: ({ signal }) => api.call(getPaymentStatus, { paymentId }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      !data || (underway.has(data.state) && data.transfer === null) ? 1500 : false,
    enabled: paymentId !== '',
  });
