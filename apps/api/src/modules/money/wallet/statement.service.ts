import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getStatement } from '@havan/contract/money/wallet';
import { remainingShares } from '@havan/domain/commission';
import type { Actor, Context } from '../../../core/context.ts';
import type { Reading } from '../../../core/http/reading-for.ts';
import { rateNow } from '../withholding/withholding.service.ts';
import { type StatementFilter, type StatementRow, statementRows, statementSums } from './statement.sql.ts';
import { idCursor } from './wallet.service.ts';

type Statement = ResultOf<typeof getStatement>;
export type StatementLine = Statement['items'][number];
type StatementRequest = ParsedRequestOf<typeof getStatement>;
const defaultPageSize = 25;

/** Lines in one read of an export. */
const linesPerRead = 1_000;

const filterOf = (companyId: number, { type, page, from, to }: StatementRequest): StatementFilter => ({
  companyId,
  side: type,
  page,
  from: from ?? null,
  to: to ?? null,
});

/** Returns a page of the account of a company, one line for each order, with the sums over all pages. */
export async function statement(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  request: StatementRequest,
): Promise<Statement> {
  const filter = filterOf(companyId, request);
  const { side } = filter;
  const limit = request.pageSize ?? defaultPageSize;
  const basisPoints = await rateNow({ db, clock }, companyId);
  const rows = await statementRows(db, filter, idCursor(request.cursor), limit + 1, basisPoints);
  const sums = await statementSums(db, filter, basisPoints);
  const shown = rows.slice(0, limit);
  const isSeller = side === 'sold';
  const fees = isSeller ? sums.fees : 0;
  const added = isSeller ? sums.subsidies : 0;
  return {
    items: shown.map((row) => presentLine(row, side)),
    nextCursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
    total: sums.orders,
    sums: {
      orders: sums.orders,
      total: sums.total,
      refunded: sums.refunded,
      fees,
      withheld: isSeller ? sums.withheld : 0,
      net: sums.total + added - sums.refunded - fees - (isSeller ? sums.shipping + sums.withheld : 0),
    },
  };
}

/**
 * Yields every line of `statement`, the newest order first, a thousand at a time. `reading` runs each read on the
 * database of the reader's lists. Tax on open orders uses the rate at the first page.
 */
export async function* statementPages(
  ctx: Pick<Context, 'db' | 'clock'>,
  { companyId }: Pick<Actor, 'companyId'>,
  request: Omit<StatementRequest, 'cursor' | 'pageSize'>,
  reading: Reading,
): AsyncGenerator<readonly StatementLine[]> {
  const filter = filterOf(companyId, request);
  const basisPoints = await rateNow(ctx, companyId);
  let before: number | null = null;
  for (;;) {
    const from: number | null = before;
    const rows: StatementRow[] = await reading((db) =>
      statementRows(db, filter, from, linesPerRead, basisPoints),
    );
    yield rows.map((row) => presentLine(row, filter.side));
    if (rows.length < linesPerRead) return;
    before = rows.at(-1)?.id ?? null;
  }
}

function presentLine(row: StatementRow, side: StatementFilter['side']): StatementLine {
  const isSeller = side === 'sold';
  const total = row.goods_total + row.shipping_fee;
  const refunded = row.refunded_goods + row.refunded_shipping;
  const shares = remainingShares({
    goodsTotal: row.goods_total,
    shippingFee: row.shipping_fee,
    commission: row.commission,
    campaignSubsidy: row.campaign_subsidy,
    refundedGoods: row.refunded_goods,
    refundedShipping: row.refunded_shipping,
  });
  return {
    orderId: row.id,
    type: side,
    otherName: row.other_name,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    total,
    refunded,
    commission: isSeller ? shares.commission : 0,
    commissionVat: isSeller ? shares.commissionVat : 0,
    shipping: isSeller ? shares.shipping : 0,
    withheld: isSeller ? row.withheld : 0,
    net: isSeller ? shares.payout - row.withheld : total - refunded,
    paidOutAt: isSeller ? (row.paid_out_at?.toISOString() ?? null) : null,
    autoApproveAt: row.auto_approve_at?.toISOString() ?? null,
  };
}
