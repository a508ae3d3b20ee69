import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getStatement } from '@havan/contract/money/wallet';
import { remainingShares } from '@havan/domain/commission';
import type { Actor, Context } from '../../../core/context.ts';
import { rateNow } from '../withholding/withholding.service.ts';
import { type StatementFilter, type StatementRow, statementRows, statementSums } from './statement.sql.ts';
import { idCursor } from './wallet.service.ts';

type Statement = ResultOf<typeof getStatement>;
const defaultPageSize = 25;

/** Returns the account of a company order by order, with the sums over all of them. */
export async function statement(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  request: ParsedRequestOf<typeof getStatement>,
): Promise<Statement> {
  const { type: side, page } = request;
  const filter: StatementFilter = {
    companyId,
    side,
    page,
    from: request.from ?? null,
    to: request.to ?? null,
  };
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

function presentLine(row: StatementRow, side: StatementFilter['side']): Statement['items'][number] {
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
