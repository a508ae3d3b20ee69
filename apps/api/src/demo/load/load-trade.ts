import { expectedDelivery } from '@havan/domain/expected-delivery';
import { nearestQuantity, smallestQuantity } from '@havan/domain/basket';
import { type DemoListing, salePriceOf } from '../goods/listings.ts';
import type { DemoCompany } from '../people/companies.ts';
import { termsOf } from '../people/terms.ts';
import type { StoragePort } from '../../ports/storage-port.ts';
import { randomOf } from '../../seeded-random.ts';
import { type DemoEntry, entriesOf, withdrawalEntries } from '../trade/ledger.ts';
import { refundOf } from '../trade/order-cases.ts';
import { eventsOf } from '../trade/order-events.ts';
import type { DemoOrder, DemoPayment } from '../trade/orders.ts';
import { ratingsOf } from '../trade/ratings.ts';
import { demoWithdrawals } from '../trade/withdrawals.ts';
import type { CopyRow } from './copy.ts';
import { loadOrderWork, loadWithdrawals } from './load-order-work.ts';
import { loadPapers } from './load-papers.ts';
import type { Loader } from './loader.ts';

const hourMs = 3_600_000;

export async function loadOrders(
  loader: Loader,
  payments: readonly DemoPayment[],
  sellers: readonly DemoCompany[],
  now: Date,
  storage?: Pick<StoragePort, 'put'>,
): Promise<void> {
  const orders = payments.flatMap((payment) => payment.orders.map((order) => ({ payment, order })));
  await loader.copy(
    'payment',
    [
      'id',
      'buyer_company_id',
      'buyer_user_id',
      'state',
      'amount',
      'card_brand',
      'card_last_four',
      'bank_payment_id',
      'snapshot',
      'expires_at',
      'created_at',
      'settled_at',
    ],
    payments.map((payment) => paymentRow(payment, now)),
  );
  await loader.copy(
    'orders',
    orderColumns,
    orders.map(({ payment, order }) => orderRow(payment, order, now)),
  );
  await loader.copy(
    'order_line',
    [
      'order_id',
      'line_no',
      'listing_id',
      'product_id',
      'product_name',
      'barcode',
      'expiration',
      'quantity',
      'unit_price',
      'vat_rate',
      'line_total',
      'refunded_quantity',
    ],
    orders.flatMap(({ order }) => lineRows(order, now)),
  );
  await loader.copy(
    'order_event',
    ['order_id', 'at', 'action', 'party', 'user_id', 'from_state', 'to_state', 'note'],
    orders.flatMap(({ payment, order }) =>
      eventsOf(order).map((event) => {
        const userId =
          event.party === 'buyer' ? payment.buyer.id : event.party === 'seller' ? order.seller.id : null;
        return [order.id, event.at, event.action, event.party, userId, event.from, event.to, event.note];
      }),
    ),
  );
  await loader.copy(
    'shipment',
    ['order_id', 'carrier_id', 'follow_up_number', 'shipped_at'],
    orders.flatMap(({ order: { id, shipment, times } }) =>
      shipment && times.shippedAt ? [[id, shipment.carrierId, shipment.followUpNumber, times.shippedAt]] : [],
    ),
  );
  await loadRatings(loader, payments);
  const cases = await loadOrderWork(loader, payments, now);
  if (storage) await loadPapers(loader, storage, payments, cases);
  const entries = payments.flatMap((payment) => entriesOf(payment, now));
  const withdrawals = demoWithdrawals(sellers, entries, now);
  await loadWithdrawals(loader, withdrawals);
  await loadLedger(loader, [...entries, ...withdrawals.flatMap(withdrawalEntries)]);
}

