import type { orderViews } from '@havan/contract/orders';
import { parseIsoDay } from '@havan/domain/istanbul';
import { orderStateCodes, type OrderState } from '@havan/domain/order';

/** From which side an order is looked at: as its buyer or as its seller. */
export type OrderSide = (typeof orderViews)[number];

/** The `:filter` of `/myprofile/orders/:filter?`, one for each state that a list is asked for. */
export const orderFilterStates = {
  new: 'awaitingSellerConfirmation',
  awaitingshipment: 'awaitingShipment',
  shipped: 'shipped',
  delivered: 'awaitingBuyerApproval',
  completed: 'completed',
  cancelled: 'cancelled',
  preorder: 'preOrder',
} as const satisfies Readonly<Record<string, OrderState>>;
export type OrderFilterSlug = keyof typeof orderFilterStates;
export const orderFilterSlugs = Object.keys(orderFilterStates) as OrderFilterSlug[];

/** What the address says about the list; a link, the back button and a refresh all land on the same view. */
export interface OrderFilter {
  /** Null is every state. */
  readonly slug: OrderFilterSlug | null;
  readonly q: string;
  /** Istanbul days of the order, both included; null for no bound. */
  readonly from: string | null;
  readonly to: string | null;
  /** Only with this company on the other side. */
  readonly otherId: number | null;
  /** Position of a later page, as the server gave it; null is the first page. */
  readonly cursor: string | null;
  /** The order that stands open in its row; null when all are closed. */
  readonly open: number | null;
}

/** Reads the address; what it does not know it ignores, so that an old link still shows a list. */
export function readOrderFilter(slug: string | undefined, search: URLSearchParams): OrderFilter {
  return {
    slug: orderFilterSlugs.find((known) => known === slug) ?? null,
    q: (search.get('q') ?? '').trim().slice(0, 100),
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    otherId: idOf(search.get('other')),
    cursor: search.get('cursor'),
    open: idOf(search.get('open')),
  };
}

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
const dayOf = (text: string | null): string | null => (text !== null && parseIsoDay(text) ? text : null);

/** The query string of a filter with its `?`, or nothing; the slug belongs to the path. */
export function orderSearchOf({ q, from, to, otherId, cursor, open }: Omit<OrderFilter, 'slug'>): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (from !== null) search.set('from', from);
  if (to !== null) search.set('to', to);
  if (otherId !== null) search.set('other', String(otherId));
  if (cursor !== null) search.set('cursor', cursor);
  if (open !== null) search.set('open', String(open));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Which orders are meant, for the list and for its export alike. */
export function orderNarrowingOf(filter: OrderFilter, side: OrderSide) {
  const { slug, q, from, to, otherId } = filter;
  return {
    type: side,
    ...(slug && { stateMask: String(orderStateCodes[orderFilterStates[slug]]) }),
    ...(q && { q }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(otherId !== null && { otherId: String(otherId) }),
  };
}

/** What the wire asks for (`Orders/GetOrders`). */
export function orderRequestOf(filter: OrderFilter, side: OrderSide, pageSize: number) {
  return {
    ...orderNarrowingOf(filter, side),
    pageSize: String(pageSize),
    ...(filter.cursor !== null && { cursor: filter.cursor }),
  };
}

/** The slug under which a state is listed. */
export function slugOfState(state: OrderState): OrderFilterSlug {
  const slug = orderFilterSlugs.find((known) => orderFilterStates[known] === state);
  if (!slug) throw new RangeError(`No list shows the state ${state}`);
  return slug;
}
