import type {
  bankTransferCalls as calls,
  TransferReturn,
} from '@havan/contract/backoffice/money/bank-transfers';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { isIbanTr, normalizeIban } from '@havan/domain/iban';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { payoutWayOf } from '@havan/domain/payout-statement';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { postTransferBack, postTransferClaim } from '../../money/ledger/ledger.service.ts';
import { idCursor } from '../../money/wallet/wallet.service.ts';
import { bankFile } from '../../money/payout-runs/bank-file.ts';
import { typeTransferIn } from './import-transfers.ts';
import { matchTransfer } from './match-transfer.ts';
import { foundReturns, unmatchedTransfers } from './transfer-lists.sql.ts';
import * as sql from './transfers.sql.ts';

const defaultPageSize = 50;
const refuse = (message: string): AppError => new AppError('actionNotAllowed', { message });

/** Returns transfers that are not assigned to a payment yet. */
export async function listUnmatched(
  { db }: Context,
  request: ParsedRequestOf<typeof calls.getUnmatchedTransfers>,
): Promise<ResultOf<typeof calls.getUnmatchedTransfers>> {
  const limit = request.pageSize ?? defaultPageSize;
  const rows = await unmatchedTransfers(db, idCursor(request.cursor), limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: page.map((row) => ({
      incomingId: row.id,
      bookedOn: row.booked_on,
      amount: row.amount,
      payerName: row.payer_name,
      payerIban: row.payer_iban,
      description: row.description,
      importedAt: row.imported_at.toISOString(),
    })),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
    total: null,
  };
}

/** Assigns a transfer to a payment, or returns it; `ctx.db` is the caller's transaction. */
export async function matchByHand(
  ctx: Context,
  operatorId: number,
  { incomingId, orderId }: ParsedRequestOf<typeof calls.matchTransferByHand>,
): Promise<ResultOf<typeof calls.matchTransferByHand>> {
  const { db: trx, clock, ports } = ctx;
  const incoming = await sql.lockIncoming(trx, incomingId);
  if (!incoming) throw new AppError('recordNotFound');
  if (incoming.state !== 'unmatched') throw refuse('Bu havale daha önce işlendi.');
  if (orderId === null) {
    await sql.changeIncoming(trx, incoming.id, { state: 'returned', matched_by: operatorId });
    await sql.insertReturn(trx, {
      id: ports.random.uuid(),
      paymentId: null,
      incomingId: incoming.id,
      companyId: null,
      amount: incoming.amount,
      reason: 'unknown',
      iban: incoming.payer_iban,
      payerName: incoming.payer_name,
      at: clock.now(),
    });
    return { outcome: 'unmatched' };
  }
  const paymentId = await sql.findTransferPayment(trx, { orderId });
  if (paymentId === null)
    throw new AppError('invalidRequest', {
      errors: [{ code: 'order', message: 'Bu numarayla havale bekleyen bir sipariş yok.', path: 'orderId' }],
    });
  return { outcome: await matchTransfer(ctx, incoming, paymentId, operatorId) };
}

/** Lists returned transfers by state. */
export async function listReturns(
  { db }: Context,
  { state, cursor, pageSize: limit = defaultPageSize }: ParsedRequestOf<typeof calls.getTransferReturns>,
): Promise<ResultOf<typeof calls.getTransferReturns>> {
  const offset = idCursor(cursor) ?? 0;
  const rows = await foundReturns(db, state, offset, limit + 1);
  return {
    items: rows.slice(0, limit).map(
      (row): TransferReturn => ({
        returnId: row.id,
        company:
          row.company_id === null || row.company_type === null
            ? null
            : {
                companyId: row.company_id,
                name: row.company_name ?? '',
                hasWallet: payoutWayOf(row.company_type) === 'wallet',
              },
        orderIds: row.order_ids,
        amount: row.amount,
        reason: row.reason,
        state: row.state,
        iban: row.iban,
        payerName: row.payer_name,
        createdAt: row.created_at.toISOString(),
        closedAt: row.closed_at?.toISOString() ?? null,
      }),
    ),
    nextCursor: rows.length > limit ? String(offset + limit) : null,
    total: null,
  };
}

/**
 * Stores a transfer that an operator enters; it is matched by its reference like one of a file.
 *
 * @throws AppError `invalidRequest` for a future day or an invalid IBAN
 */
export async function addTransfer(
  ctx: Context,
  operatorId: number,
  request: ParsedRequestOf<typeof calls.addBankTransfer>,
): Promise<ResultOf<typeof calls.addBankTransfer>> {
  const payerIban = normalizeIban(request.payerIban);
  const problem = (path: string, message: string) =>
    new AppError('invalidRequest', { message, errors: [{ code: path, message, path }] });
  if (!isIbanTr(payerIban)) throw problem('payerIban', 'Gönderenin IBAN’ını yazın.');
  if (request.bookedOn > istanbulIsoDay(ctx.clock.now()))
    throw problem('bookedOn', 'Tarih bugünden sonra olamaz.');
  const { outcome, orderIds, back } = await typeTransferIn(ctx, operatorId, { ...request, payerIban });
  return { outcome, orderIds, back };
}

/** Largest number of returns in one file that banks accept. */
const returnsInFile = 1000;

/**
 * Returns open returns with a known IBAN as a file for the bank.
 *
 * @throws AppError `recordNotFound` when there are none
 */
export async function returnsFile({
  db,
  clock,
}: Context): Promise<{ readonly name: string; readonly text: string }> {
  const rows = (await foundReturns(db, 'open', 0, returnsInFile)).filter(({ iban }) => iban !== '');
  if (rows.length === 0) throw new AppError('recordNotFound');
  return {
    name: `havale-iadeleri-${istanbulIsoDay(clock.now())}.csv`,
    text: bankFile(
      rows.map(({ id, amount, iban, payer_name, company_name, order_ids }) => {
        const owner = payer_name === '' ? (company_name ?? '') : payer_name;
        const orders = order_ids.length === 0 ? '' : ` ${order_ids.join(' ')}`;
        return { id, amount, iban, account_owner: owner, explanation: `HAVAN HAVALE IADESI${orders}` };
      }),
    ),
  };
}

/** Closes a return once; `ctx.db` is the caller's transaction. */
export async function closeReturn(
  { db: trx, clock }: Context,
  operatorId: number,
  { returnId, how, iban: given }: ParsedRequestOf<typeof calls.closeTransferReturn>,
): Promise<sql.ReturnRow> {
  const row = await sql.lockReturn(trx, returnId);
  if (!row) throw new AppError('recordNotFound');
  if (row.state !== 'open') throw refuse('Bu iade daha önce tamamlandı.');
  const closed = { closed_at: clock.now(), closed_by: operatorId };
  if (how === 'wallet') {
    const type = row.company_id === null ? null : await sql.typeOfCompany(trx, row.company_id);
    if (row.company_id === null || type === null || payoutWayOf(type) !== 'wallet')
      throw refuse('Gönderenin cüzdanı yok; tutar IBAN’a iade edilmeli.');
    await postTransferClaim(trx, row.id, { companyId: row.company_id, amount: row.amount });
    await sql.changeReturn(trx, row.id, { state: 'claimed', ...closed });
    return row;
  }
  const iban = normalizeIban(given ?? row.iban);
  if (!isIbanTr(iban)) {
    const message = 'Gönderenin IBAN’ını yazın.';
    throw new AppError('invalidRequest', { message, errors: [{ code: 'iban', message, path: 'iban' }] });
  }
  await postTransferBack(trx, row.id, row.amount);
  await sql.changeReturn(trx, row.id, { state: 'sent', iban, ...closed });
  return row;
}
