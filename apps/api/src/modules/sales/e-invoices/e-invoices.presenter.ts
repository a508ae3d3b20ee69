import type {
  EInvoice,
  EInvoiceParty,
  EInvoiceProblem,
  RegisterInvoice,
} from '@havan/contract/sales/e-invoices';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { unitPrice } from '@havan/e-invoice/build/line';
import { invoiceTypeOf, partyName, taxNumberOf, type InvoiceParty } from '@havan/e-invoice/model/invoice';
import { turkishDecimal } from '@havan/e-invoice/view/lines-table';
import { invoiceTotals } from '@havan/e-invoice/model/totals';
import { amountInWords } from '@havan/e-invoice/view/words';
import type { EInvoiceRow } from './e-invoices.sql.ts';
import type { DraftDocument } from './drawing/invoice-of-order.ts';
import { taxOf } from './drawing/tax-treatment.ts';

export const presentRegisterRow = (row: EInvoiceRow): RegisterInvoice => ({
  invoiceId: row.id,
  orderId: row.order_id,
  kind: row.kind,
  state: row.state,
  number: row.number,
  profile: row.profile,
  recipientName: row.recipient_name,
  recipientTaxNumber: row.recipient_tax_number,
  net: row.net,
  vat1: row.vat_1,
  vat10: row.vat_10,
  vat20: row.vat_20,
  total: row.total,
  issuedAt: row.issued_at?.toISOString() ?? null,
  sending: row.sending,
  sendError: row.send_error,
  cancelReason: row.cancel_reason,
});

export const presentParty = (party: InvoiceParty): EInvoiceParty => ({
  name: partyName(party).trim(),
  taxNumber: taxNumberOf(party),
  taxOffice: party.taxOffice ?? '',
  street: party.address.street,
  district: party.address.district,
  city: party.address.city,
  mersis: party.mersis ?? null,
});

/** Returns an invoice with its paper; `document` is what the row holds. */
export function presentInvoice(
  row: EInvoiceRow,
  document: DraftDocument,
  facts: {
    readonly companyId: number;
    readonly problems: readonly EInvoiceProblem[];
    readonly actions: EInvoice['actions'];
  },
): EInvoice {
  const totals = invoiceTotals(document);
  return {
    ...presentRegisterRow(row),
    ettn: row.ettn,
    type: invoiceTypeOf(document),
    orderedOn: document.order?.issuedOn ?? istanbulIsoDay(row.created_at),
    seller: presentParty(document.seller),
    buyer: presentParty(document.buyer),
    returns: [...document.returns],
    notes: [...document.notes],
    lines: document.lines.map((line, at) => {
      const amounts = totals.lines[at] ?? { listed: 0, discounts: [], net: 0, vat: 0 };
      return {
        name: line.name,
        goodsNumber: line.goodsNumber,
        quantity: line.quantity,
        isBonus: line.isBonus,
        unitPrice: Math.round(amounts.listed / line.quantity),
        unitPriceText: turkishDecimal(unitPrice(amounts.listed, line.quantity)),
        discounts: amounts.discounts.map(({ reason, amount }) => ({ reason, amount })),
        net: amounts.net,
        vatRate: line.vatRate,
        vat: amounts.vat,
      };
    }),
    listed: totals.listed,
    discounts: totals.discounts,
    vatGroups: totals.vatGroups.map(({ rate, net, vat, exemption }) => ({
      rate,
      net,
      vat,
      reason: exemption?.reason ?? null,
    })),
    tax: taxOf(document),
    withheld: totals.withheld,
    inWords: amountInWords(totals.payable),
    problems: [...facts.problems],
    actions: facts.actions,
    isMine: row.company_id === facts.companyId,
  };
}
