import { invoiceTypeOf, type Invoice } from '../model/invoice.ts';
import { invoiceProblems } from '../model/problems.ts';
import type { InvoiceProblem } from '../model/problem.ts';
import { invoiceTotals, type InvoiceTotals } from '../model/totals.ts';
import { linePart } from './line.ts';
import { partyPart, signaturePart } from './party.ts';
import { vatPart, withheldPart } from './tax.ts';
import { amount, part, written, type Part } from './write.ts';

const namespaces = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  'xmlns:ext': 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  'xmlns:havan': 'urn:havan:e-invoice:unsigned',
} as const;

/** Thrown for an invoice that has problems. */
export class InvoiceProblemsError extends Error {
  readonly problems: readonly InvoiceProblem[];

  constructor(problems: readonly InvoiceProblem[]) {
    super(problems.map(({ path, message }) => `${path}: ${message}`).join(' '));
    this.name = 'InvoiceProblemsError';
    this.problems = problems;
  }
}

/**
 * Returns the UBL-TR 1.2 document of an invoice, not signed yet (it has a placeholder for the signature).
 * @throws InvoiceProblemsError when `invoiceProblems` finds any
 */
export function buildInvoice(invoice: Invoice): string {
  const problems = invoiceProblems(invoice);
  if (problems.length > 0) throw new InvoiceProblemsError(problems);
  const root = part('Invoice', parts(invoice, invoiceTotals(invoice)), namespaces);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
}

function parts(invoice: Invoice, totals: InvoiceTotals): (Part | undefined)[] {
  const { order, payment } = invoice;
  return [
    part('ext:UBLExtensions', [
      part('ext:UBLExtension', [part('ext:ExtensionContent', [part('havan:Unsigned', [])])]),
    ]),
    part('cbc:UBLVersionID', '2.1'),
    part('cbc:CustomizationID', 'TR1.2'),
    part('cbc:ProfileID', invoice.profile),
    part('cbc:ID', invoice.number),
    part('cbc:CopyIndicator', 'false'),
    part('cbc:UUID', invoice.ettn),
    part('cbc:IssueDate', invoice.issuedOn),
    part('cbc:IssueTime', invoice.issuedAt),
    part('cbc:InvoiceTypeCode', invoiceTypeOf(invoice)),
    ...invoice.notes.map((note) => part('cbc:Note', note)),
    part('cbc:DocumentCurrencyCode', 'TRY'),
    part('cbc:LineCountNumeric', String(invoice.lines.length)),
    order &&
      part('cac:OrderReference', [part('cbc:ID', order.number), part('cbc:IssueDate', order.issuedOn)]),
    ...invoice.returns.map(({ number, issuedOn }) =>
      part('cac:BillingReference', [
        part('cac:InvoiceDocumentReference', [
          part('cbc:ID', number),
          part('cbc:IssueDate', issuedOn),
          part('cbc:DocumentTypeCode', 'IADE'),
        ]),
      ]),
    ),
    signaturePart(invoice.seller, invoice.number),
    part('cac:AccountingSupplierParty', [partyPart(invoice.seller)]),
    part('cac:AccountingCustomerParty', [partyPart(invoice.buyer)]),
    payment &&
      part('cac:PaymentMeans', [
        part('cbc:PaymentMeansCode', '42'),
        part('cbc:PaymentDueDate', payment.dueOn),
        part('cac:PayeeFinancialAccount', [part('cbc:ID', payment.iban), part('cbc:CurrencyCode', 'TRY')]),
      ]),
    vatPart(totals.vat, totals.vatGroups),
    withheldPart(totals.withheld, totals.withheldGroups),
    part('cac:LegalMonetaryTotal', [
      amount('cbc:LineExtensionAmount', totals.listed),
      amount('cbc:TaxExclusiveAmount', totals.net),
      amount('cbc:TaxInclusiveAmount', totals.gross),
      amount('cbc:AllowanceTotalAmount', totals.discounts),
      amount('cbc:PayableAmount', totals.payable),
    ]),
    ...invoice.lines.flatMap((line, index) => {
      const amounts = totals.lines[index];
      const namesGoods = invoice.profile === 'ILAC_TIBBICIHAZ' || line.goods !== 'DIGER';
      return amounts ? [linePart(line, amounts, index + 1, namesGoods)] : [];
    }),
  ];
}