async function loadRatings(loader: Loader, payments: readonly DemoPayment[]): Promise<void> {
  const ratings = payments.flatMap((payment) => payment.orders.flatMap((order) => ratingsOf(payment, order)));
  await loader.copy(
    'order_rating',
    ['order_id', 'buyer_company_id', 'seller_company_id', 'score', 'comment', 'created_at'],
    ratings.map(({ order, buyerId, score, comment, at }) => [
      order.id,
      buyerId,
      order.seller.id,
      score,
      comment,
      at,
    ]),
  );
  await loader.copy(
    'product_rating',
    ['order_id', 'line_no', 'product_id', 'buyer_company_id', 'score', 'comment', 'created_at'],
    ratings.flatMap(({ order, buyerId, products, at }) =>
      products.map(({ lineNo, productId, score, comment }) => [
        order.id,
        lineNo,
        productId,
        buyerId,
        score,
        comment,
        at,
      ]),
    ),
  );
}

function paymentRow(payment: DemoPayment, now: Date): CopyRow {
  const random = randomOf(`card:${payment.id}`);
  const isTaken = payment.state !== 'created';
  return [
    payment.id,
    payment.buyer.id,
    payment.buyer.id,
    payment.state === 'captured' && payment.orders.some((order) => refundOf(order, now))
      ? 'refunded'
      : payment.state,
    payment.amount,
    isTaken ? random.pick(['visa', 'mastercard', 'troy']) : null,
    isTaken ? String(random.int(1000, 9999)) : null,
    isTaken ? `demo-${payment.id}` : null,
    '{}',
    // A pre-order waits for its payment far longer than a card does.
    new Date(payment.createdAt.getTime() + (isTaken ? 0.25 : 24 * 60) * hourMs),
    payment.createdAt,
    isTaken ? payment.createdAt : null,
  ];
}

const orderColumns = [
  'id',
  'payment_id',
  'buyer_company_id',
  'seller_company_id',
  'state',
  'goods_total',
  'shipping_fee',
  'vat_total',
  'total',
  'commission',
  'address',
  'created_at',
  'ship_by',
  'confirmed_at',
  'shipped_at',
  'delivered_at',
  'completed_at',
  'cancelled_at',
  'auto_approve_at',
  'refunded_goods',
  'refunded_shipping',
  'estimated_delivery_at',
  'paid_out_at',
];

function orderRow({ id: paymentId, buyer }: DemoPayment, order: DemoOrder, now: Date): CopyRow {
  const { times } = order;
  const isCancelled = times.cancelledAt !== null;
  const address = JSON.stringify({
    receiver: `${buyer.owner.name} ${buyer.owner.surname}`,
    phone: buyer.phone,
    cityName: buyer.city.name,
    townName: buyer.town.name,
    line: buyer.addressLine,
  });
  return [
    order.id,
    paymentId,
    buyer.id,
    order.seller.id,
    order.state,
    order.goodsTotal,
    order.shippingFee,
    order.vatTotal,
    order.total,
    order.commission,
    address,
    times.createdAt,
    times.shipBy,
    times.confirmedAt,
    times.shippedAt,
    times.deliveredAt,
    times.completedAt,
    times.cancelledAt,
    times.autoApproveAt,
    isCancelled ? order.goodsTotal : (refundOf(order, now)?.amount ?? 0),
    isCancelled ? order.shippingFee : 0,
    times.shippedAt ? expectedDelivery(times.shippedAt) : null,
    times.completedAt,
  ];
}

function lineRows(order: DemoOrder, now: Date): CopyRow[] {
  const refund = refundOf(order, now);
  return order.lines.map(({ listing, quantity, unitPrice, lineTotal }, i) => {
    const { product } = listing;
    return [
      order.id,
      i + 1,
      listing.id,
      product.id,
      product.name,
      product.barcode,
      listing.expiration,
      quantity,
      unitPrice,
      product.vatRate,
      lineTotal,
      order.state === 'cancelled' ? quantity : refund?.lineNo === i + 1 ? refund.quantity : 0,
    ];
  });
}

