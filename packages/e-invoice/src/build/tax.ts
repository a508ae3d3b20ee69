import type { Kurus } from '@havan/domain/money';
import type { VatGroup, WithheldGroup } from '../model/totals.ts';
import { amount, part, type Part } from './write.ts';

/** cac:TaxTotal: the VAT in all and by rate (0015 is VAT in the official list of taxes). */
export function vatPart(vat: Kurus, groups: readonly VatGroup[]): Part {
  return part('cac:TaxTotal', [
    amount('cbc:TaxAmount', vat),
    ...groups.map((group) =>
      part('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', group.net),
        amount('cbc:TaxAmount', group.vat),
        part('cbc:Percent', String(group.rate)),
        part('cac:TaxCategory', [
          group.exemption && part('cbc:TaxExemptionReasonCode', group.exemption.code),
          group.exemption && part('cbc:TaxExemptionReason', group.exemption.reason),
          scheme('Katma Değer Vergisi', '0015'),
        ]),
      ]),
    ),
  ]);
}

/** cac:WithholdingTaxTotal: what of the VAT the buyer keeps back, by code; nothing when it keeps none. */
export function withheldPart(withheld: Kurus, groups: readonly WithheldGroup[]): Part | undefined {
  if (groups.length === 0) return undefined;
  return part('cac:WithholdingTaxTotal', [
    amount('cbc:TaxAmount', withheld),
    ...groups.map((group) =>
      part('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', group.vat),
        amount('cbc:TaxAmount', group.withheld),
        part('cbc:Percent', String(group.rate)),
        part('cac:TaxCategory', [scheme('KDV Tevkifatı', group.code)]),
      ]),
    ),
  ]);
}

function scheme(name: string, code: string): Part {
  return part('cac:TaxScheme', [part('cbc:Name', name), part('cbc:TaxTypeCode', code)]);
}
