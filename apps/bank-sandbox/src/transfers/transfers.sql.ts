import type { BankTransfer } from '@havan/contract/sales/bank';
import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../store.ts';

const columns = 'id as transferId, merchant_id as merchantId, amount, iban, sent_at as sentAt';

export function findTransfer(db: DatabaseSync, id: string): BankTransfer | undefined {
  return statement(db, `select ${columns} from transfer where id = ?`).get(id) as BankTransfer | undefined;
}

export function insertTransfer(
  db: DatabaseSync,
  row: BankTransfer & { readonly accountOwner: string },
): void {
  statement(
    db,
    'insert into transfer (id, merchant_id, amount, iban, account_owner, sent_at) values (?, ?, ?, ?, ?, ?)',
  ).run(row.transferId, row.merchantId, row.amount, row.iban, row.accountOwner, row.sentAt);
}

/** Transfers after a place in the order of time and id. */
export function transfersAfter(db: DatabaseSync, instant: string, id: string, limit: number): BankTransfer[] {
  return statement(
    db,
    `select ${columns} from transfer where (sent_at, id) > (?, ?) order by sent_at, id limit ?`,
  ).all(instant, id, limit) as unknown as BankTransfer[];
}
