import { orderStateCodes, type OrderState } from '@havan/domain/order';
import type { OrderSummary } from '@havan/contract/sales/orders';
import { vi } from 'vitest';
import { detailOf, orderIn } from './orders.ts';

interface Asked {
  readonly path: string;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

const moves: Readonly<Record<string, OrderState>> = {
  'Orders/Confirm': 'awaitingShipment',
  'Orders/Shipment': 'shipped',
  'Orders/Cancel': 'cancelled',
};

/** The signed-in company. */
const ownFacts = {
  tradeName: 'Kuyulu Medikal Ltd. Şti.',
  taxOffice: 'Kadıköy',
  taxNumber: '1234567890',
  address: 'Söğüt Mah. Çınar Cad. No: 7, Kadıköy, İstanbul',
  kepAddress: null,
  mersisNo: null,
  gln: null,
};

/** The company has a contract with the first carrier alone. */
const ownCarriers = [
  { carrierId: 1, surcharge: 0, contractNo: 'SZ-1/26' },
  { carrierId: 2, surcharge: 750, contractNo: null },
];

/**
 * Answers the calls of the order screens: the given orders, moved by the calls that move them. The client checks every
 * answer against the contract. `refuse` makes the next move fail with its message.
 */
export function wireMerchant(given: readonly OrderSummary[]) {
  const orders = new Map(given.map((order) => [order.orderId, order]));
  const moved: Asked[] = [];
  const refusals: string[] = [];

  const answer = (path: string, query: URLSearchParams, body: Asked['body'], key: string | null) => {
    if (path === 'Orders/GetOrders') return listOf([...orders.values()], query);
    if (path === 'Orders/GetOrderDetail') return detailFor(Number(query.get('id')));
    if (path === 'Orders/BulkConfirm') return confirmAll(body['orderIds'] as number[]);
    if (path === 'Orders/BulkShipment') return shipAll(body['shipments'] as { orderId: number }[]);
    if (path === 'Users/GetCompanyFacts') return ownFacts;
    if (path === 'Users/GetSellerCarriers') return { carriers: ownCarriers };
    const next = moves[path];
    if (!next) return null;
    const orderId = Number(body['orderId']);
    moved.push({ path, key, body });
    if (refusals.length > 0) return new Error(refusals.shift());
    orders.set(orderId, orderIn(next, orderId));
    return detailFor(orderId);
  };
  const confirmAll = (orderIds: readonly number[]) => {
    for (const orderId of orderIds) orders.set(orderId, orderIn('awaitingShipment', orderId));
    return { results: orderIds.map((orderId) => ({ orderId, done: true, message: null })) };
  };
  const shipAll = (shipments: readonly { readonly orderId: number }[]) => {
    moved.push({ path: 'Orders/BulkShipment', key: null, body: { shipments } });
    return { results: shipments.map(({ orderId }) => ({ orderId, done: true, message: null })) };
  };
  const detailFor = (orderId: number) => {
    const order = orders.get(orderId);
    return order ? detailOf(order) : null;
  };

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = request.method === 'GET' ? {} : ((await request.json()) as Asked['body']);
    const path = url.pathname.replace('/api/v1/', '');
    return reply(answer(path, url.searchParams, body, request.headers.get('idempotency-key')));
  });
  return {
    moved,
    refuse: (sentence: string) => refusals.push(sentence),
    /** Changes the state of an order behind the screen's back, as the buyer would. */
    moveBehind: (orderId: number, state: OrderState) => orders.set(orderId, orderIn(state, orderId)),
  };
}

function listOf(orders: readonly OrderSummary[], query: URLSearchParams) {
  const mask = Number(query.get('stateMask') ?? 0);
  const items = mask === 0 ? orders : orders.filter(({ stateCode }) => (stateCode & mask) !== 0);
  const counts = Object.entries(orderStateCodes).map(([state, stateCode]) => ({
    state,
    stateCode,
    count: orders.filter((order) => order.state === state).length,
  }));
  return { items, nextCursor: null, total: items.length, counts };
}

function reply(result: unknown): Response {
  if (result instanceof Error) {
    const { message } = result;
    const errors = [{ code: 'conflict', message }];
    return Response.json({ statusCode: 409, statusMessage: message, result: null, errors }, { status: 409 });
  }
  const statusCode = result === null ? 404 : 200;
  return Response.json({ statusCode, statusMessage: '', result, errors: [] }, { status: statusCode });
}
