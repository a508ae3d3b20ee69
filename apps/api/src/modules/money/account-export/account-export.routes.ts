import { Readable } from 'node:stream';
import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import {
  exportStatement,
  exportStatementSchemas,
  exportWalletMovements,
  exportWalletMovementsSchemas,
} from '@havan/contract/money/wallet';
import { formatCount } from '@havan/domain/count';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { csvPages, type ExportColumn, exportKinds } from '../../../core/documents/sheet.ts';
import { workbookOf } from '../../../core/documents/workbook.ts';
import { actorOf } from '../../../core/http/actor-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { readingFor } from '../../../core/http/reading-for.ts';
import { createAccessControl } from '../../identity/access/access-control.ts';
import { statementPages } from '../wallet/statement.service.ts';
import { movementPages } from '../wallet/wallet.service.ts';
import { movementColumns } from './movement-columns.ts';
import { statementColumns, withSums } from './statement-columns.ts';

/** Largest number of rows of a workbook, which is built in memory. */
const workbookRows = 20_000;

const fileNames = { settled: 'hesap-hareketleri', approvals: 'onay-bekleyenler' } as const;

interface Table<Row> {
  /** Name of the file, without day and extension. */
  readonly name: string;
  readonly sheet: string;
  readonly format: keyof typeof exportKinds;
  readonly columns: readonly ExportColumn<Row>[];
  readonly pages: AsyncIterable<readonly Row[]>;
}

/**
 * Registers the routes that export the account of a company and the movements of its wallet. They answer files, not the
 * envelope of contract calls.
 */
export function accountExportRoutes(scope: FastifyInstance, ctx: Context): void {
  const control = createAccessControl(ctx);

  scope.get(`${apiPrefix}/${exportStatement.path}`, async (request, reply) => {
    const actor = await actorOf(exportStatement, request, control);
    const { format, ...filter } = parseRequest(
      exportStatement,
      request,
      exportStatementSchemas,
    ) as ParsedRequestOf<typeof exportStatement>;
    const pages = statementPages(ctx, actor, filter, (read) => readingFor(ctx, request, read));
    return send(reply, ctx, {
      name: fileNames[filter.page],
      sheet: 'Hesap hareketleri',
      format,
      columns: statementColumns(filter.type),
      pages: withSums(filter.type, pages),
    });
  });

  scope.get(`${apiPrefix}/${exportWalletMovements.path}`, async (request, reply) => {
    const actor = await actorOf(exportWalletMovements, request, control);
    const { format, ...filter } = parseRequest(
      exportWalletMovements,
      request,
      exportWalletMovementsSchemas,
    ) as ParsedRequestOf<typeof exportWalletMovements>;
    return send(reply, ctx, {
      name: 'cuzdan-hareketleri',
      sheet: 'Cüzdan hareketleri',
      format,
      columns: movementColumns,
      pages: movementPages(ctx, actor, filter, (read) => readingFor(ctx, request, read)),
    });
  });
}

/** Sends a CSV file of any length while its rows are read, or a workbook of limited length. */
async function send<Row>(
  reply: FastifyReply,
  { clock }: Context,
  { name, sheet, format, columns, pages }: Table<Row>,
): Promise<FastifyReply> {
  const body =
    format === 'csv'
      ? Readable.from(csvPages(columns, pages))
      : await workbookOf(sheet, columns, await rowsOf(pages));
  return reply
    .header('content-type', exportKinds[format])
    .header('content-disposition', `attachment; filename="${name}-${istanbulIsoDay(clock.now())}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(body);
}

/** @throws AppError `invalidRequest` for more rows than a workbook may have */
async function rowsOf<Row>(pages: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length > workbookRows)
      throw new AppError('invalidRequest', {
        message: `Excel dosyası en çok ${formatCount(workbookRows)} satır alır. Tarihle daraltın ya da CSV indirin.`,
      });
  }
  return rows;
}
