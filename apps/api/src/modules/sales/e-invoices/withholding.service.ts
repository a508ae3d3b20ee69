import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getWithholdingDeclarations,
  WithholdingDeclaration as Declaration,
} from '@havan/contract/sales/e-invoice-formats';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { partyName, taxNumberOf } from '@havan/e-invoice/model/invoice';
import { invoiceTotals } from '@havan/e-invoice/model/totals';
import type { Actor, Context } from '../../../core/context.ts';
import { monthsOfCompany } from '../../money/withholding/withholding.service.ts';
import { readDocument } from './drawing/drawn-invoice.ts';
import { type EInvoiceRow, listWithheld } from './e-invoices.sql.ts';

/**
 * Returns the income tax withheld from the company in a year by month, and the VAT withheld on its invoices by month
 * and side, the newest month first. Cancelled invoices do not count.
 */
export async function withholdingDeclarations(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { year }: ParsedRequestOf<typeof getWithholdingDeclarations>,
): Promise<ResultOf<typeof getWithholdingDeclarations>> {
  const invoices = (await listWithheld(db, companyId, year)).map((row) => presentWithheld(row, companyId));
  const byMonth = Map.groupBy(invoices, ({ issuedOn, side }) => `${issuedOn.slice(0, 7)} ${side}`);
  return {
    income: await monthsOfCompany(db, companyId, year),
    declarations: [...byMonth.values()].flatMap((own) => {
      const [first] = own;
      return first ? [{ ...sumOf(own), month: first.issuedOn.slice(0, 7), side: first.side }] : [];
    }),
  };
}

interface WithheldInvoice {
  readonly side: Declaration['side'];
  readonly issuedOn: string;
  readonly lines: Declaration['lines'];
}

function presentWithheld(row: EInvoiceRow, companyId: number): WithheldInvoice {
  const document = readDocument(row);
  const isMine = row.company_id === companyId;
  const other = isMine ? document.buyer : document.seller;
  return {
    side: isMine ? 'issued' : 'received',
    issuedOn: istanbulIsoDay(row.issued_at ?? row.created_at),
    lines: invoiceTotals(document).withheldGroups.map(({ code, rate, vat, withheld }) => ({
      invoiceId: row.id,
      number: row.number ?? '',
      otherName: partyName(other).trim(),
      otherTaxNumber: taxNumberOf(other),
      code,
      rate,
      vat,
      withheld,
    })),
  };
}

function sumOf(invoices: readonly WithheldInvoice[]): Pick<Declaration, 'lines' | 'vat' | 'withheld'> {
  const lines = invoices.flatMap((invoice) => invoice.lines);
  return {
    lines,
    vat: lines.reduce((sum, line) => sum + line.vat, 0),
    withheld: lines.reduce((sum, line) => sum + line.withheld, 0),
  };
}
