import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getLoyaltyPoints } from '@havan/contract/money/points';
import type { Actor, Context } from '../../../core/context.ts';
import { balanceOf } from '../ledger/ledger.sql.ts';
import { idCursor } from '../wallet/wallet.service.ts';
import { expectedPoints, pointsMovements } from './points.sql.ts';

const defaultPageSize = 10;

/** Returns the points of a company with their movements. */
export async function loyaltyPoints(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  request: ParsedRequestOf<typeof getLoyaltyPoints>,
): Promise<ResultOf<typeof getLoyaltyPoints>> {
  const limit = request.pageSize ?? defaultPageSize;
  const rows = await pointsMovements(db, companyId, idCursor(request.cursor), limit + 1);
  const page = rows.slice(0, limit);
  return {
    balance: await balanceOf(db, 'points', companyId),
    expected: await expectedPoints(db, companyId),
    movements: {
      items: page.map(({ id, at, kind, points, order_id }) => ({
        entryId: id,
        at: at.toISOString(),
        kind,
        points,
        orderId: order_id,
      })),
      nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
      total: null,
    },
  };
}
