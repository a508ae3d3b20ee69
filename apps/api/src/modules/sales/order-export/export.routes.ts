import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import { exportOrders, exportOrdersSchemas } from '@havan/contract/sales/order-work';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../core/http/actor-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { readingFor } from '../../../core/http/reading-for.ts';
import { createAccessControl } from '../../identity/access/access-control.ts';
import { rateNow } from '../../money/withholding/withholding.service.ts';
import { exportColumns, toCsv } from './order-export.ts';
import { exportRows } from './order-export.sql.ts';
import { filterOf } from '../orders/orders.service.ts';
import { exportKinds } from '../../../core/documents/sheet.ts';
import { workbookOf } from '../../../core/documents/workbook.ts';

/** Largest number of lines in one file, enough for a year of a large seller's orders. */
const lineLimit = 20_000;

/** Registers the export of the list of orders. It answers a file, not the envelope of contract calls. */
export function exportRoutes(scope: FastifyInstance, ctx: Context): void {
  const control = createAccessControl(ctx);
  scope.get(`${apiPrefix}/${exportOrders.path}`, async (request, reply) => {
    const actor = await actorOf(exportOrders, request, control);
    const { format, ...filter } = parseRequest(exportOrders, request, exportOrdersSchemas) as ParsedRequestOf<
      typeof exportOrders
    >;
    const basisPoints = await rateNow(ctx, actor.companyId);
    const lines = filterOf(actor.companyId, filter, ctx.clock.now());
    const rows = await readingFor(ctx, request, (db) => exportRows(db, lines, lineLimit, basisPoints));
    const name = `siparisler-${istanbulIsoDay(ctx.clock.now())}.${format}`;
    return reply
      .header('content-type', exportKinds[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(
        format === 'csv'
          ? toCsv(rows, filter.type)
          : await workbookOf('Siparişler', exportColumns(filter.type), rows),
      );
  });
}
