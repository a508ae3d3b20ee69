import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import { exportOrders } from '@havan/contract/order-work';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/actor-of.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { createAuthenticator } from '../session/authenticator.ts';
import { toCsv } from './order-export.ts';
import { exportRows } from './order-export.sql.ts';
import { toWorkbook } from './order-workbook.ts';
import { filterOf } from './orders.service.ts';

/** Lines in one file; a year of a large seller's orders fits. */
const lineLimit = 20_000;

const kinds = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The list of orders as a file. It is no call of the contract's envelope, so it has a door of its own. */
export function exportDoor(scope: FastifyInstance, ctx: Context): void {
  const authenticate = createAuthenticator(ctx);
  scope.get(`${apiPrefix}/${exportOrders.path}`, async (request, reply) => {
    const actor = await actorOf(exportOrders, request, { authenticate, db: ctx.db });
    const { format, ...filter } = parseRequest(exportOrders, request) as ParsedRequestOf<typeof exportOrders>;
    const rows = await exportRows(ctx.db, filterOf(actor.companyId, filter), lineLimit);
    const name = `siparisler-${istanbulIsoDay(ctx.clock.now())}.${format}`;
    return reply
      .header('content-type', kinds[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(format === 'csv' ? toCsv(rows, filter.type) : await toWorkbook(rows, filter.type));
  });
}
