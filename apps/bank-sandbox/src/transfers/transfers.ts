import type { BankTransfer, BankTransferPage, TransferRequest } from '@havan/contract/sales/bank';
import { BankError } from '../bank-error.ts';
import type { BankContext } from '../context.ts';
import { inTransaction } from '../store.ts';
import { findTransfer, insertTransfer, transfersAfter } from './transfers.sql.ts';

/** Accounts that end like this are closed: how a demonstration sees money come back. */
const closedAccount = /0000$/;
const pageSize = 200;

/** Sends money once for each transfer id. @throws BankError for a closed account, or the same id with another amount */
export function sendTransfer({ db, now }: BankContext, request: TransferRequest): BankTransfer {
  return inTransaction(db, () => {
    const known = findTransfer(db, request.transferId);
    if (known) {
      if (known.amount !== request.amount || known.iban !== request.iban)
        throw new BankError(409, 'transferMismatch', 'Bu işlem numarası başka bir aktarıma ait.');
      return known;
    }
    if (closedAccount.test(request.iban)) throw new BankError(422, 'closedAccount', 'Alıcı hesabı kapalı.');
    const { transferId, merchantId, amount, iban, accountOwner } = request;
    const transfer = { transferId, merchantId, amount, iban, sentAt: now().toISOString() };
    insertTransfer(db, { ...transfer, accountOwner });
    return transfer;
  });
}

/** Returns a page of transfers from an instant, or from the `next` of the page before. */
export function transfersSince({ db }: BankContext, from: string): BankTransferPage {
  const [instant = from, id = ''] = from.split('~');
  const rows = transfersAfter(db, instant, id, pageSize + 1);
  const transfers = rows.slice(0, pageSize);
  const last = transfers.at(-1);
  return { transfers, next: rows.length > pageSize && last ? `${last.sentAt}~${last.transferId}` : null };
}
