import { Readable } from 'node:stream';
import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import { exportListings, exportListingsSchemas } from '@havan/contract/listings/listing-desk';
import { formatCount } from '@havan/domain/count';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../core/http/actor-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { createAccessControl } from '../../identity/access/access-control.ts';
import { filterOf, requireFilterAllowed } from '../listings/listings.service.ts';
import { countListings } from '../listings/listings.sql.ts';
import { type ExportedListing, exportPages } from './export.sql.ts';
import { csvOf, workbookOf } from './listing-file.ts';

/** Largest number of rows of a workbook, which is built in memory. */
const workbookRows = 50_000;

const kinds = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Registers the export of the listings of a filter. It answers a file, not the envelope of contract calls. */
export function listingExportRoutes(scope: FastifyInstance, ctx: Context): void {
  const control = createAccessControl(ctx);
  scope.get(`${apiPrefix}/${exportListings.path}`, async (request, reply) => {
    const actor = await actorOf(exportListings, request, control);
    const { format, ...narrowing } = parseRequest(
      exportListings,
      request,
      exportListingsSchemas,
    ) as ParsedRequestOf<typeof exportListings>;
    await requireFilterAllowed(ctx, actor, narrowing);
    const filter = filterOf(ctx, actor, narrowing);
    const now = ctx.clock.now();
    const pages = exportPages(ctx.db, filter);
    const body = format === 'csv' ? Readable.from(csvOf(pages, now)) : await workbook(ctx, filter, now);
    return reply
      .header('content-type', kinds[format])
      .header('content-disposition', `attachment; filename="ilanlar-${istanbulIsoDay(now)}.${format}"`)
      .send(body);
  });
}

/** @throws AppError `invalidRequest` for more listings than a workbook may have */
async function workbook(ctx: Context, filter: ReturnType<typeof filterOf>, now: Date): Promise<Buffer> {
  if ((await countListings(ctx.db, filter)) > workbookRows)
    throw new AppError('invalidRequest', {
      message: `Excel dosyası en çok ${formatCount(workbookRows)} ilan alır. Süzgeçle daraltın ya da CSV indirin.`,
    });
  const rows: ExportedListing[] = [];
  for await (const page of exportPages(ctx.db, filter)) rows.push(...page);
  return workbookOf(rows, now);
}
