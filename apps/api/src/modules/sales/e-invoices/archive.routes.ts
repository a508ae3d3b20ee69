import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import {
  archiveLimit,
  downloadInvoices,
  downloadInvoicesSchemas,
} from '@havan/contract/sales/e-invoice-bulk';
import { invoiceHtml } from '@havan/e-invoice/view/invoice-html';
import type { FastifyInstance } from 'fastify';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../core/http/actor-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { createAccessControl } from '../../identity/access/access-control.ts';
import { readDocument } from './drawing/drawn-invoice.ts';
import { type EInvoiceRow, listForArchive } from './e-invoices.sql.ts';
import { asInvoice } from './drawing/invoice-scenario.ts';

/** Invoices as one ZIP. It is no call of the contract's envelope, so it has a door of its own. */
export function eInvoiceArchiveRoutes(scope: FastifyInstance, ctx: Context): void {
  const control = createAccessControl(ctx);
  scope.get(`${apiPrefix}/${downloadInvoices.path}`, async (request, reply) => {
    const actor = await actorOf(downloadInvoices, request, control);
    const { invoiceIds, month, withPages } = parseRequest(
      downloadInvoices,
      request,
      downloadInvoicesSchemas,
    ) as ParsedRequestOf<typeof downloadInvoices>;
    if ((invoiceIds === undefined) === (month === undefined)) throw new AppError('invalidRequest');
    const wish = invoiceIds ? { ids: invoiceIds } : { month: month ?? '' };
    const rows = await listForArchive(ctx.db, actor.companyId, wish, archiveLimit);
    if (rows.length === 0) throw new AppError('recordNotFound');
    const files: AsyncZippable = {};
    for (const row of rows) Object.assign(files, await filesOf(ctx, row, withPages === true));
    const name = month === undefined ? 'faturalar.zip' : `faturalar-${month}.zip`;
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(await zipped(files)));
  });
}

async function filesOf(ctx: Context, row: EInvoiceRow, withPages: boolean): Promise<AsyncZippable> {
  const { number, issued_at: at, storage_key: key } = row;
  const xml = key === null ? null : await ctx.ports.storage.get(key);
  if (!xml || number === null || !at) throw new AppError('recordNotFound');
  const page = withPages && invoiceHtml(asInvoice(readDocument(row), { profile: row.profile, number, at }));
  return { [`${number}.xml`]: xml, ...(page && { [`${number}.html`]: strToU8(page) }) };
}

const zipped = (files: AsyncZippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(files, { level: 6, mtime: '2026-01-01' }, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
