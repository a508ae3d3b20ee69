import type { BankPayment, BankTransfer } from '@havan/contract/sales/bank';
import type { reconcileWithBank } from '@havan/contract/backoffice/ledger';
import type { ResultOf } from '@havan/contract/call';
import { formatMoney } from '@havan/domain/money';
import type { Db } from '../../../core/db/database.ts';
import type { BankPort } from '../../../core/ports/bank-port.ts';
import { innerFaults, paymentBooks, sentWithdrawals, unansweredWithdrawals } from './reconcile.sql.ts';

export interface Reconciliation {
  readonly payments: number;
  readonly transfers: number;
  readonly findings: readonly Finding[];
  /** One sentence for each finding; empty when the bank and our ledger agree. */
  readonly differences: readonly string[];
}

/**
 * A difference between the bank and our ledger in kuruş; `subject` is a payment, a withdrawal or a check of the ledger.
 */
type Finding = ResultOf<typeof reconcileWithBank>['findings'][number];

/** The earliest instant. */
const beginning = '2000-01-01T00:00:00.000Z';

/**
 * Compares our ledger with the bank's record, payment by payment and transfer by transfer, and checks the ledger
 * itself. Money in transit is no difference: a pending refund counts as sent.
 */
export async function reconcile(db: Db, bank: BankPort): Promise<Reconciliation> {
  // The bank receives the history of the demo market as it is; there is nothing to compare.
  const everyBook = await paymentBooks(db);
  const books = bank.changedSince === null ? everyBook.slice(0, askedAbout) : everyBook;
  const known =
    bank.changedSince === null ? await paymentsOneByOne(bank, books) : await everyPayment(bank.changedSince);
  const atBank = new Map([...known].filter(([, { bankPaymentId }]) => !bankPaymentId.startsWith('demo-')));
  const sent = await everyTransfer(bank);
  const findings: Finding[] = [
    ...comparePayments(books, atBank),
    ...(bank.abilities.sendsTransfers
      ? compareTransfers(await sentWithdrawals(db), await unansweredWithdrawals(db), sent)
      : []),
    ...Object.entries(await innerFaults(db)).flatMap(([name, count]) =>
      count === 0 ? [] : [{ code: 'books' as const, subject: name, bank: null, ledger: count }],
    ),
  ];
  return {
    payments: books.length,
    transfers: sent.size,
    findings,
    differences: findings.map(sentenceOf),
  };
}

const sentences: Readonly<Record<Finding['code'], (bank: string, ledger: string) => string>> = {
  paymentUnknown: (bank) => `the bank took ${bank}, we know nothing of it`,
  paymentTaken: (bank, ledger) => `the bank took ${bank}, the ledger ${ledger}`,
  paymentRefunded: (bank, ledger) => `the bank gave back ${bank}, the ledger ${ledger}`,
  transferMissing: (_bank, ledger) => `we say ${ledger} was sent, the bank does not`,
  transferUnknown: (bank) => `the bank sent ${bank}, we know nothing of it`,
  books: () => '',
};

/** Returns a finding as the command line prints it. */
function sentenceOf({ code, subject, bank, ledger }: Finding): string {
  if (code === 'books') return `books: ${subject} is ${ledger}, and must be 0`;
  const what = code.startsWith('transfer') ? 'withdrawal' : 'payment';
  return `${what} ${subject}: ${sentences[code](formatMoney(bank ?? 0), formatMoney(ledger ?? 0))}`;
}

function comparePayments(
  books: Awaited<ReturnType<typeof paymentBooks>>,
  atBank: ReadonlyMap<string, BankPayment>,
): Finding[] {
  const known = new Set(books.map(({ id }) => id));
  const unknown = [...atBank.values()].filter(
    ({ attemptId, status }) => isTaken(status) && !known.has(attemptId),
  );
  return [
    ...unknown.map(({ attemptId: subject, amount: bank }) => ({
      code: 'paymentUnknown' as const,
      subject,
      bank,
      ledger: null,
    })),
    ...books.flatMap(({ id: subject, captured, refunded, refundsOnTheirWay }): Finding[] => {
      const record = atBank.get(subject);
      const taken = record && isTaken(record.status) ? record.amount : 0;
      const givenBack = record?.refundedAmount ?? 0;
      // A late capture is booked and refunded at once, so it appears on both sides.
      const reported = refunded - refundsOnTheirWay;
      return [
        ...(taken === captured
          ? []
          : [{ code: 'paymentTaken' as const, subject, bank: taken, ledger: captured }]),
        ...(givenBack === reported
          ? []
          : [{ code: 'paymentRefunded' as const, subject, bank: givenBack, ledger: reported }]),
      ];
    }),
  ];
}

const isTaken = (status: BankPayment['status']): boolean => status === 'captured' || status === 'refunded';

function compareTransfers(
  ours: ReadonlyMap<string, number>,
  unanswered: ReadonlySet<string>,
  sent: ReadonlyMap<string, BankTransfer>,
): Finding[] {
  const missing = [...ours].filter(([id, amount]) => sent.get(id)?.amount !== amount);
  const unknown = [...sent.values()].filter(
    ({ transferId }) => !ours.has(transferId) && !unanswered.has(transferId),
  );
  return [
    ...missing.map(([subject, ledger]) => ({
      code: 'transferMissing' as const,
      subject,
      bank: null,
      ledger,
    })),
    ...unknown.map(({ transferId: subject, amount: bank }) => ({
      code: 'transferUnknown' as const,
      subject,
      bank,
      ledger: null,
    })),
  ];
}

/** Number of the newest payments that are compared with a bank that can only be asked about single payments. */
const askedAbout = 200;

async function paymentsOneByOne(
  bank: BankPort,
  books: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, BankPayment>> {
  const found = new Map<string, BankPayment>();
  for (const { id } of books) {
    const record = await bank.findWithRefunds(id);
    if (record) found.set(id, record);
  }
  return found;
}

async function everyPayment(
  changedSince: NonNullable<BankPort['changedSince']>,
): Promise<ReadonlyMap<string, BankPayment>> {
  const found = new Map<string, BankPayment>();
  for (let from: string | null = beginning; from !== null; ) {
    const { payments, next } = await changedSince(from);
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
