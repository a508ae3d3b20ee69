import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getReceivedCases } from '@havan/contract/sales/cases';
import type { Actor, Context } from '../../../core/context.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { presentReceivedCase } from './cases.presenter.ts';
import { countReceivedCases, findReceivedCases } from './received-cases.sql.ts';

const pageSize = 20;

/** Returns a seller's cases with the counts of each kind. */
export async function receivedCases(
  { db }: Context,
  { companyId, rights }: Pick<Actor, 'companyId' | 'rights'>,
  { view, cursor }: ParsedRequestOf<typeof getReceivedCases>,
): Promise<ResultOf<typeof getReceivedCases>> {
  const list: ListName = ['received cases', companyId, view];
  const after = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const [rows, counts] = await pipeline(db, [
    (one) => findReceivedCases(one, companyId, { view, after, limit: pageSize + 1 }),
    (one) => countReceivedCases(one, companyId),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map((row) => presentReceivedCase(row, rights)),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: counts[view],
    counts,
  };
}
