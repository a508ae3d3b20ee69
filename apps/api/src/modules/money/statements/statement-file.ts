import type { Context } from '../../../core/context.ts';
import { statementCsv } from './statement-csv.ts';
import { statementPdf } from './statement-pdf.ts';
import { wholeStatement } from './statements.service.ts';

const types = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

/**
 * Returns a statement as a file; `companyId` null takes that of any company. @throws AppError
 * `recordNotFound`
 */
export async function statementFile(
  ctx: Pick<Context, 'db'>,
  companyId: number | null,
  statementId: number,
  format: keyof typeof types,
): Promise<{ readonly name: string; readonly type: string; readonly body: string | Buffer }> {
  const statement = await wholeStatement(ctx, companyId, statementId);
  return {
    name: `${statement.number}.${format}`,
    type: types[format],
    body: format === 'csv' ? statementCsv(statement) : await statementPdf(statement),
  };
}
