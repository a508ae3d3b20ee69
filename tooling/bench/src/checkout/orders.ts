import { addOrRemove } from '@havan/contract/cart/cart';
import { getCheckout, pay } from '@havan/contract/sales/payment';
import { ask } from './post.ts';

interface Counter {
  readonly port: number;
  readonly token: string;
  readonly cardToken: string;
}

/** Runs one whole checkout: cart, prices and the payment, which the bank answers at once for this card. */
async function checkOut({ port, token, cardToken }: Counter, listingId: number): Promise<void> {
  await ask(port, addOrRemove, { listingId, type: 'set', count: 1 }, token);
  const checkout = await ask(port, getCheckout, {}, token);
  const request = {
    sellerIds: checkout.groups.map(({ seller }) => seller.sellerId),
    basketVersion: checkout.basketVersion,
    addressId: checkout.addresses[0]?.addressId ?? 0,
    installments: 1,
    cardToken,
    acceptedAgreements: checkout.agreements.map(({ slug }) => slug),
  };
  const { state } = await ask(port, pay, request, token);
  if (state !== 'captured') throw new Error(`A checkout ended as ${state}.`);
}

/** Returns orders a second while every shopper buys one product after the other for `seconds`. */
export async function ordersPerSecond(
  counters: readonly Counter[],
  listingIds: readonly number[],
  seconds: number,
): Promise<{ readonly rate: number; readonly refused: number }> {
  const until = performance.now() + seconds * 1000;
  let orders = 0;
  let refused = 0;
  await Promise.all(
    counters.map(async (counter, first) => {
      for (let at = first; performance.now() < until; at += 7) {
        const listingId = listingIds[at % listingIds.length] ?? 0;
        const isBought = await checkOut(counter, listingId).then(
          () => true,
          () => false,
        );
        if (isBought) orders += 1;
        else refused += 1;
      }
    }),
  );
  return { rate: orders / seconds, refused };
}
