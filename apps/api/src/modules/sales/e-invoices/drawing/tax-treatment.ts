import type { EInvoiceTax } from '@havan/contract/sales/e-invoices';
import type { InvoiceLine } from '@havan/e-invoice/model/invoice';

const ordinary: EInvoiceTax = { kind: 'ordinary' };

/** Returns the VAT treatment of a document; it is the same for all its lines. */
export function taxOf({ lines }: { readonly lines: readonly InvoiceLine[] }): EInvoiceTax {
  const exemption = lines.find((line) => line.exemption)?.exemption;
  if (exemption) return { kind: 'exempt', ...exemption };
  const withholding = lines.find((line) => line.withholding)?.withholding;
  return withholding ? { kind: 'withheld', ...withholding } : ordinary;
}

/**
 * Returns the lines under another VAT treatment. Shipping lines follow the goods, whose taxable base they belong to
 * (VAT law, article 24). The gross amount stays what was paid: in an exempt sale all of it is net.
 */
export function underTax(lines: readonly InvoiceLine[], tax: EInvoiceTax): readonly InvoiceLine[] {
  if (tax.kind === 'ordinary') return lines;
  if (tax.kind === 'exempt') {
    const exemption = { code: tax.code, reason: tax.reason };
    return lines.map((line) => ({ ...line, vatRate: 0, exemption }));
  }
  const withholding = { code: tax.code, rate: tax.rate };
  return lines.map((line) => ({ ...line, withholding }));
}
