import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type * as calls from '@havan/contract/backoffice/money/payouts';
import type { PayoutRun } from '@havan/contract/backoffice/money/payouts';
import { companyTypes } from '@havan/domain/company';
import { formatIsoDay, istanbulDayOf, parseIsoDay } from '@havan/domain/istanbul';
import { mayApproveRun, payoutRunNumber, transferReturnReasons } from '@havan/domain/payout-run';
import { nextPayoutDay, payoutWayOf, weekIsOverAt } from '@havan/domain/payout-statement';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { pageWith } from './page-with.ts';
import type { Operator } from '../../../core/operator.ts';
import { postAccountPayout, postAccountPayoutBack, postAccountPayoutSent } from '../ledger/ledger.service.ts';
import { idCursor, lockWallet } from '../wallet/wallet.service.ts';
import { bankFile } from './bank-file.ts';
import { notifyReturned, notifySent } from './notify-transfer.ts';
import { presentDue, presentRun, presentTransfer } from './payout-runs.presenter.ts';
import * as sql from './payout-runs.sql.ts';

type Me = Pick<Operator, 'operatorId'>;
const pageSize = 25;
/** Largest number of transfers in one file. */
const transfersInFile = 50_000;

/** The types of companies that are paid to their account. */
const accountTypes = companyTypes.filter((type) => payoutWayOf(type) === 'account');

const stale = (message: string): AppError => new AppError('conflict', { message });

export async function payoutRuns(
  { db }: Pick<Context, 'db'>,
  { operatorId }: Me,
  request: ParsedRequestOf<typeof calls.getPayoutRuns>,
): Promise<ResultOf<typeof calls.getPayoutRuns>> {
  const limit = request.pageSize ?? pageSize;
  const rows = await sql.listRuns(db, idCursor(request.cursor), limit + 1);
  return pageWith(
    rows,
    limit,
    (row) => presentRun(row, operatorId),
    ({ id }) => String(id),
  );
}

