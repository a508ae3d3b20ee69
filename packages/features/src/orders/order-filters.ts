import type { orderViews } from '@havan/contract/sales/orders';
import { parseIsoDay } from '@havan/domain/istanbul';
import {
  orderStateMask,
  type OrderState,
  pendingPayoutSlug,
  pendingPayoutStates,
  soldStates,
} from '@havan/domain/order';
import { orderFacts } from '@havan/domain/order-fact';
import { scoreParts } from '@havan/domain/seller-score';

/** The side from which an order is seen: its buyer or its seller. */
export type OrderSide = (typeof orderViews)[number];

/** The states by `:filter` of `/myprofile/orders/:filter?`. */
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

/** Every paid order: what turnover counts. */
export const paidSlug = 'paid';

type OrderListSlug = OrderFilterSlug | typeof pendingPayoutSlug | typeof paidSlug;
const listSlugs: readonly OrderListSlug[] = [...orderFilterSlugs, pendingPayoutSlug, paidSlug];

function statesOf(slug: OrderListSlug): readonly OrderState[] {
  if (slug === paidSlug) return soldStates;
  return slug === pendingPayoutSlug ? pendingPayoutStates : [orderFilterStates[slug]];
}

/** The figure that led to the list, with the words by which it is named. */
export interface Counted {
  readonly by: 'fact' | 'scorePart' | 'product' | 'brand' | 'category' | 'city';
  /** A fact, a part of the seller's score, or the id of a product, a brand, a category or a province. */
  readonly value: string;
  readonly label: string;
}

/**
 * Returns whether a filter is the choice between packed and unpacked parcels, which is a field of the list and no
 * figure.
 */
export const isPackingChoice = (counted: Counted | null): boolean =>
  counted?.by === 'fact' && (counted.value === 'prepared' || counted.value === 'unprepared');

const countedKeys = {
  scorePart: 'scorePart',
  product: 'productId',
  brand: 'brandId',
  category: 'categoryId',
  city: 'cityId',
} as const;

/** Filter of the list, kept in the address: a link, the back button and a reload show the same view. */
export interface OrderFilter {
  /** Null is every state. */
  readonly slug: OrderListSlug | null;
  readonly q: string;
  /** Istanbul days of the order, both included; null for no bound. */
  readonly from: string | null;
  readonly to: string | null;
  /** Only with this company on the other side. */
  readonly otherId: number | null;
  /** Only what a figure counts; null for no bound. */
  readonly counted: Counted | null;
  /** Position of a later page, as the server gave it; null is the first page. */
  readonly cursor: string | null;
  /** The order whose row is open; null when all are closed. */
  readonly open: number | null;
}

/** Returns whether a filter leaves any order out: an empty list then does not mean that there are none. */
export const isNarrowedFilter = ({ slug, q, from, to, otherId, counted, cursor }: OrderFilter): boolean =>
  q !== '' || [slug, from, to, otherId, counted, cursor].some((bound) => bound !== null);

/** Reads the filter of the address; unknown values are ignored, so that an old link still shows a list. */
export function readOrderFilter(slug: string | undefined, search: URLSearchParams): OrderFilter {
  const [from, to] = inOrder(dayOf(search.get('from')), dayOf(search.get('to')));
  return {
    slug: listSlugs.find((known) => known === slug) ?? null,
    q: (search.get('q') ?? '').trim().slice(0, 100),
    from,
    to,
    otherId: idOf(search.get('other')),
    counted: countedOf(search.get('counted'), search.get('label')),
    cursor: search.get('cursor'),
    open: idOf(search.get('open')),
  };
}

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

function countedOf(text: string | null, label: string | null): Counted | null {
  const [by, value] = text?.split(':') ?? [];
  if (by === 'fact' && orderFacts.some((fact) => fact === value))
    return { by, value: value ?? '', label: label ?? '' };
  if (by === 'scorePart' && scoreParts.some((part) => part === value))
    return { by, value: value ?? '', label: (label ?? '').slice(0, 120) };
  if (
    (by === 'product' || by === 'brand' || by === 'category' || by === 'city') &&
    idOf(value ?? null) !== null
  )
    return { by, value: value ?? '', label: (label ?? '').slice(0, 120) };
  return null;
}
/** Returns two days with the earlier one first, because reversed days would leave no order. */
const inOrder = (from: string | null, to: string | null) =>
  from !== null && to !== null && from > to ? ([to, from] as const) : ([from, to] as const);

const dayOf = (text: string | null): string | null => (text !== null && parseIsoDay(text) ? text : null);

/** Returns the query string of a filter with its `?`, or nothing; the slug belongs to the path. */
export function orderSearchOf({
  q,
  from,
  to,
  otherId,
  counted,
  cursor,
  open,
}: Omit<OrderFilter, 'slug'>): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (from !== null) search.set('from', from);
  if (to !== null) search.set('to', to);
  if (otherId !== null) search.set('other', String(otherId));
  if (counted !== null) {
    search.set('counted', `${counted.by}:${counted.value}`);
    if (counted.label) search.set('label', counted.label);
  }
  if (cursor !== null) search.set('cursor', cursor);
  if (open !== null) search.set('open', String(open));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Returns a filter as fields of a request, for the list and for its export. */
export function orderNarrowingOf(filter: OrderFilter, side: OrderSide) {
  const { slug, q, from, to, otherId, counted } = filter;
  const fact = orderFacts.find((each) => counted?.by === 'fact' && counted.value === each);
  return {
    type: side,
    ...(slug && { stateMask: String(orderStateMask(statesOf(slug))) }),
    ...(q && { q }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(otherId !== null && { otherId: String(otherId) }),
    ...(fact !== undefined && { fact }),
    ...(counted !== null && counted.by !== 'fact' && { [countedKeys[counted.by]]: counted.value }),
  };
}

/** Returns a filter as the request of `Orders/GetOrders`. */
export function orderRequestOf(filter: OrderFilter, side: OrderSide, pageSize: number) {
  return {
    ...orderNarrowingOf(filter, side),
    pageSize: String(pageSize),
    ...(filter.cursor !== null && { cursor: filter.cursor }),
  };
}

/** Returns the slug under which a state is listed. */
export function slugOfState(state: OrderState): OrderFilterSlug {
  const slug = orderFilterSlugs.find((known) => orderFilterStates[known] === state);
  if (!slug) throw new RangeError(`No list shows the state ${state}`);
  return slug;
}
