import type { Context } from '../../../../core/context.ts';
import { InvoiceRefusal } from '../../../../core/ports/e-invoices/e-invoice-port.ts';
import { StorageError } from '../../../../core/ports/storage/storage-port.ts';
import type { EInvoiceRow } from '../e-invoices.sql.ts';
import { claimToSend, noteDelivery } from './sending.sql.ts';

const batch = 50;
/** Longest time that one sending may take, in seconds: until then no other process tries. */
const patience = 60;
/** Waits between tries in seconds; after the last one the seller is notified. */
const waits = [30, 120, 600, 3600, 21_600];

/**
 * Sends due invoices and cancellations through the port. After a failure the invoice keeps its number and document, and
 * is sent again under the same ETTN.
 */
export async function sendInvoices(ctx: Context): Promise<void> {
  for (;;) {
    const rows = await claimToSend(ctx.db, ctx.clock.now(), { limit: batch, seconds: patience });
    for (const row of rows) await sendOne(ctx, row);
    if (rows.length < batch) return;
  }
}

async function sendOne(ctx: Context, row: EInvoiceRow): Promise<void> {
  const { ettn, number, profile, storage_key: key } = row;
  const isCancellation = row.sending === 'cancelQueued';
  try {
    if (isCancellation) await ctx.ports.eInvoices.cancel(ettn);
    else {
      const xml = key === null ? null : await ctx.ports.storage.get(key);
      if (!xml || number === null) throw new InvoiceRefusal('Faturanın belgesi bulunamadı.');
      await ctx.ports.eInvoices.send({ ettn, number, profile, xml });
    }
    const sending = isCancellation ? 'cancelled' : 'sent';
    await noteDelivery(ctx.db, row, {
      sending,
      tries: row.tries,
      nextTryAt: null,
      error: null,
      at: ctx.clock.now(),
    });
  } catch (error) {
    ctx.log.warn({ err: error, invoiceId: row.id }, 'an invoice was not taken');
    const wait = error instanceof InvoiceRefusal ? undefined : waits[row.tries - 1];
    await noteDelivery(ctx.db, row, {
      sending: wait === undefined ? 'failed' : row.sending,
      tries: row.tries,
      nextTryAt: wait === undefined ? null : new Date(ctx.clock.now().getTime() + wait * 1000),
      error: sentenceOf(error),
      at: null,
    });
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof InvoiceRefusal) return error.message;
  return error instanceof StorageError ? 'Dosya deposuna ulaşılamadı.' : 'Entegratöre ulaşılamadı.';
}
