import { createHash } from 'node:crypto';
import type { ParsedRequestOf } from '@havan/contract/call';
import type { cancelInvoice, EInvoice, issueInvoice, resendInvoice } from '@havan/contract/sales/e-invoices';
import { allowedEInvoiceActions } from '@havan/domain/e-invoice';
import { nextEInvoiceNumber } from '@havan/domain/e-invoice-number';
import { istanbulDayOf } from '@havan/domain/istanbul';
import { buildInvoice } from '@havan/e-invoice/build/build-invoice';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { spendCredit } from '../credits/credits.service.ts';
import { drawWithin } from './draft.service.ts';
import { type IssuingContext, readDocument, settingsOf } from './drawing/drawn-invoice.ts';
import * as sql from './e-invoices.sql.ts';
import { asInvoice, problemsOf } from './drawing/invoice-scenario.ts';
import { lockOrderFacts } from './drawing/order-facts.sql.ts';
import { invoiceDetail } from './register.service.ts';
import { noteDelivery } from './sending/sending.sql.ts';

type Member = { readonly companyId: number; readonly userId: number | null };

/**
 * Issues the invoice of an order: updates its draft from the order, checks it, takes the next number of the series and
 * stores the document, for one credit. The caller's transaction does all or nothing, so a number is neither lost nor
 * used twice.
 *
 * @throws AppError `actionNotAllowed` with the first finding when it cannot be issued, `noInvoiceCredits`
 */
export async function issueWithin(
  ctx: IssuingContext,
  member: Member,
  orderId: number,
): Promise<sql.EInvoiceRow> {
  const order = await lockOrderFacts(ctx.db, orderId, member.companyId);
  if (!order) throw new AppError('recordNotFound');
  const draft = await drawWithin(ctx, member, order);
  const document = readDocument(draft);
  const settings = await settingsOf(ctx, member.companyId);
  const problems = problemsOf(document, draft.profile, ctx.clock.now());
  if (problems[0])
    throw new AppError('actionNotAllowed', {
      message: problems[0].message,
      errors: problems.map(({ message, field }) => ({ code: 'eInvoice', message, path: field })),
    });
  // The year of the number is that of the day of issue; a transaction that waits for the series issues later than the one that holds it.
  const year = istanbulDayOf(ctx.clock.now()).year;
  const last = (await sql.takeNumber(ctx.db, member.companyId, settings.series, year)) - 1;
  const at = ctx.clock.now();
  const number = nextEInvoiceNumber(settings.series, year, last);
  const invoice = asInvoice(document, { profile: draft.profile, number, at });
  const xml = Buffer.from(buildInvoice(invoice));
  // A new key for each try: a try that was not committed leaves a file without a row.
  const key = `e-invoices/${ctx.ports.random.uuid()}.xml`;
  await ctx.ports.storage.put(key, xml, 'application/xml');
  await spendCredit(ctx, member.companyId, draft.id);
  const { profile, recipient_name, recipient_tax_number, net, vat_1, vat_10, vat_20, total } = draft;
  return sql.markIssued(ctx.db, draft.id, {
    profile,
    recipient_name,
    recipient_tax_number,
    net,
    vat_1,
    vat_10,
    vat_20,
    total,
    document: JSON.stringify(document),
    units: JSON.stringify(draft.units),
    number,
    storage_key: key,
    sha256: createHash('sha256').update(xml).digest('hex'),
    issued_at: at,
    sending: settings.channel === 'portal' ? 'manual' : 'queued',
  });
}

/** Issues a draft; one that is issued already is returned unchanged. */
export async function issue(
  ctx: Context,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  { invoiceId }: ParsedRequestOf<typeof issueInvoice>,
): Promise<EInvoice> {
  const row = await sql.findVisible(ctx.db, actor.companyId, invoiceId);
  if (!row || row.company_id !== actor.companyId) throw new AppError('recordNotFound');
  if (row.state === 'cancelled')
    throw new AppError('actionNotAllowed', { message: 'Bu fatura iptal edildi.' });
  if (row.state === 'draft')
    await withTransaction(ctx.db, (trx) => issueWithin({ ...ctx, db: trx }, actor, row.order_id));
  return invoiceDetail(ctx, actor, { invoiceId });
}

/** Cancels an invoice or deletes a draft. @throws AppError `actionNotAllowed` while a return refers to it */
export async function cancel(
  ctx: Context,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  { invoiceId, reason }: ParsedRequestOf<typeof cancelInvoice>,
): Promise<EInvoice> {
  await withTransaction(ctx.db, async (trx) => {
    const row = await sql.lockOwn(trx, actor.companyId, invoiceId);
    if (!row) throw new AppError('recordNotFound');
    if (!allowedEInvoiceActions(row.state, 'seller').includes('cancel'))
      throw new AppError('actionNotAllowed', { message: 'Bu fatura zaten iptal edildi.' });
    const others = await sql.invoicesOfOrder(trx, row.order_id);
    if (row.kind === 'sale' && others.some(({ kind, state }) => kind === 'return' && state === 'issued'))
      throw new AppError('actionNotAllowed', {
        message: 'Bu faturaya iade faturası kesildi; önce iade faturası iptal edilmeli.',
      });
    const isKnown = row.sending === 'sent' || row.sending === 'queued' || row.sending === 'failed';
    const sending = row.issued_at !== null && isKnown ? 'cancelQueued' : row.sending;
    await sql.markCancelled(trx, row.id, { at: ctx.clock.now(), reason, sending });
  });
  return invoiceDetail(ctx, actor, { invoiceId });
}

/** Queues an undelivered invoice again, or records that it was uploaded by hand. */
export async function resend(
  ctx: Context,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  { invoiceId, how }: ParsedRequestOf<typeof resendInvoice>,
): Promise<EInvoice> {
  await withTransaction(ctx.db, async (trx) => {
    const row = await sql.lockOwn(trx, actor.companyId, invoiceId);
    if (!row) throw new AppError('recordNotFound');
    if (row.sending !== 'failed' && row.sending !== 'manual')
      throw new AppError('actionNotAllowed', { message: 'Bu fatura zaten gönderildi ya da gönderiliyor.' });
    const now = ctx.clock.now();
    const again = row.state === 'cancelled' ? 'cancelQueued' : 'queued';
    const done = row.state === 'cancelled' ? 'cancelled' : 'sent';
    await noteDelivery(
      trx,
      row,
      how === 'resend'
        ? { sending: again, tries: 0, nextTryAt: now, error: null, at: null }
        : { sending: done, tries: row.tries, nextTryAt: null, error: null, at: now },
    );
  });
  return invoiceDetail(ctx, actor, { invoiceId });
}
