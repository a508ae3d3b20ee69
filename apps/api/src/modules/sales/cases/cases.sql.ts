import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type {
  OrderCaseEventTable,
  OrderCaseLineTable,
  OrderCaseTable,
} from '../../../core/db/schema/order-work-tables.ts';
import type { FileRow } from '../../identity/files/files.service.ts';

type CaseFile = Pick<FileRow, 'id' | 'file_name' | 'mime_type' | 'size'>;
export type CaseLine = Pick<OrderCaseLineTable, 'line_no' | 'quantity' | 'reason' | 'accepted_quantity'>;

/** A case with its order and lines. */
export interface CaseRow extends Selectable<OrderCaseTable> {
  readonly lines: readonly (CaseLine & {
    readonly amount: number;
    readonly product_name: string;
    readonly lot: string;
  })[];
  readonly photos: readonly CaseFile[];
  /** The buyer's ticket from which the case was opened. */
  readonly ticket_id: number | null;
}

export const wholeCase = sql`c.*,
  (select jsonb_agg(jsonb_build_object('line_no', l.line_no, 'quantity', l.quantity, 'reason', l.reason,
     'amount', l.quantity * o.unit_price, 'accepted_quantity', l.accepted_quantity,
     'product_name', o.product_name, 'lot', o.lot) order by l.line_no)
   from order_case_line l join order_line o on o.order_id = l.order_id and o.line_no = l.line_no
   where l.case_id = c.id) as lines,
  coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'file_name', f.file_name, 'mime_type', f.mime_type,
     'size', f.size) order by p.position)
   from order_case_photo p join stored_file f on f.id = p.file_id where p.case_id = c.id), '[]') as photos,
  (select max(t.id) from support_ticket t where t.case_id = c.id) as ticket_id`;

/** Returns the cases of an order, newest first. */
export async function casesOf(db: Db, orderId: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${wholeCase} from order_case c where c.order_id = ${orderId} order by c.id desc`.execute(db);
  return rows;
}

export async function findCase(db: Db, id: number): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`select ${wholeCase} from order_case c where c.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertCase(
  trx: Db,
  row: Pick<OrderCaseTable, 'order_id' | 'kind' | 'refund_target' | 'note'> & {
    createdAt: Date;
    answerBy: Date;
  },
  lines: readonly Omit<CaseLine, 'accepted_quantity'>[],
  photos: readonly string[],
): Promise<number> {
  const { id } = await trx
    .insertInto('order_case')
    .values({
      order_id: row.order_id,
      kind: row.kind,
      state: 'open',
      refund_target: row.refund_target,
      note: row.note,
      created_at: row.createdAt,
      answer_by: row.answerBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_case_line')
    .values(lines.map((line) => ({ ...line, case_id: id, order_id: row.order_id })))
    .execute();
  if (photos.length > 0) {
    await trx
      .insertInto('order_case_photo')
      .values(photos.map((fileId, position) => ({ case_id: id, position, file_id: fileId })))
      .execute();
  }
  return id;
}

export const updateCase = (
  trx: Db,
  id: number,
  changes: Partial<
    Pick<OrderCaseTable, 'state' | 'seller_answer' | 'ruling'> & {
      answered_at: Date;
      answer_by: Date;
      closed_at: Date;
    }
  >,
) => trx.updateTable('order_case').set(changes).where('id', '=', id).execute();

export const insertCaseEvent = (trx: Db, event: Omit<Selectable<OrderCaseEventTable>, 'id'>) =>
  trx.insertInto('order_case_event').values(event).execute();

/** Stores how many units of each line the seller accepted. */
export async function setAcceptedUnits(
  trx: Db,
  caseId: number,
  lines: readonly { readonly lineNo: number; readonly quantity: number }[],
): Promise<void> {
  await sql`
    update order_case_line l set accepted_quantity = taken.quantity
    from unnest(${lines.map(({ lineNo }) => lineNo)}::smallint[], ${lines.map(({ quantity }) => quantity)}::integer[])
           as taken (line_no, quantity)
    where l.case_id = ${caseId} and l.line_no = taken.line_no`.execute(trx);
}

/** Returns cases whose seller has not answered, or whose goods have not arrived, in time. */
export async function overdueCases(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from order_case where state in ('open', 'awaitingGoods') and answer_by <= ${now} order by id limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Returns cases on which the platform has to rule, the oldest first. */
export async function escalatedCases(db: Db): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${wholeCase} from order_case c where c.state = 'escalated' order by c.id limit 200`.execute(db);
  return rows;
}
