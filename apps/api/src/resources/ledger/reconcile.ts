import type { BankPayment, BankTransfer } from '@havan/contract/bank';
import { formatMoney } from '@havan/domain/money';
import type { Db } from '../../db/database.ts';
import type { BankPort } from '../../ports/bank-port.ts';
import { innerFaults, paymentBooks, sentWithdrawals, unansweredWithdrawals } from './reconcile.sql.ts';

export interface Reconciliation {
  readonly payments: number;
  readonly transfers: number;
  /** One sentence a difference; none when the bank and the books are of one mind. */
  readonly differences: readonly string[];
}

/** Everything is newer than this. */
const beginning = '2000-01-01T00:00:00.000Z';

/**
 * Holds our ledger against the bank's own record, payment by payment and transfer by transfer, and the ledger against
 * itself. Money under way is no difference: a refund that waits to be told is counted as told.
 */
export async function reconcile(db: Db, bank: BankPort): Promise<Reconciliation> {
  const atBank = await everyPayment(bank);
  const sent = await everyTransfer(bank);
  const books = await paymentBooks(db);
  return {
    payments: books.length,
    transfers: sent.size,
    differences: [
      ...comparePayments(books, atBank),
      ...compareTransfers(await sentWithdrawals(db), await unansweredWithdrawals(db), sent),
      ...Object.entries(await innerFaults(db)).flatMap(([name, count]) =>
        count === 0 ? [] : [`books: ${name} is ${count}, and must be 0`],
      ),
    ],
  };
}

function comparePayments(
  books: Awaited<ReturnType<typeof paymentBooks>>,
  atBank: ReadonlyMap<string, BankPayment>,
): string[] {
  const known = new Set(books.map(({ id }) => id));
  const unknown = [...atBank.values()].filter(
    ({ attemptId, status }) => isTaken(status) && !known.has(attemptId),
  );
  return [
    ...unknown.map(
      ({ attemptId, amount }) =>
        `payment ${attemptId}: the bank took ${formatMoney(amount)}, we know nothing of it`,
    ),
    ...books.flatMap(({ id, captured, refunded, refundsOnTheirWay }) => {
      const record = atBank.get(id);
      const taken = record && isTaken(record.status) ? record.amount : 0;
      // A capture that came too late is booked and refunded at once, so it shows on both sides.
      const told = refunded - refundsOnTheirWay;
      return [
        ...(taken === captured
          ? []
          : [`payment ${id}: the bank took ${formatMoney(taken)}, the ledger ${formatMoney(captured)}`]),
        ...((record?.refundedAmount ?? 0) === told
          ? []
          : [
              `payment ${id}: the bank gave back ${formatMoney(record?.refundedAmount ?? 0)}, the ledger ${formatMoney(told)}`,
            ]),
      ];
    }),
  ];
}

const isTaken = (status: BankPayment['status']): boolean => status === 'captured' || status === 'refunded';

function compareTransfers(
  ours: ReadonlyMap<string, number>,
  unanswered: ReadonlySet<string>,
  sent: ReadonlyMap<string, BankTransfer>,
): string[] {
  const missing = [...ours].filter(([id, amount]) => sent.get(id)?.amount !== amount);
  const unknown = [...sent.values()].filter(
    ({ transferId }) => !ours.has(transferId) && !unanswered.has(transferId),
  );
  return [
    ...missing.map(
      ([id, amount]) => `withdrawal ${id}: we say ${formatMoney(amount)} was sent, the bank does not`,
    ),
    ...unknown.map(
      ({ transferId, amount }) =>
        `withdrawal ${transferId}: the bank sent ${formatMoney(amount)}, we know nothing of it`,
    ),
  ];
}

async function everyPayment(bank: BankPort): Promise<ReadonlyMap<string, BankPayment>> {
  const found = new Map<string, BankPayment>();
  for (let from: string | null = beginning; from !== null; ) {
    const { payments, next } = await bank.changedSince(from);
    for (const payment of payments) found.set(payment.attemptId, payment);
    from = next;
  }
  return found;
}

async function everyTransfer(bank: BankPort): Promise<ReadonlyMap<string, BankTransfer>> {
  const found = new Map<string, BankTransfer>();
  for (let from: string | null = beginning; from !== null; ) {
    const { transfers, next } = await bank.transfersSince(from);
    for (const transfer of transfers) found.set(transfer.transferId, transfer);
    from = next;
  }
  return found;
}
