import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type * as calls from '@havan/contract/sales/e-invoices';
import { invoiceWithinDays } from '@havan/domain/e-invoice';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { taxNumberOf } from '@havan/e-invoice/model/invoice';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { latestBatch } from './bulk/bulk.sql.ts';
import { readDocument, settingsOf, unitsGoneBack } from './drawing/drawn-invoice.ts';
import { presentInvoice, presentParty, presentRegisterRow } from './e-invoices.presenter.ts';
import * as sql from './e-invoices.sql.ts';
import { recipientOf, saleDocument } from './drawing/invoice-of-order.ts';
import { amountsOf, askRegister, problemsOf, scenarioOf } from './drawing/invoice-scenario.ts';
import { taxOf } from './drawing/tax-treatment.ts';
import { countWaiting, type OrderFacts, orderFacts, waitingOrders } from './drawing/order-facts.sql.ts';

type Company = Pick<Actor, 'companyId'>;

const defaultSize = 50;

/** Returns a page of the register, the newest first. */
export async function listRegister(
  { db }: Context,
  { companyId }: Company,
  { tab, q, from, to, cursor, size = defaultSize }: ParsedRequestOf<typeof calls.getRegister>,
): Promise<ResultOf<typeof calls.getRegister>> {
  const name = ['e-invoices', companyId, tab, q ?? '', from ?? '', to ?? ''] as const;
  const rows = await sql.listRegister(db, {
    tab,
    companyId,
    from: from ?? null,
    to: to ?? null,
    limit: size + 1,
    q: q === undefined || q === '' ? null : q,
    before: cursor === undefined ? null : decodeCursor(name, cursor).id,
  });
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return {
    items: items.map(presentRegisterRow),
    nextCursor: rows.length > size && last ? encodeCursor(name, { rank: 0, id: last.id }) : null,
    total: null,
  };
}

/** Returns orders that wait for their invoice, as each would be issued now. */
export async function listWaiting(
  ctx: Context,
  { companyId }: Company,
  { cursor, size = defaultSize }: ParsedRequestOf<typeof calls.getWaiting>,
): Promise<ResultOf<typeof calls.getWaiting>> {
  const name = ['e-invoices-waiting', companyId] as const;
  const after = cursor === undefined ? 0 : decodeCursor(name, cursor).id;
  const orders = await waitingOrders(ctx.db, companyId, { after, limit: size + 1 });
  const shown = orders.slice(0, size);
  const last = shown.at(-1);
  return {
    items: await asWaiting(ctx, companyId, shown),
    nextCursor: orders.length > size && last ? encodeCursor(name, { rank: 0, id: last.id }) : null,
    total: null,
  };
}

async function asWaiting(
  ctx: Context,
  companyId: number,
  orders: readonly OrderFacts[],
): Promise<ResultOf<typeof calls.getWaiting>['items']> {
  const settings = await settingsOf(ctx, companyId);
  const now = ctx.clock.now();
  const drafts = new Map(
    (
      await sql.findByIds(
        ctx.db,
        orders.flatMap(({ draft_id }) => draft_id ?? []),
      )
    ).map((row) => [row.id, row]),
  );
  const documents = orders.map((order) => {
    const draft = order.draft_id === null ? undefined : drafts.get(order.draft_id);
    const kept = draft && readDocument(draft);
    return saleDocument(order, {
      ettn: kept?.ettn ?? '00000000-0000-4000-8000-000000000000',
      recipient: kept ? presentParty(kept.buyer) : recipientOf(order),
      notes: kept?.notes ?? (settings.note === '' ? [] : [settings.note]),
      tax: kept ? taxOf(kept) : { kind: 'ordinary' },
    });
  });
  const register = await askRegister(
    ctx,
    documents.flatMap(({ seller, buyer }) => [taxNumberOf(seller), taxNumberOf(buyer)]),
  );
  return orders.map((order, at) => {
    const document = documents[at];
    if (!document) throw new Error('An order has no document');
    const { profile, reason } = scenarioOf(document, register, settings.preferred_profile);
    const { net, vat_1, vat_10, vat_20, total } = amountsOf(document);
    const { name, taxNumber } = presentParty(document.buyer);
    return {
      orderId: order.id,
      invoiceId: order.draft_id,
      recipientName: name,
      recipientTaxNumber: taxNumber,
      profile,
      profileReason: reason,
      net,
      vat1: vat_1,
      vat10: vat_10,
      vat20: vat_20,
      total,
      dueOn:
        order.shipped_at === null
          ? null
          : formatIsoDay(addDays(istanbulDayOf(order.shipped_at), invoiceWithinDays)),
      problems: problemsOf(document, profile, now),
    };
  });
}

export async function registerCounts(
  ctx: Context,
  { companyId }: Company,
): Promise<ResultOf<typeof calls.getInvoiceCounts>> {
  const { db, clock } = ctx;
  const since = new Date(clock.now().getTime() - 24 * 3_600_000);
  const [counts, waiting, batchId, { series }] = await pipeline(db, [
    (one) => sql.countRegister(one, companyId),
    (one) => countWaiting(one, companyId),
    (one) => latestBatch(one, companyId, since),
    (one) => settingsOf({ ...ctx, db: one }, companyId),
  ]);
  return { ...counts, waiting, batchId, series };
}

/** Returns an invoice with its paper. @throws AppError `recordNotFound` for whoever is no side of it */
export async function invoiceDetail(
  { db, clock }: Context,
  { companyId }: Company,
  { invoiceId }: { readonly invoiceId: number },
): Promise<calls.EInvoice> {
  const row = await sql.findVisible(db, companyId, invoiceId);
  if (!row) throw new AppError('recordNotFound');
  const document = readDocument(row);
  const isMine = row.company_id === companyId;
  const isDraft = row.state === 'draft';
  const isStuck = row.sending === 'failed' || row.sending === 'manual';
  return presentInvoice(row, document, {
    companyId,
    problems: isDraft ? problemsOf(document, row.profile, clock.now()) : [],
    actions: isMine
      ? [
          ...(isDraft ? (['issue', 'cancel'] as const) : []),
          ...(row.state === 'issued' ? (['cancel'] as const) : []),
          ...(isStuck ? (['resend', 'markSent'] as const) : []),
        ]
      : [],
  });
}

/** Returns the invoices of an order for one of its sides, and what it may draw now. */
export async function invoicesOfOrder(
  { db }: Context,
  { companyId }: Company,
  { orderId }: ParsedRequestOf<typeof calls.getInvoicesOfOrder>,
): Promise<ResultOf<typeof calls.getInvoicesOfOrder>> {
  const order = await orderFacts(db, orderId, companyId);
  if (!order) throw new AppError('recordNotFound');
  const rows = await sql.invoicesOfOrder(db, orderId);
  const visible = rows.filter((row) => row.company_id === companyId || row.issued_at !== null);
  const sale = rows.find(({ kind, state }) => kind === 'sale' && state === 'issued');
  const isSeller = order.seller.id === companyId;
  const mayDrawReturn = !isSeller && sale !== undefined && unitsGoneBack(order, sale, rows).length > 0;
  const mayDrawSale =
    isSeller &&
    sale === undefined &&
    ['awaitingShipment', 'shipped', 'awaitingBuyerApproval', 'completed'].includes(order.state) &&
    !(await sql.hasUploadedInvoice(db, orderId));
  return {
    invoices: visible.map(presentRegisterRow),
    mayDraw: mayDrawSale ? 'sale' : mayDrawReturn ? 'return' : null,
  };
}
