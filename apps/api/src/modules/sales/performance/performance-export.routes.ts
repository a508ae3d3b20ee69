import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import {
  exportPerformance,
  exportPerformanceSchemas,
  type PerformanceGroup,
  performanceGroups,
} from '@havan/contract/sales/performance';
import { formatDay, istanbulIsoDay, parseIsoDay } from '@havan/domain/istanbul';
import { type Period, periodBefore, type PeriodStep } from '@havan/domain/period';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { actorOf } from '../../../core/http/actor-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { readingFor } from '../../../core/http/reading-for.ts';
import { createAccessControl } from '../../identity/access/access-control.ts';
import { csvOf, type ExportColumn, exportKinds, money, number, text } from '../../../core/documents/sheet.ts';
import { workbookOf } from '../../../core/documents/workbook.ts';
import { groupsOf } from './groups.sql.ts';
import { measuredOf, performanceParts } from './performance.service.ts';
import type { Measured } from './performance.sql.ts';

/** Largest number of groups in one file. */
const groupLimit = 20_000;

interface ReportRow {
  readonly name: string;
  readonly turnover: number;
  readonly orders: number;
  readonly units: number;
  readonly before: number | null;
}

const headings: Readonly<Record<PerformanceGroup | PeriodStep, string>> = {
  day: 'Gün',
  week: 'Hafta başı',
  month: 'Ay başı',
  category: 'Kategori',
  brand: 'Marka',
  city: 'İl',
  product: 'Ürün',
  company: 'Firma',
};

const isGroup = (by: PerformanceGroup | PeriodStep): by is PerformanceGroup =>
  performanceGroups.some((group) => group === by);

/** Registers the export of the figures of a period. It answers a file, not the envelope of contract calls. */
export function performanceExportRoutes(scope: FastifyInstance, ctx: Context): void {
  const control = createAccessControl(ctx);
  scope.get(`${apiPrefix}/${exportPerformance.path}`, async (request, reply) => {
    const actor = await actorOf(exportPerformance, request, control);
    const { format, by, type, ...period } = parseRequest(
      exportPerformance,
      request,
      exportPerformanceSchemas,
    ) as ParsedRequestOf<typeof exportPerformance>;
    const measured = measuredOf(ctx, actor, type, period);
    const rows = await readingFor(ctx, request, (db) =>
      isGroup(by) ? groupRows(db, measured, by) : partRows({ ...ctx, db }, measured, by),
    );
    const columns = columnsOf(headings[by], type, periodBefore(period));
    const name = `${type === 'sold' ? 'satis' : 'alis'}-${istanbulIsoDay(ctx.clock.now())}.${format}`;
    return reply
      .header('content-type', exportKinds[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(format === 'csv' ? csvOf(columns, rows) : await workbookOf('Performans', columns, rows));
  });
}

const groupRows = (db: Db, measured: Measured, by: PerformanceGroup): Promise<ReportRow[]> =>
  groupsOf(db, measured, periodBefore(measured), { by, sort: 'best', offset: 0, limit: groupLimit });

const partRows = async (ctx: Context, measured: Measured, step: PeriodStep): Promise<ReportRow[]> =>
  (await performanceParts(ctx, measured, step)).map(({ day, ...part }) => ({ ...part, name: shown(day) }));

function columnsOf(
  heading: string,
  type: 'sold' | 'purchased',
  { from, to }: Period,
): ExportColumn<ReportRow>[] {
  return [
    { title: heading, width: 36, cell: ({ name }) => text(name) },
    {
      title: type === 'sold' ? 'Ciro (TL)' : 'Harcama (TL)',
      width: 16,
      cell: ({ turnover }) => money(turnover),
    },
    { title: 'Sipariş', width: 9, cell: ({ orders }) => number(orders) },
    { title: 'Adet', width: 9, cell: ({ units }) => number(units) },
    {
      title: `Önceki dönem (TL), ${shown(from)}–${shown(to)}`,
      width: 36,
      cell: ({ before }) => (before === null ? { kind: 'empty' } : money(before)),
    },
  ];
}

function shown(iso: string): string {
  const day = parseIsoDay(iso);
  return day ? formatDay(day) : iso;
}
