import type { QueueId } from '@havan/domain/work-queue';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Releases the operator's claims in the queue. */
export const releaseClaims = (trx: Db, queue: QueueId, operatorId: number) =>
  trx.deleteFrom('work_claim').where('queue', '=', queue).where('operator_id', '=', operatorId).execute();

interface NewClaim {
  readonly queue: QueueId;
  readonly itemId: number;
  readonly operatorId: number;
  readonly now: Date;
  readonly until: Date;
}

/** Claims an item; false while another operator has it. Of two concurrent claims one succeeds. */
export async function takeClaim(
  trx: Db,
  { queue, itemId, operatorId, now, until }: NewClaim,
): Promise<boolean> {
  const { rows } = await sql`
    insert into work_claim as held (queue, item_id, operator_id, until)
    values (${queue}, ${itemId}, ${operatorId}, ${until})
    on conflict (queue, item_id) do update set operator_id = excluded.operator_id, until = excluded.until
    where held.until <= ${now} or held.operator_id = excluded.operator_id
    returning queue`.execute(trx);
  return rows.length > 0;
}

/** Ends the operator's valid claim; false without one. */
export async function endClaim(
  trx: Db,
  { queue, itemId, operatorId, now }: Omit<NewClaim, 'until'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('work_claim')
    .where('queue', '=', queue)
    .where('item_id', '=', itemId)
    .where('operator_id', '=', operatorId)
    .where('until', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Returns the current claims of these items. */
export const findClaims = (db: Db, queue: QueueId, itemIds: readonly number[], now: Date) =>
  db
    .selectFrom('work_claim')
    .innerJoin('operator', 'operator.id', 'work_claim.operator_id')
    .select(['work_claim.item_id', 'work_claim.operator_id', 'work_claim.until', 'operator.name'])
    .where('work_claim.queue', '=', queue)
    .where('work_claim.item_id', 'in', itemIds.length > 0 ? [...itemIds] : [0])
    .where('work_claim.until', '>', now)
    .execute();
export type ClaimRow = Awaited<ReturnType<typeof findClaims>>[number];
