import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getRequiredActions } from '@havan/contract/sales/performance';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { requiredActionRows } from './required-actions.sql.ts';

/** Lists the pending actions of a company on orders and cases, the most urgent first. */
export async function listRequiredActions(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { type, cursor, pageSize: limit = 25 }: ParsedRequestOf<typeof getRequiredActions>,
): Promise<ResultOf<typeof getRequiredActions>> {
  const list: ListName = ['required actions', companyId, type ?? null];
  const offset = cursor === undefined ? 0 : decodeCursor(list, cursor).rank;
  const rows = await requiredActionRows(db, companyId, { side: type ?? null, offset, limit });
  const total = rows[0]?.actions ?? 0;
  return {
    items: rows.map((row) => ({
      kind: row.kind,
      type: row.type,
      orderId: row.order_id,
      caseId: row.case_id,
      name: row.name,
      dueAt: row.due_at.toISOString(),
    })),
    nextCursor: offset + limit < total ? encodeCursor(list, { rank: offset + limit, id: 0 }) : null,
    total,
  };
}
