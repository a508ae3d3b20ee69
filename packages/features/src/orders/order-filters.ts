import type { orderViews } from '@havan/contract/orders';
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
  /** Position of a later page, as the server gave it; null is the first page. */
  readonly cursor: string | null;
  /** The order that stands open in its row; null when all are closed. */
  readonly open: number | null;
}

/** Reads the address; what it does not know it ignores, so that an old link still shows a list. */
export function readOrderFilter(slug: string | undefined, search: URLSearchParams): OrderFilter {
  const open = search.get('open') ?? '';
  return {
    slug: orderFilterSlugs.find((known) => known === slug) ?? null,
    q: (search.get('q') ?? '').trim().slice(0, 100),
    cursor: search.get('cursor'),
    open: /^[1-9]\d{0,14}$/.test(open) ? Number(open) : null,
  };
}

/** The query string of a filter with its `?`, or nothing; the slug belongs to the path. */
export function orderSearchOf({ q, cursor, open }: Omit<OrderFilter, 'slug'>): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (cursor !== null) search.set('cursor', cursor);
  if (open !== null) search.set('open', String(open));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** What the wire asks for (`Orders/GetOrders`). */
export function orderRequestOf(filter: OrderFilter, side: OrderSide, pageSize: number) {
  return {
    type: side,
    pageSize: String(pageSize),
    ...(filter.slug && { stateMask: String(orderStateCodes[orderFilterStates[filter.slug]]) }),
    ...(filter.q && { q: filter.q }),
    ...(filter.cursor !== null && { cursor: filter.cursor }),
  };
}

/** The slug under which a state is listed. */
export function slugOfState(state: OrderState): OrderFilterSlug {
  const slug = orderFilterSlugs.find((known) => orderFilterStates[known] === state);
  if (!slug) throw new RangeError(`No list shows the state ${state}`);
  return slug;
}
