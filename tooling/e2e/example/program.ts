import { ApiError } from '@havan/api-client/api-error';
import { feedListings } from '@havan/contract/listings/listing-feed';
import { withdrawToIban } from '@havan/contract/money/wallet';
import { getOrderFeed } from '@havan/contract/sales/order-feed';
import { confirmOrder, shipOrder } from '@havan/contract/sales/orders';
import { createKeyApi } from '@havan/api-client/key-api';

/** A program of a seller: it lists, ships, reads and is refused, by its key. */
const { HAVAN_URL = '', HAVAN_KEY = '', STEP = '', SUBJECT = '' } = process.env;
const api = createKeyApi({ baseUrl: HAVAN_URL, key: HAVAN_KEY });

if (STEP === 'list') {
  const rows = [{ barcode: SUBJECT, stock: 12, price: 14_990, expiration: '2099-05-31' }];
  const { rows: answers } = await api.call(feedListings, { rows });
  console.log(JSON.stringify(answers[0]));
} else if (STEP === 'ship') {
  const orderId = Number(SUBJECT);
  await api.call(confirmOrder, { orderId });
  const { state } = await api.call(shipOrder, { orderId, carrierId: 1, followUpNumber: '123456789012' });
  console.log(JSON.stringify({ state }));
} else if (STEP === 'read') {
  const found: [orderId: number, lines: number][] = [];
  let hasMore = true;
  for (let from: string | undefined; hasMore; ) {
    const page = await api.call(getOrderFeed, from === undefined ? {} : { cursor: from });
    found.push(...page.items.map(({ orderId, lines }): [number, number] => [orderId, lines.length]));
    ({ cursor: from, hasMore } = page);
  }
  console.log(JSON.stringify(found));
} else if (STEP === 'refused') {
  const refusal: unknown = await api.call(getOrderFeed, {}).catch((error: unknown) => error);
  console.log(JSON.stringify(refusal instanceof ApiError ? refusal.status : null));
} else {
  const refusal: unknown = await api
    .call(withdrawToIban, { amount: 100, payoutAccountId: SUBJECT })
    .catch((error: unknown) => error);
  console.log(JSON.stringify(refusal instanceof ApiError ? refusal.status : null));
}
