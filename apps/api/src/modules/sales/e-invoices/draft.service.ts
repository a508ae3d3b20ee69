import type { ParsedRequestOf } from '@havan/contract/call';
import type { drawInvoice, EInvoice, saveDraft } from '@havan/contract/sales/e-invoices';
import { taxNumberOf } from '@havan/e-invoice/model/invoice';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { presentParty } from './e-invoices.presenter.ts';
import * as sql from './e-invoices.sql.ts';
import {
  columnsOf,
  drawnFrom,
  type IssuingContext,
  readDocument,
  settingsOf,
} from './drawing/drawn-invoice.ts';
import { askRegister } from './drawing/invoice-scenario.ts';
import { lockOrderFacts, type OrderFacts } from './drawing/order-facts.sql.ts';
import { taxOf } from './drawing/tax-treatment.ts';
import { invoiceDetail } from './register.service.ts';

type Member = Pick<Actor, 'companyId' | 'userId'>;

const refuse = (message: string): AppError => new AppError('actionNotAllowed', { message });

/**
 * Opens the draft of an order for a company that may issue it; an existing draft is updated from the order.
 */
export async function draw(
  ctx: Context,
  actor: Member,
  { orderId }: ParsedRequestOf<typeof drawInvoice>,
): Promise<EInvoice> {
  const id = await withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const order = await lockOrderFacts(trx, orderId, actor.companyId);
    if (!order) throw new AppError('recordNotFound');
    return (await drawWithin(within, actor, order)).id;
  });
  return invoiceDetail(ctx, actor, { invoiceId: id });
}

/** Returns the draft of an order that the caller holds. */
export async function drawWithin(
  ctx: IssuingContext,
  { companyId, userId }: { readonly companyId: number; readonly userId: number | null },
  order: OrderFacts,
): Promise<sql.EInvoiceRow> {
  const kind = order.seller.id === companyId ? 'sale' : 'return';
  const rows = await sql.invoicesOfOrder(ctx.db, order.id);
  const draft = rows.find((row) => row.kind === kind && row.state === 'draft');
  const settings = await settingsOf(ctx, companyId);
  const before = draft && readDocument(draft);
  const drawn = await drawnFrom(ctx, order, kind, {
    ettn: before?.ettn ?? ctx.ports.random.uuid(),
    recipient: before ? presentParty(before.buyer) : null,
    notes: before?.notes ?? (settings.note === '' ? [] : [settings.note]),
    tax: before ? taxOf(before) : { kind: 'ordinary' },
  });
  const { document } = drawn;
  const register = await askRegister(ctx, [taxNumberOf(document.seller), taxNumberOf(document.buyer)]);
  const columns = columnsOf(drawn, register, settings.preferred_profile);
  if (draft) return sql.changeDraft(ctx.db, draft.id, columns);
  return sql.insertDraft(ctx.db, {
    ...columns,
    company_id: companyId,
    other_company_id: kind === 'sale' ? order.buyer.id : order.seller.id,
    order_id: order.id,
    kind,
    ettn: document.ettn,
    created_by: userId,
    created_at: ctx.clock.now(),
  });
}

/**
 * Changes the receiver, the note and the VAT of a draft, and updates it from its order; the answer lists the remaining
 * problems.
 */
export async function save(
  ctx: Context,
  actor: Member,
  { invoiceId, recipient, note, tax }: ParsedRequestOf<typeof saveDraft>,
): Promise<EInvoice> {
  await withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const seen = await sql.findVisible(trx, actor.companyId, invoiceId);
    // Lock order: the order before its invoice, as when issuing.
    const order = seen && (await lockOrderFacts(trx, seen.order_id, actor.companyId));
    const row = await sql.lockOwn(trx, actor.companyId, invoiceId);
    if (!row || !order) throw new AppError('recordNotFound');
    if (row.state !== 'draft')
      throw refuse('Kesilen fatura değiştirilemez. İptal edip yenisini kesebilirsiniz.');
    const taxNumber = recipient.taxNumber.replace(/\s/g, '');
    const before = readDocument(row);
    const drawn = await drawnFrom(within, order, row.kind, {
      ettn: before.ettn,
      recipient: { ...recipient, taxNumber },
      notes: note === '' ? [] : [note],
      tax: tax ?? taxOf(before),
    });
    const settings = await settingsOf(within, actor.companyId);
    const register = await askRegister(ctx, [taxNumberOf(drawn.document.seller), taxNumber]);
    await sql.changeDraft(trx, row.id, columnsOf(drawn, register, settings.preferred_profile));
  });
  return invoiceDetail(ctx, actor, { invoiceId });
}
