import { lotOf } from '../listings/lot.ts';
import { expectedDelivery } from '@havan/domain/expected-delivery';
import { payoutWayOf } from '@havan/domain/payout-statement';
import type { DemoCompany } from '../companies/companies.ts';
import { randomOf } from '../seeded-random.ts';
import { entriesOf, withdrawalEntries } from '../orders/ledger.ts';
import { refundOf } from '../orders/order-cases.ts';
import { eventsOf } from '../orders/order-events.ts';
import type { DemoOrder, DemoPayment } from '../orders/orders.ts';
import { type DemoPayoutRun, demoPayoutRuns, paidByRunAt, payoutRunEntries } from '../orders/payout-runs.ts';
import { ratingsOf } from '../orders/ratings.ts';
import { demoWithdrawals, payoutAccountOf } from '../orders/withdrawals.ts';
import { withheldOf } from '../orders/withheld.ts';
import type { LedgerLoader } from './money/load-ledger.ts';
import { loadWithheld } from './money/load-withheld.ts';
import { loadOrderWork, loadPayoutAccounts, loadWithdrawals } from './load-order-work.ts';
import { loadPayoutRuns, type RunOperators } from './money/load-payout-runs.ts';
import { loadDocuments } from './load-documents.ts';
import type { FileStorage } from './load-files.ts';
import type { Loader, ValuesOf } from './loader.ts';

const hourMs = 3_600_000;

export interface OrderOptions {
  readonly now: Date;
  readonly ledger: LedgerLoader;
  /** Takes the invoices and photos of the orders; without it they have none. */
  readonly storage?: FileStorage | undefined;
  readonly operators: RunOperators;
}

export async function loadOrders(
  loader: Loader,
  payments: readonly DemoPayment[],
  sellers: readonly DemoCompany[],
  { now, ledger, storage, operators }: OrderOptions,
): Promise<void> {
  const entries = payments.flatMap((payment) => entriesOf(payment, now));
  const runs = demoPayoutRuns(sellers, entries, now);
  await loadPurchases(loader, payments, { now, runs });
  await loadRatings(loader, payments);
  const cases = await loadOrderWork(loader, payments, now);
  if (storage) await loadDocuments(loader, storage, payments, cases);
  const withdrawals = demoWithdrawals(sellers, entries, now);
  await loadPayoutAccounts(loader, sellers.map(payoutAccountOf), now);
  await loadWithdrawals(loader, withdrawals);
  await loadPayoutRuns(loader, runs, operators);
  await ledger.load([
    ...entries,
    ...withdrawals.flatMap(withdrawalEntries),
    ...runs.flatMap(payoutRunEntries),
  ]);
  await loadWithheld(
    loader,
    payments.flatMap(({ orders }) => orders.flatMap((order) => withheldOf(order, now) ?? [])),
  );
}

/** Loads payments with their orders, lines, events and shipments. */
export async function loadPurchases(
  loader: Loader,
  payments: readonly DemoPayment[],
  { now, runs }: { readonly now: Date; readonly runs: readonly DemoPayoutRun[] },
): Promise<void> {
  const orders = payments.flatMap((payment) => payment.orders.map((order) => ({ payment, order })));
  await loader.copy(
    'payment',
    paymentColumns,
    payments.map((payment) => paymentRow(payment, now)),
  );
  await loader.copy(
    'orders',
    orderColumns,
    orders.map(({ payment, order }) => orderRow(payment, order, { now, runs })),
  );
  await loader.copy(
    'order_line',
    lineColumns,
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
      shipment && times.shippedAt ? [[id, shipment.carrierId, shipment.trackingNumber, times.shippedAt]] : [],
    ),
  );
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

const paymentColumns = [
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
] as const;

function paymentRow(payment: DemoPayment, now: Date): ValuesOf<'payment', typeof paymentColumns> {
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
] as const;

function orderRow(
  { id: paymentId, buyer }: DemoPayment,
  order: DemoOrder,
  { now, runs }: { readonly now: Date; readonly runs: readonly DemoPayoutRun[] },
): ValuesOf<'orders', typeof orderColumns> {
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
    payoutWayOf(order.seller.companyType) === 'wallet'
      ? times.completedAt
      : paidByRunAt(runs, times.completedAt),
  ];
}

const lineColumns = [
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
  'lot',
  'refunded_quantity',
  'unit_cost',
  'psf',
] as const;

function lineRows(order: DemoOrder, now: Date): ValuesOf<'order_line', typeof lineColumns>[] {
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
      lotOf(listing),
      order.state === 'cancelled' ? quantity : refund?.lineNo === i + 1 ? refund.quantity : 0,
      costOf(order, listing.id, unitPrice),
      product.psf,
    ];
  });
}

/**
 * Returns the purchase price of a unit: most sellers entered it, and keep a tenth to a quarter of the price.
 * Kuruş.
 */
function costOf({ seller }: DemoOrder, listingId: number, unitPrice: number): number | null {
  const random = randomOf(`cost:${seller.id}:${listingId}`);
  return random.chance(0.8) ? Math.max(1, Math.round(unitPrice * (0.75 + random.next() * 0.15))) : null;
}
