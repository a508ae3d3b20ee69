import type { IncomeWithholdingMonth } from '@havan/contract/backoffice/money/income-withholding';
import { formatAmount } from '@havan/domain/money';
import { csvField } from '@havan/domain/spreadsheet-text';

/**
 * Returns the sellers of a month as a semicolon-separated file with the headings of the declaration; Excel reads it as
 * UTF-8 by its byte order mark.
 */
export function declarationCsv({ month, companies }: IncomeWithholdingMonth): string {
  const head = ['Dönem', 'Unvan', 'VKN / TCKN', 'Sipariş', 'Matrah (TL)', 'Stopaj (TL)'];
  const rows = companies.map(({ companyName, taxNumber, orders, base, amount }) => [
    month,
    csvField(companyName),
    taxNumber,
    String(orders),
    formatAmount(base),
    formatAmount(amount),
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}
