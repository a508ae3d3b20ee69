import type { ParsedRequestOf } from '@havan/contract/call';
import {
  type bulkIssue,
  bulkInvoiceLimit,
  type EInvoiceBatch,
  type getBatch,
} from '@havan/contract/sales/e-invoice-bulk';
import { AppError } from '../../../../core/app-error.ts';
import type { Actor, Context } from '../../../../core/context.ts';
import { withTransaction } from '../../../../core/db/transaction.ts';
import { type BatchRow, endRow, insertBatch, lockWaitingRow, readBatch } from './bulk.sql.ts';
import { issueWithin } from '../issue.service.ts';
import { waitingOrderIds } from '../drawing/order-facts.sql.ts';

/** Number of failures after which a run stops; the next run retries. */
const mostFailures = 20;
/** Largest number of refusals in an answer. */
const mostRefusals = 100;

/** Queues the invoices of many orders; `issueBatches` issues them. */
export async function startBulk(
  ctx: Context,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  { orderIds }: ParsedRequestOf<typeof bulkIssue>,
): Promise<EInvoiceBatch> {
  const ids = await waitingOrderIds(ctx.db, actor.companyId, orderIds, bulkInvoiceLimit);
  if (ids.length === 0)
    throw new AppError('actionNotAllowed', { message: 'Fatura bekleyen sipariş kalmadı.' });
  const id = ctx.ports.random.uuid();
  await withTransaction(ctx.db, (trx) =>
    insertBatch(trx, {
      id,
      orderIds: ids,
      at: ctx.clock.now(),
      companyId: actor.companyId,
      userId: actor.userId,
    }),
  );
  return batchOf(ctx, actor, { batchId: id });
}

/** Returns the progress of a batch. @throws AppError `recordNotFound` for another company's */
export async function batchOf(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { batchId }: ParsedRequestOf<typeof getBatch>,
): Promise<EInvoiceBatch> {
  const facts = await readBatch(db, companyId, batchId, mostRefusals);
  if (!facts) throw new AppError('recordNotFound');
  const { total, issued, refused } = facts;
  return {
    batchId,
    total,
    issued,
    refused,
    isDone: issued + refused === total,
    refusals: facts.refusals.map(({ order_id, message }) => ({ orderId: order_id, message })),
    invoiceIds: [...facts.invoice_ids],
  };
}

/**
 * Processes the rows of all batches. A row and its invoice are one transaction: after any crash a waiting row has no
 * invoice of its batch, and a done row has one. Several processes may run concurrently. A failing row is skipped and
 * retried by the next run, so that it blocks no other.
 *
 * @throws the first failure, once the others are done
 */
export async function issueBatches(ctx: Context): Promise<void> {
  const passedOver: number[] = [];
  let first: unknown = null;
  while (passedOver.length < mostFailures) {
    const outcome = await issueNext(ctx, passedOver);
    if (outcome === 'none') break;
    if (outcome === 'done') continue;
    first ??= outcome.error;
    passedOver.push(outcome.orderId);
  }
  if (first !== null) throw first;
}

type Outcome = 'none' | 'done' | { readonly error: unknown; readonly orderId: number };

/** Issues the next waiting row; a row that fails for another reason than a refusal stays waiting. */
async function issueNext(ctx: Context, passedOver: readonly number[]): Promise<Outcome> {
  const taken: BatchRow[] = [];
  try {
    return await withTransaction(ctx.db, async (trx) => {
      const held = await lockWaitingRow(trx, passedOver);
      if (!held) return 'none';
      taken.push(held);
      const member = { companyId: held.company_id, userId: held.user_id };
      const { id } = await issueWithin({ ...ctx, db: trx }, member, held.order_id);
      await endRow(trx, held, { state: 'issued', message: null, invoiceId: id, at: ctx.clock.now() });
      return 'done';
    });
  } catch (error) {
    const held = taken.at(-1);
    if (!held) throw error;
    if (!(error instanceof AppError)) return { error, orderId: held.order_id };
    // The row's work is rolled back and its refusal stored.
    await endRow(ctx.db, held, {
      state: 'refused',
      message: error.message,
      invoiceId: null,
      at: ctx.clock.now(),
    });
    return 'done';
  }
}
