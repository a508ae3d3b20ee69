import { addOrRemove } from '@havan/contract/cart/cart';
import { getCheckout, getPaymentStatus, pay } from '@havan/contract/sales/payment';
import type { ResultOf } from '@havan/contract/call';
import { signInAs } from '@havan/run/market/session';
import { setTimeout as pause } from 'node:timers/promises';
import { tokenise } from './card.ts';
import { ask } from './post.ts';

/** A signed-in buyer who pays repeatedly with one card. */
export interface Counter {
  readonly port: number;
  readonly token: string;
  readonly cardToken: string;
}

/** Runs one whole checkout of one line: the bank answers at once for this card. */
export async function checkOut({ port, token, cardToken }: Counter, listingId: number): Promise<void> {
  await ask(port, addOrRemove, { listingId, type: 'set', count: 1 }, token);
  const { state } = await payCart(port, token, cardToken);
  if (state !== 'captured') throw new Error(`A checkout ended as ${state}.`);
}

/** A buyer before the sign-in. */
export interface Visitor {
  readonly port: number;
  readonly username: string;
  readonly bank: { readonly port: number; readonly origin: string };
}

/** The code that the bank sandbox accepts. */
const secureCode = '123456';
/** How often the page of a payment asks for its outcome, in milliseconds. */
const statusEveryMs = 50;

/**
 * Runs the checkout of a new visitor: sign-in, one unit of each listing, a new card, the payment with the 3-D secure
 * page of the bank, and its outcome, polled as the buyer's page polls it.
 */
export async function checkOutSecurely(
  { port, username, bank }: Visitor,
  listingIds: readonly number[],
): Promise<void> {
  const { token } = await signInAs(port, username, 'buyer');
  for (const listingId of listingIds)
    await ask(port, addOrRemove, { listingId, type: 'set', count: 1 }, token);
  const { paymentId, threeDs } = await payCart(port, token, await tokenise(bank, 'threeDs'));
  if (!threeDs) throw new Error('The bank has asked for no code.');
  const body = new URLSearchParams({ code: secureCode });
  // Node does not resolve the name of the bank, a subdomain of localhost.
  const page = `http://127.0.0.1:${bank.port}${new URL(threeDs.url).pathname}`;
  await fetch(`${page}/code`, { method: 'POST', body, redirect: 'manual' });
  for (;;) {
    const { state } = await ask(port, getPaymentStatus, { paymentId }, token);
    if (state === 'captured') return;
    if (state === 'failed') throw new Error('A payment failed.');
    await pause(statusEveryMs);
  }
}

/** Pays the whole cart. */
async function payCart(port: number, token: string, cardToken: string): Promise<ResultOf<typeof pay>> {
  const checkout = await ask(port, getCheckout, {}, token);
  return ask(
    port,
    pay,
    {
      sellerIds: checkout.groups.map(({ seller }) => seller.sellerId),
      basketVersion: checkout.basketVersion,
      addressId: checkout.addresses[0]?.addressId ?? 0,
      installments: 1,
      cardToken,
      acceptedAgreements: checkout.agreements.map(({ slug }) => slug),
    },
    token,
  );
}

/**
 * Returns the orders per second while every buyer buys repeatedly for `seconds`; `buy` receives the buyer and the
 * number of checkouts that this buyer began before.
 */
export async function ordersPerSecond<Buyer>(
  buyers: readonly Buyer[],
  seconds: number,
  buy: (buyer: Buyer, at: number) => Promise<void>,
): Promise<{ readonly rate: number; readonly refused: number }> {
  const until = performance.now() + seconds * 1000;
  let orders = 0;
  let refused = 0;
  await Promise.all(
    buyers.map(async (buyer, first) => {
      for (let at = first; performance.now() < until; at += 7) {
        try {
          await buy(buyer, at);
          orders += 1;
        } catch (error) {
          refused += 1;
          // All checkouts fail for the same reason, so the first failure describes it.
          if (refused === 1) console.log(error instanceof Error ? error.message : error);
        }
      }
    }),
  );
  return { rate: orders / seconds, refused };
}