/** Lists the payments of the next run. */
export async function duePayouts({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<ResultOf<typeof calls.getDuePayouts>> {
  const now = clock.now();
  const rows = await sql.duePayouts(db, accountTypes, now);
  return {
    payoutDay: formatIsoDay(nextPayoutDay(now)),
    throughWeek: (await sql.lastClosedWeek(db)) ?? null,
    total: rows.reduce((sum, { iban, amount }) => (iban === null ? sum : sum + amount), 0),
    companies: rows.map(presentDue),
  };
}

/** @throws AppError `recordNotFound` */
async function payoutRun({ db }: Pick<Context, 'db'>, { operatorId }: Me, runId: number): Promise<PayoutRun> {
  const row = await sql.findRun(db, runId);
  if (!row) throw new AppError('recordNotFound');
  return presentRun(row, operatorId);
}

/** Returns a run with a page of its transfers. @throws AppError `recordNotFound` */
export async function payoutRunWithTransfers(
  ctx: Pick<Context, 'db'>,
  me: Me,
  { runId, cursor, pageSize: size }: ParsedRequestOf<typeof calls.getPayoutRun>,
): Promise<ResultOf<typeof calls.getPayoutRun>> {
  const run = await payoutRun(ctx, me, runId);
  const limit = size ?? 50;
  const rows = await sql.listTransfers(ctx.db, runId, idCursor(cursor) ?? 0, limit + 1);
  return {
    ...run,
    items: pageWith(rows, limit, presentTransfer, ({ company_id }) => String(company_id)),
  };
}

/**
 * Creates the run of all due payouts, within the transaction of `ctx.db`; from now on the money counts as in transit.
 *
 * @throws AppError `conflict` while another run waits, or when nothing can be paid
 */
export async function preparePayoutRun(ctx: Context, me: Me): Promise<PayoutRun> {
  const { db: trx } = ctx;
  const now = ctx.clock.now();
  const throughWeek = await sql.lastClosedWeek(trx);
  const seen = await sql.duePayouts(trx, accountTypes, now);
  // A concurrent change to these companies waits for this transaction, or the second read has seen it.
  for (const { company_id: companyId } of seen) await lockWallet(trx, companyId);
  const due = (await sql.duePayouts(trx, accountTypes, now)).flatMap((row) =>
    row.payout_account_id !== null && row.iban !== null && row.account_owner !== null
      ? [
          {
            ...row,
            payout_account_id: row.payout_account_id,
            iban: row.iban,
            account_owner: row.account_owner,
          },
        ]
      : [],
  );
  if (due.length === 0 || throughWeek === undefined)
    throw stale('Ödenecek tutar yok ya da hiçbir firmanın doğrulanmış hesabı yok.');
  const day = nextPayoutDay(now);
  const runId = await sql.insertRun(trx, {
    number: (id) => payoutRunNumber(istanbulDayOf(now).year, id),
    payoutDay: formatIsoDay(day),
    throughWeek,
    total: due.reduce((sum, { amount }) => sum + amount, 0),
    preparedBy: me.operatorId,
    at: now,
  });
  if (runId === undefined) throw stale('Onay bekleyen bir ödeme listesi var. Önce onu sonuçlandırın.');
  for (const { company_id: companyId, amount, wallet, payout_account_id, iban, account_owner } of due) {
    const id = ctx.ports.random.uuid();
    await sql.insertTransfer(trx, {
      id,
      run_id: runId,
      company_id: companyId,
      amount,
      iban,
      account_owner,
      payout_account_id,
    });
    await postAccountPayout(trx, { id, companyId, amount }, Math.min(wallet, amount));
  }
  const monday = parseIsoDay(throughWeek);
  if (!monday) throw new Error(`no day: ${throughWeek}`);
  const sellers = due.map(({ company_id }) => company_id);
  await sql.setOrdersPaidOut(trx, sellers, weekIsOverAt(monday), now);
  return payoutRun(ctx, me, runId);
}

/**
 * Approves a run or cancels it, within the transaction of `ctx.db`.
 *
 * @throws AppError `recordNotFound`; `conflict` for a run that no longer waits; `actionNotAllowed` for the operator who
 * prepared a run above the limit
 */
export async function decidePayoutRun(
  ctx: Context,
  me: Me,
  { runId, decision }: Pick<ParsedRequestOf<typeof calls.decidePayoutRun>, 'runId' | 'decision'>,
): Promise<PayoutRun> {
  const { db: trx } = ctx;
  const run = await sql.lockRun(trx, runId);
  if (!run) throw new AppError('recordNotFound');
  if (run.state !== 'prepared') throw stale('Bu ödeme listesi artık onay beklemiyor.');
  const now = ctx.clock.now();
  if (decision === 'approve') {
    if (!mayApproveRun(run.total, run.prepared_by, me.operatorId))
      throw new AppError('actionNotAllowed', {
        message: 'Bu tutarı listeyi hazırlayan onaylayamaz; başka bir finans operatörü onaylamalı.',
      });
    await sql.setRunState(trx, runId, { state: 'approved', approved_by: me.operatorId, approved_at: now });
    return payoutRun(ctx, me, runId);
  }
  for (const transfer of await sql.lockWaiting(trx, runId)) {
    await sql.closeTransfer(trx, transfer.id, { state: 'cancelled', return_reason: null, closed_at: now });
    await postAccountPayoutBack(trx, moneyOf(transfer), 'payoutTransit');
  }
  await sql.setRunState(trx, runId, { state: 'cancelled' });
  return payoutRun(ctx, me, runId);
}

const moneyOf = ({ id, company_id: companyId, amount }: sql.TransferRow) => ({ id, companyId, amount });

/**
 * Marks the waiting transfers of a run as sent by the bank; within the transaction of `ctx.db`. @throws
 * AppError as `decidePayoutRun`
 */
export async function confirmPayoutRun(ctx: Context, me: Me, runId: number): Promise<PayoutRun> {
  const run = await sql.lockRun(ctx.db, runId);
  if (!run) throw new AppError('recordNotFound');
  const waiting = run.state === 'approved' ? await sql.lockWaiting(ctx.db, runId) : [];
  if (waiting.length === 0) throw stale('Bu listede bankada bekleyen ödeme yok.');
  const at = ctx.clock.now();
  for (const transfer of waiting) {
    await sql.closeTransfer(ctx.db, transfer.id, { state: 'sent', return_reason: null, closed_at: at });
    await postAccountPayoutSent(ctx.db, moneyOf(transfer));
  }
  await notifySent(ctx, run.number, waiting);
  return payoutRun(ctx, me, runId);
}

/**
 * Returns a transfer to its company within the transaction of `ctx.db`; also one that was sent, because the bank may
 * report the failure later.
 *
 * @throws AppError `recordNotFound`; `conflict` for a transfer that was returned already or never handed over
 */
export async function returnPayoutTransfer(
  ctx: Context,
  me: Me,
  { transferId, reasonId }: ParsedRequestOf<typeof calls.returnPayoutTransfer>,
): Promise<PayoutRun> {
  const transfer = await sql.lockTransfer(ctx.db, transferId);
  if (!transfer) throw new AppError('recordNotFound');
  const run = await sql.findRun(ctx.db, transfer.run_id);
  if (run?.state !== 'approved' || (transfer.state !== 'waiting' && transfer.state !== 'sent'))
    throw stale('Bu ödeme geri dönmüş olamaz.');
  const reason = transferReturnReasons.find(({ id }) => id === reasonId)?.sentence ?? '';
  await sql.closeTransfer(ctx.db, transfer.id, {
    state: 'returned',
    return_reason: reason,
    closed_at: ctx.clock.now(),
  });
  const from = transfer.state === 'sent' ? 'bank' : 'payoutTransit';
  await postAccountPayoutBack(ctx.db, moneyOf(transfer), from);
  await notifyReturned(ctx, run.number, { ...transfer, return_reason: reason });
  return payoutRun(ctx, me, transfer.run_id);
}

/** Returns the file of an approved run. @throws AppError `recordNotFound`, `conflict` before the approval */
export async function payoutFile(
  { db }: Pick<Context, 'db'>,
  runId: number,
): Promise<{ readonly name: string; readonly text: string }> {
  const run = await sql.findRun(db, runId);
  if (!run) throw new AppError('recordNotFound');
  if (run.state !== 'approved') throw stale('Banka dosyası listeyi onaylayınca alınır.');
  const transfers = await sql.listTransfers(db, runId, 0, transfersInFile);
  return {
    name: `${run.number}.csv`,
    text: bankFile(
      transfers.map((transfer) => ({
        ...transfer,
        explanation: `HAVAN ${run.number} ${transfer.account_owner}`,
      })),
    ),
  };
}
