import { createHash } from 'node:crypto';
import type { ImportedBankFile, ImportedTransfer } from '@havan/contract/backoffice/money/bank-transfers';
import { transferReferencesIn } from '@havan/domain/bank-transfer';
import { type IncomingTransfer, readBankStatement } from '@havan/domain/bank-statement';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { postTransferIn } from '../../money/ledger/ledger.service.ts';
import { matchTransfer } from './match-transfer.ts';
import * as sql from './transfers.sql.ts';

/** Prefix of the key of a transfer that an operator entered and no file has contained yet. */
const typedKey = 'typed:';

/** Rolls the transaction of a trial back, with its result. */
class TrialOver extends Error {
  readonly rows: readonly ImportedTransfer[];
  constructor(rows: readonly ImportedTransfer[]) {
    super('the trial is over');
    this.rows = rows;
  }
}

/**
 * Reads a bank file and matches each transfer by its reference, in a transaction of its own, so that a file may be read
 * again after a crash. A trial does the same in one transaction and rolls it back.
 */
export async function importBankFile(
  ctx: Context,
  operatorId: number,
  { text, isTrial }: { readonly text: string; readonly isTrial: boolean },
): Promise<ImportedBankFile> {
  const { format, transfers, outgoing, problems } = readBankStatement(text);
  const keys = bankKeysOf(transfers);
  const takeAll = async (inside: Context): Promise<ImportedTransfer[]> => {
    const rows: ImportedTransfer[] = [];
    for (const [index, transfer] of transfers.entries())
      rows.push(await takeTransferIn(inside, operatorId, transfer, keys[index] ?? ''));
    return rows;
  };
  const rows = isTrial ? await tried(ctx, takeAll) : await takeAll(ctx);
  return { format, rows: [...rows], outgoing, problems: [...problems] };
}

async function tried(
  ctx: Context,
  work: (inside: Context) => Promise<readonly ImportedTransfer[]>,
): Promise<readonly ImportedTransfer[]> {
  try {
    return await withTransaction(ctx.db, async (trx) => {
      throw new TrialOver(await work({ ...ctx, db: trx }));
    });
  } catch (error) {
    if (error instanceof TrialOver) return error.rows;
    throw error;
  }
}

/** Returns a key for each movement: all its facts from the bank, and its position among equal ones. */
function bankKeysOf(transfers: readonly IncomingTransfer[]): string[] {
  const seen = new Map<string, number>();
  return transfers.map(({ bookedOn, amount, payerName, payerIban, description, bankReference }) => {
    const facts = JSON.stringify([bookedOn, amount, payerName, payerIban, description, bankReference]);
    const nth = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, nth);
    return createHash('sha256').update(`${facts}#${nth}`).digest('hex');
  });
}

/**
 * Returns whether an operator typed a movement in before its file came; from now on the file identifies it.
 */
async function wasTypedIn(
  trx: Db,
  { bookedOn, amount, payerIban, description }: Omit<IncomingTransfer, 'line'>,
  key: string,
): Promise<boolean> {
  if (key.startsWith(typedKey)) return false;
  const [reference] = transferReferencesIn(description);
  const twin = (await sql.typedTransfers(trx, bookedOn, amount)).find((typed) =>
    payerIban === ''
      ? reference !== undefined && transferReferencesIn(typed.description).includes(reference)
      : typed.payer_iban === payerIban,
  );
  if (twin) await sql.changeIncoming(trx, twin.id, { bank_key: key });
  return twin !== undefined;
}

/** Stores a transfer that an operator enters from the bank's screen before its file arrives. */
export const typeTransferIn = (
  ctx: Context,
  operatorId: number,
  transfer: Omit<IncomingTransfer, 'line' | 'bankReference'>,
): Promise<ImportedTransfer> =>
  takeTransferIn(
    ctx,
    operatorId,
    { ...transfer, line: 1, bankReference: '' },
    `${typedKey}${ctx.ports.random.uuid()}`,
  );

const takeTransferIn = (
  ctx: Context,
  operatorId: number,
  { line, ...transfer }: IncomingTransfer,
  key: string,
): Promise<ImportedTransfer> =>
  withTransaction(ctx.db, async (trx) => {
    const { bookedOn, amount, payerName, payerIban, description, bankReference } = transfer;
    const row = { line, bookedOn, amount, payerName, payerIban, description };
    if (await wasTypedIn(trx, transfer, key)) return { ...row, outcome: 'known', orderIds: [], back: 0 };
    const kept = await sql.insertIncoming(trx, {
      bank_key: key,
      booked_on: bookedOn,
      amount,
      payer_name: payerName,
      payer_iban: payerIban,
      description,
      bank_reference: bankReference,
      payment_id: null,
      state: 'unmatched',
      imported_at: ctx.clock.now(),
      imported_by: operatorId,
    });
    if (!kept) return { ...row, outcome: 'known', orderIds: [], back: 0 };
    await postTransferIn(trx, kept.id, amount);
    const references = transferReferencesIn(description);
    const [reference] = references;
    // A transfer with two references is left to an operator.
    const paymentId =
      reference === undefined || references.length > 1
        ? null
        : await sql.findTransferPayment(trx, { reference });
    if (paymentId === null) return { ...row, outcome: 'unmatched', orderIds: [], back: 0 };
    const outcome = await matchTransfer({ ...ctx, db: trx }, kept, paymentId, null);
    return {
      ...row,
      outcome,
      orderIds: await sql.orderIdsOf(trx, paymentId),
      back: await sql.returnedOf(trx, kept.id),
    };
  });
