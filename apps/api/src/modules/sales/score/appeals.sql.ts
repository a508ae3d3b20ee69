import type { ScorePart } from '@havan/domain/seller-score';
import type { Db } from '../../../core/db/database.ts';

/** Stores an appeal; false when the fact has one already. */
export async function insertAppeal(
  db: Db,
  appeal: {
    readonly companyId: number;
    readonly userId: number;
    readonly orderId: number;
    readonly part: ScorePart;
    readonly text: string;
  },
  at: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('score_appeal')
    .values({
      company_id: appeal.companyId,
      user_id: appeal.userId,
      order_id: appeal.orderId,
      part: appeal.part,
      text: appeal.text,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'part']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Closes an open appeal and returns it; undefined for one that is unknown or closed. */
export const closeAppeal = (
  db: Db,
  id: number,
  state: 'accepted' | 'rejected',
  ruling: string | null,
  at: Date,
) =>
  db
    .updateTable('score_appeal')
    .set({ state, ruling, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
