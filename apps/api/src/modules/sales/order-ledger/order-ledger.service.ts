import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { type getOrderLedger, type LedgerColumn, ledgerColumns } from '@havan/contract/sales/order-work';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { orderPostings, type OrderPosting, ordersPaidWith } from './order-ledger.sql.ts';
import { orderDetailRow, type OrderDetailRow, type OrderSide } from '../orders/orders.sql.ts';
import { shareOf } from './payment-share.ts';

type Ledger = ResultOf<typeof getOrderLedger>;

/** Returns every posting of an order by account. The payment's capture is shown with this order's part. */
export async function orderLedger(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { type, id }: ParsedRequestOf<typeof getOrderLedger>,
): Promise<Ledger> {
  const order = await orderDetailRow(db, id, companyId, type);
  if (!order) throw new AppError('recordNotFound');
  const all = await orderPostings(db, id, order.payment_id);
  // Postings of the buyer's points, which the seller does not see.
  const ofBuyer = new Set<OrderPosting['kind']>(['pointsEarned', 'pointsTaken']);
  // The buyer does not see the seller's tax.
  const hidden = type === 'purchased' ? new Set<OrderPosting['kind']>(['withholding']) : ofBuyer;
  const postings = all.filter(({ kind }) => !hidden.has(kind));
  const captured = captureOf(await ordersPaidWith(db, order.payment_id), order, postings);
  const entries = new Map<
    number,
    { id: number; at: Date; kind: OrderPosting['kind']; byColumn: Map<LedgerColumn, number> }
  >();
  for (const posting of postings) {
    const entry = entries.get(posting.entry_id) ?? {
      id: posting.entry_id,
      at: posting.at,
      kind: posting.kind,
      byColumn: posting.kind === 'capture' ? new Map(captured) : new Map(),
    };
    entries.set(posting.entry_id, entry);
    if (posting.kind === 'capture') continue;
    const column = columnOf(posting, order, type);
    entry.byColumn.set(column, (entry.byColumn.get(column) ?? 0) + posting.amount);
  }
  return tableOf(id, [...entries.values()]);
}

/**
 * Returns the parts of a payment that belong to this order: its points, its share of the wallet's part, and the rest
 * from the card.
 */
function captureOf(
  orders: Awaited<ReturnType<typeof ordersPaidWith>>,
  order: OrderDetailRow,
  postings: readonly OrderPosting[],
): ReadonlyMap<LedgerColumn, number> {
  const share = shareOf(orders, order.id);
  const card = postings.find(({ kind, account }) => kind === 'capture' && account === 'buyerCard');
  const paid = orders.reduce((sum, { total }) => sum + total, 0);
  const points = orders.reduce((sum, { points_amount }) => sum + points_amount, 0);
  const wallet = share(paid + (card?.amount ?? 0) - points);
  const parts: readonly (readonly [LedgerColumn, number])[] = [
    ['buyerCard', wallet + order.points_amount - order.total],
    ['buyerWallet', -wallet],
    ['points', -order.points_amount],
    ['escrow', order.total],
  ];
  return new Map(parts.filter(([, amount]) => amount !== 0));
}

function tableOf(
  orderId: number,
  entries: readonly {
    id: number;
    at: Date;
    kind: OrderPosting['kind'];
    byColumn: ReadonlyMap<LedgerColumn, number>;
  }[],
): Ledger {
  const columns = ledgerColumns.filter((column) => entries.some(({ byColumn }) => byColumn.has(column)));
  const totals = columns.map(() => 0);
  // Entries between accounts that this side sees as one are omitted.
  const moving = entries.filter(({ byColumn }) => [...byColumn.values()].some((amount) => amount !== 0));
  const shown = moving.map(({ id, at, kind, byColumn }) => {
    const amounts = columns.map((column) => byColumn.get(column) ?? 0);
    for (const [i, amount] of amounts.entries()) totals[i] = (totals[i] ?? 0) + amount;
    return { entryId: id, at: at.toISOString(), kind: shownKind(kind), amounts, running: [...totals] };
  });
  return { orderId, columns, entries: shown, totals, sum: totals.reduce((sum, amount) => sum + amount, 0) };
}

const shownKinds = [
  'capture',
  'release',
  'refund',
  'payout',
  'pointsEarned',
  'pointsTaken',
  'withholding',
] as const;

function shownKind(kind: OrderPosting['kind']): Ledger['entries'][number]['kind'] {
  return shownKinds.find((each) => each === kind) ?? 'adjustment';
}

/** Returns a seller sees fee and earnings; for a buyer everything after escrow is one account. */
function columnOf(
  { account, company_id }: OrderPosting,
  order: OrderDetailRow,
  side: OrderSide,
): LedgerColumn {
  if (account === 'buyerCard' || account === 'escrow') return account;
  if (account === 'points' || account === 'campaign') return account;
  if (account === 'wallet' && company_id === order.buyer_company_id) return 'buyerWallet';
  if (side === 'purchased') return 'handedOn';
  if (account === 'wallet') return 'sellerWallet';
  if (account === 'sellerPayable') return 'seller';
  if (account === 'commission' || account === 'commissionVat' || account === 'shipping') return account;
  if (account === 'withholding') return account;
  return 'handedOn';
}
