import type { TransferReturnReason } from '@havan/domain/bank-transfer';
import type { CompanyType } from '@havan/domain/company';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { IncomingTransferTable, TransferReturnTable } from '../../../core/db/schema/trade-tables.ts';

export type IncomingRow = Selectable<IncomingTransferTable>;
export type ReturnRow = Selectable<TransferReturnTable>;

/** Stores a transfer of the bank; undefined when it is stored already. */
export async function insertIncoming(
  trx: Db,
  values: Insertable<IncomingTransferTable>,
): Promise<IncomingRow | undefined> {
  return trx
    .insertInto('incoming_transfer')
    .values(values)
    .onConflict((conflict) => conflict.column('bank_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Returns transfers of a day and sum that operators entered and no file has contained yet; their rows are locked. */
export async function typedTransfers(
  trx: Db,
  bookedOn: string,
  amount: number,
): Promise<Pick<IncomingRow, 'id' | 'payer_iban' | 'description'>[]> {
  const { rows } = await sql<Pick<IncomingRow, 'id' | 'payer_iban' | 'description'>>`
    select id, payer_iban, description from incoming_transfer
    where booked_on = ${bookedOn}::date and amount = ${amount} and bank_key like 'typed:%'
    order by id for update`.execute(trx);
  return rows;
}

export const lockIncoming = (trx: Db, id: number): Promise<IncomingRow | undefined> =>
  trx.selectFrom('incoming_transfer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeIncoming = (trx: Db, id: number, values: Partial<Insertable<IncomingTransferTable>>) =>
  trx.updateTable('incoming_transfer').set(values).where('id', '=', id).execute();

/** Returns the transfers received for a payment. */
export async function receivedFor(db: Db, paymentId: string): Promise<IncomingRow[]> {
  return db
    .selectFrom('incoming_transfer')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
}

/** Returns the payment of a reference, or of an order of it. */
export async function findTransferPayment(
  db: Db,
  by: { readonly reference: string } | { readonly orderId: number },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from payment where method = 'transfer' and ${
      'reference' in by
        ? sql`transfer_reference = ${by.reference}`
        : sql`id = (select payment_id from orders where id = ${by.orderId})`
    }`.execute(db);
  return rows[0]?.id ?? null;
}

export const setReference = (trx: Db, paymentId: string, reference: string) =>
  trx.updateTable('payment').set({ transfer_reference: reference }).where('id', '=', paymentId).execute();

/** Returns a number that no other transfer has. */
export async function nextReferenceNumber(trx: Db): Promise<number> {
  const { rows } = await sql<{ next: number }>`select nextval('transfer_reference_number') as next`.execute(
    trx,
  );
  return rows[0]?.next ?? 0;
}

/** Returns the orders of a payment, ascending. */
export async function orderIdsOf(db: Db, paymentId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where payment_id = ${paymentId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns payments by transfer whose time is over. */
export async function expiredTransfers(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payment where method = 'transfer' and state = 'created' and expires_at <= ${now}
    order by expires_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

interface NewReturn {
  readonly id: string;
  readonly paymentId: string | null;
  readonly incomingId: number | null;
  readonly companyId: number | null;
  readonly amount: number;
  readonly reason: TransferReturnReason;
  readonly iban: string;
  readonly payerName: string;
  readonly at: Date;
}

/** Records that money has to be returned; an operator chooses the way. */
export const insertReturn = (trx: Db, given: NewReturn) =>
  trx
    .insertInto('transfer_return')
    .values({
      id: given.id,
      payment_id: given.paymentId,
      incoming_id: given.incomingId,
      company_id: given.companyId,
      amount: given.amount,
      reason: given.reason,
      state: 'open',
      iban: given.iban,
      payer_name: given.payerName,
      created_at: given.at,
    })
    .execute();

export const lockReturn = (trx: Db, id: string): Promise<ReturnRow | undefined> =>
  trx.selectFrom('transfer_return').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeReturn = (trx: Db, id: string, values: Partial<Insertable<TransferReturnTable>>) =>
  trx.updateTable('transfer_return').set(values).where('id', '=', id).execute();

/** Returns the used units of a limited campaign of an unpaid order to the campaign. */
export async function giveBackUsedClaims(trx: Db, paymentId: string): Promise<void> {
  await sql`
    with gone as (
      delete from campaign_claim where payment_id = ${paymentId} and state = 'consumed' returning campaign_id, units
    )
    update campaign k set units_left = k.units_left + g.units
    from (select campaign_id, sum(units)::integer as units from gone group by campaign_id) g
    where k.id = g.campaign_id and k.units_left is not null`.execute(trx);
}

/** Returns the sum of a transfer that goes back, in kuruş. */
export async function returnedOf(db: Db, incomingId: number): Promise<number> {
  const { rows } = await sql<{ back: number }>`
    select coalesce(sum(amount), 0)::bigint as back from transfer_return where incoming_id = ${incomingId}`.execute(
    db,
  );
  return rows[0]?.back ?? 0;
}

export async function typeOfCompany(db: Db, companyId: number): Promise<CompanyType | null> {
  const row = await db
    .selectFrom('company')
    .select('company_type')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row?.company_type ?? null;
}
