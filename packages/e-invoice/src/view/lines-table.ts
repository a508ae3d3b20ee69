import { formatAmount } from '@havan/domain/money';
import { formatCount } from '@havan/domain/count';
import { unitPrice } from '../build/line.ts';
import type { Invoice, InvoiceLine } from '../model/invoice.ts';
import type { InvoiceTotals, LineAmounts } from '../model/totals.ts';
import { escapeXml } from '../xml/escape.ts';
import { unitLabels } from './labels.ts';

/** Returns the goods of an invoice; amounts without VAT, as the document states them. */
export function linesTable(invoice: Invoice, totals: InvoiceTotals): string {
  const rows = invoice.lines.map((line, index) => {
    const amounts = totals.lines[index];
    return amounts ? row(line, amounts, index + 1) : '';
  });
  const heads = [
    'Ürün',
    'Miktar',
    'Birim fiyat (TL)',
    'İndirim (TL)',
    'KDV',
    'KDV tutarı (TL)',
    'Tutar (TL)',
  ];
  return `<div class="scroll" role="region" aria-label="Kalemler" tabindex="0"><table class="lines"><thead><tr><th scope="col">No.</th>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function row(line: InvoiceLine, amounts: LineAmounts, number: number): string {
  const details = [line.goodsNumber, line.sellerCode].filter((text) => text !== undefined).join(' · ');
  const cells = [
    `${formatCount(line.quantity)} ${unitLabels[line.unit]}`,
    turkishDecimal(unitPrice(amounts.listed, line.quantity)),
    amounts.discounts
      .map(({ reason, amount }) => `${formatAmount(amount)}<small>${escapeXml(reason)}</small>`)
      .join('') || '–',
    `%${line.vatRate}`,
    formatAmount(amounts.vat),
    formatAmount(amounts.net),
  ];
  return `<tr><td>${number}</td><td>${escapeXml(line.name)}<small>${escapeXml(details)}</small></td>${cells
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`;
}

/** Returns `1.234,5678` for `1234.5678`, rounded to at most four decimals. */
export function turkishDecimal(text: string): string {
  return new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(
    Number(text),
  );
}
