import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface TaxPaymentRow {
  readonly id: number;
  readonly amount: number;
  readonly paidOn: string;
  readonly bankReference: string;
  readonly saidBy: number;
  readonly operator: string;
  readonly settledAt: Date | null;
}

/** Returns the reported payment of a month, `2026-11`; undefined without a report. */
export async function findTaxPayment(db: Db, month: string): Promise<TaxPaymentRow | undefined> {
  const { rows } = await sql<TaxPaymentRow>`
    select t.id, t.amount, t.paid_on::text as "paidOn", t.bank_reference as "bankReference", t.said_by as "saidBy",
           o.name as operator, t.settled_at as "settledAt"
    from income_tax_payment t join operator o on o.id = t.said_by where t.month = ${`${month}-01`}::date`.execute(
    db,
  );
  return rows[0];
}

/** Locks a month until the transaction ends, so that two operators report its payment one after the other. */
export const lockMonth = (db: Db, month: string) =>
  sql`select pg_advisory_xact_lock(hashtext('income_tax_payment'), hashtext(${month}))`.execute(db);

interface SaidPayment {
  readonly month: string;
  readonly amount: number;
  readonly paidOn: string;
  readonly bankReference: string;
  readonly operatorId: number;
  readonly at: Date;
}

/**
 * Stores an operator's report and returns the id of the payment; a later report replaces one that is not settled.
 *
 * @throws Error for a month that is settled
 */
export async function putTaxPayment(db: Db, said: SaidPayment): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into income_tax_payment (month, amount, paid_on, bank_reference, said_by, said_at)
    values (${`${said.month}-01`}::date, ${said.amount}, ${said.paidOn}::date, ${said.bankReference},
      ${said.operatorId}, ${said.at})
    on conflict (month) do update set amount = excluded.amount, paid_on = excluded.paid_on,
      bank_reference = excluded.bank_reference, said_by = excluded.said_by, said_at = excluded.said_at
      where income_tax_payment.settled_at is null
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The tax of ${said.month} is paid`);
  return row.id;
}

export const settleTaxPayment = (db: Db, id: number, operatorId: number, at: Date) =>
  sql`update income_tax_payment set settled_by = ${operatorId}, settled_at = ${at} where id = ${id}`.execute(
    db,
  );
