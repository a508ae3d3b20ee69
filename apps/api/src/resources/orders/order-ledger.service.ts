import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { type getOrderLedger, type LedgerColumn, ledgerColumns } from '@havan/contract/order-work';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { orderPostings, type OrderPosting, ordersPaidWith } from './order-ledger.sql.ts';
import { orderDetailRow, type OrderDetailRow, type OrderSide } from './orders.sql.ts';
import { shareOf } from './payment-share.ts';

type Ledger = ResultOf<typeof getOrderLedger>;

/** Every posting of an order, account by account. The payment's capture is shown with the part that this order took. */
export async function orderLedger(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { type, id }: ParsedRequestOf<typeof getOrderLedger>,
): Promise<Ledger> {
  const order = await orderDetailRow(db, id, companyId, type);
  if (!order) throw new AppError('recordNotFound');
  const postings = await orderPostings(db, id, order.payment_id);
  const parts = partsOf(await ordersPaidWith(db, order.payment_id), order, postings);
  const entries = new Map<
    number,
    { id: number; at: Date; kind: OrderPosting['kind']; byColumn: Map<LedgerColumn, number> }
  >();
  for (const posting of postings) {
    const entry = entries.get(posting.entry_id) ?? {
      id: posting.entry_id,
      at: posting.at,
      kind: posting.kind,
      byColumn: new Map(),
    };
    const column = columnOf(posting, order, type);
    const amount = posting.kind === 'capture' ? (parts.get(posting.account) ?? 0) : posting.amount;
    entry.byColumn.set(column, (entry.byColumn.get(column) ?? 0) + amount);
    entries.set(posting.entry_id, entry);
  }
  return tableOf(id, [...entries.values()]);
}

/** What each account of the capture gave for this order; the card pays what no other account did. */
function partsOf(
  orders: Awaited<ReturnType<typeof ordersPaidWith>>,
  order: OrderDetailRow,
  postings: readonly OrderPosting[],
): ReadonlyMap<OrderPosting['account'], number> {
  const share = shareOf(orders, order.id);
  const beside = postings.filter(
    ({ kind, account }) => kind === 'capture' && account !== 'escrow' && account !== 'buyerCard',
  );
  const parts = new Map(beside.map(({ account, amount }) => [account, share(amount)]));
  const paidBeside = [...parts.values()].reduce((sum, amount) => sum + amount, 0);
  return parts.set('escrow', order.total).set('buyerCard', -order.total - paidBeside);
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
  const shown = entries.map(({ id, at, kind, byColumn }) => {
    const amounts = columns.map((column) => byColumn.get(column) ?? 0);
    for (const [i, amount] of amounts.entries()) totals[i] = (totals[i] ?? 0) + amount;
    return { entryId: id, at: at.toISOString(), kind: shownKind(kind), amounts, running: [...totals] };
  });
  return { orderId, columns, entries: shown, totals, sum: totals.reduce((sum, amount) => sum + amount, 0) };
}

function shownKind(kind: OrderPosting['kind']): Ledger['entries'][number]['kind'] {
  return kind === 'capture' || kind === 'release' || kind === 'refund' || kind === 'payout'
    ? kind
    : 'adjustment';
}

/** A seller sees the fee and what it earns; for a buyer everything behind escrow is what was handed on. */
function columnOf(
  { account, company_id }: OrderPosting,
  order: OrderDetailRow,
  side: OrderSide,
): LedgerColumn {
  if (account === 'buyerCard' || account === 'escrow') return account;
  if (account === 'wallet' && company_id === order.buyer_company_id) return 'buyerWallet';
  if (side === 'purchased') return 'handedOn';
  if (account === 'wallet') return 'sellerWallet';
  if (account === 'sellerPayable') return 'seller';
  if (account === 'commission' || account === 'commissionVat' || account === 'shipping') return account;
  return 'handedOn';
}