/** Accounts are numbered as they are met; entry ids follow the entries. */
async function loadLedger(loader: Loader, drawn: readonly DemoEntry[]): Promise<void> {
  // A book is read from the top: the entries stand in the order of time.
  const entries = drawn.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const accounts = new Map<string, { id: number; kind: string; companyId: number | null }>();
  const accountId = (kind: string, companyId: number | null): number => {
    const key = `${kind}:${companyId}`;
    const account = accounts.get(key) ?? { id: accounts.size + 1, kind, companyId };
    accounts.set(key, account);
    return account.id;
  };
  const postings = entries.flatMap((entry, i) =>
    entry.postings.map(({ kind, companyId, amount }) => [i + 1, accountId(kind, companyId), amount]),
  );
  await loader.copy(
    'ledger_account',
    ['id', 'kind', 'company_id'],
    [...accounts.values()].map((a) => [a.id, a.kind, a.companyId]),
  );
  await loader.copy(
    'ledger_entry',
    ['id', 'kind', 'payment_id', 'order_id', 'withdrawal_id', 'created_at'],
    entries.map((entry, i) => [
      i + 1,
      entry.kind,
      entry.paymentId,
      entry.orderId,
      entry.withdrawalId,
      entry.at,
    ]),
  );
  await loader.copy('ledger_posting', ['entry_id', 'account_id', 'amount'], postings);
}

interface WishGoods {
  readonly goods: ReadonlyMap<number, readonly DemoListing[]>;
  /** Products that nobody offers: the demo accounts wait for them. */
  readonly unoffered: readonly number[];
}

/** What companies like and what lies in their baskets: the first demo account from two sellers, others a little. */
export async function loadWishes(
  loader: Loader,
  buyers: readonly DemoCompany[],
  sellers: readonly DemoCompany[],
  { goods, unoffered }: WishGoods,
  now: Date,
): Promise<void> {
  const random = randomOf('wishes');
  const open = sellers.filter(({ id }) => goods.has(id));
  // The demo accounts buy where shipping becomes free, so that their home shows how far it is.
  const generous = open.filter((seller) => (termsOf(seller).freeShippingFrom ?? 0) >= 150_000);
  const liked: CopyRow[] = [];
  const alerts: CopyRow[] = [];
  const baskets: CopyRow[] = [];
  for (const [i, buyer] of buyers.entries()) {
    const ago = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
    const from = random.sample(
      (i < 2 && generous.length > 2 ? generous : open).filter(({ id }) => id !== buyer.id),
      2,
    );
    const offers = random.sample(
      from.flatMap(({ id }) => (goods.get(id) ?? []).slice(0, 200)),
      i < 2 ? 14 : 5,
    );
    const products = new Map(offers.map((offer) => [offer.product.id, offer]));
    for (const [id, offer] of products) {
      // Some were dearer when they were marked: those are the drops of the list.
      const then = salePriceOf(offer) * (0.9 + randomOf(`liked:${buyer.id}:${id}`).next() * 0.3);
      liked.push([buyer.id, id, ago(((liked.length * 13) % 600) + 3), Math.round(then / 10) * 10]);
      if (i < 2 && id % 3 === 0) alerts.push([buyer.id, id, true, false]);
    }
    for (const id of i < 2 ? unoffered : []) {
      liked.push([buyer.id, id, ago(id), null]);
      alerts.push([buyer.id, id, true, true]);
    }
    if (i % 4 !== 0 && i > 1) continue;
    // The first demo account's basket can be paid at once and lacks a little to free shipping.
    const [lines, packs] = i === 0 ? [5, 2] : [2, 1];
    for (const offer of offers.slice(0, lines)) {
      const at = ago(random.int(1, 40));
      const least = smallestQuantity(offer) ?? offer.minQuantity;
      baskets.push([
        buyer.id,
        offer.id,
        Math.max(least, nearestQuantity(offer, least * packs) ?? least),
        salePriceOf(offer),
        offer.expiration,
        at,
        at,
      ]);
    }
  }
  await loader.copy('favourite', ['user_id', 'product_id', 'created_at', 'seen_price'], liked);
  await loader.copy('product_alert', ['user_id', 'product_id', 'price_drop', 'back_in_stock'], alerts);
  await loader.copy(
    'basket_item',
    ['company_id', 'listing_id', 'quantity', 'seen_price', 'seen_expiration', 'added_at', 'updated_at'],
    baskets,
  );
}
