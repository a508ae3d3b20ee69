import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import {
  archiveLimit,
  downloadInvoices,
  downloadInvoicesSchemas,
  monthArchiveLimit,
  pdfArchiveLimit,
} from '@havan/contract/sales/e-invoice-bulk';
import { formatCount } from '@havan/domain/count';
import type { Invoice } from '@havan/e-invoice/model/invoice';
import { invoiceHtml } from '@havan/e-invoice/view/invoice-html';
import type { FastifyInstance } from 'fastify';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../core/http/actor-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { createAccessControl } from '../../identity/access/access-control.ts';
import { archiveList } from './archive-list.ts';
import { invoicePdf } from './drawing/invoice-pdf.ts';
import { readDocument } from './drawing/drawn-invoice.ts';
import { type EInvoiceRow, listForArchive } from './e-invoices.sql.ts';
import { asInvoice } from './drawing/invoice-scenario.ts';

/** Registers the download of invoices as one ZIP. It answers a file, not the envelope of contract calls. */
export function eInvoiceArchiveRoutes(scope: FastifyInstance, ctx: Context): void {
  const control = createAccessControl(ctx);
  scope.get(`${apiPrefix}/${downloadInvoices.path}`, async (request, reply) => {
    const actor = await actorOf(downloadInvoices, request, control);
    const { invoiceIds, month, withPages, asPdf } = parseRequest(
      downloadInvoices,
      request,
      downloadInvoicesSchemas,
    ) as ParsedRequestOf<typeof downloadInvoices>;
    if ((invoiceIds === undefined) === (month === undefined)) throw new AppError('invalidRequest');
    const wish = invoiceIds ? { ids: invoiceIds } : { month: month ?? '' };
    const limit = asPdf === true ? pdfArchiveLimit : invoiceIds ? archiveLimit : monthArchiveLimit;
    const rows = await listForArchive(ctx.db, actor.companyId, wish, limit + 1);
    const [first] = rows;
    if (!first) throw new AppError('recordNotFound');
    if (rows.length > limit)
      throw new AppError('invalidRequest', {
        message: `Bir dosyaya en fazla ${formatCount(limit)} fatura sığar; daha azını seçin.`,
      });
    if (asPdf === true && invoiceIds?.length === 1)
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${first.number ?? 'fatura'}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(await invoicePdf(invoiceOf(first)));
    const pages = withPages === true ? (asPdf === true ? 'pdf' : 'html') : null;
    const files: AsyncZippable = month === undefined ? {} : { 'liste.csv': strToU8(archiveList(rows)) };
    for (const row of rows) Object.assign(files, await filesOf(ctx, row, pages));
    const name = month === undefined ? 'faturalar.zip' : `faturalar-${month}.zip`;
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(await zipped(files)));
  });
}

async function filesOf(ctx: Context, row: EInvoiceRow, pages: 'html' | 'pdf' | null): Promise<AsyncZippable> {
  const { number, issued_at: at, storage_key: key } = row;
  const xml = key === null ? null : await ctx.ports.storage.get(key);
  if (!xml || number === null || !at) throw new AppError('recordNotFound');
  return {
    [`${number}.xml`]: xml,
    ...(pages === 'html' && { [`${number}.html`]: strToU8(invoiceHtml(invoiceOf(row))) }),
    ...(pages === 'pdf' && { [`${number}.pdf`]: await invoicePdf(invoiceOf(row)) }),
  };
}

function invoiceOf(row: EInvoiceRow): Invoice {
  const { number, issued_at: at, profile } = row;
  if (number === null || !at) throw new AppError('recordNotFound');
  return asInvoice(readDocument(row), { profile, number, at });
}

const zipped = (files: AsyncZippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(files, { level: 6, mtime: '2026-01-01' }, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
