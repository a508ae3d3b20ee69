import type { InvoiceLine } from '../model/invoice.ts';
import type { LineAmounts } from '../model/totals.ts';
import { vatPart, withheldPart } from './tax.ts';
import { amount, optional, part, type Part } from './write.ts';

/** cac:InvoiceLine. Its amount stands after discounts, the price of a unit before them and without VAT. */
export function linePart(line: InvoiceLine, amounts: LineAmounts, number: number, namesGoods: boolean): Part {
  const { withholding, exemption } = line;
  const { net, vat, withheld } = amounts;
  return part('cac:InvoiceLine', [
    part('cbc:ID', String(number)),
    part('cbc:InvoicedQuantity', String(line.quantity), { unitCode: line.unit }),
    amount('cbc:LineExtensionAmount', net),
    ...amounts.discounts.map((discount) =>
      part('cac:AllowanceCharge', [
        part('cbc:ChargeIndicator', 'false'),
        part('cbc:AllowanceChargeReason', discount.reason),
        amount('cbc:Amount', discount.amount),
        amount('cbc:BaseAmount', discount.base),
      ]),
    ),
    vatPart(vat, [{ rate: line.vatRate, net, vat, ...(exemption && { exemption }) }]),
    withheldPart(withheld, withholding ? [{ ...withholding, vat, withheld }] : []),
    part('cac:Item', [
      part('cbc:Name', line.name),
      line.sellerCode === undefined
        ? undefined
        : part('cac:SellersItemIdentification', [optional('cbc:ID', line.sellerCode)]),
      namesGoods
        ? part('cac:AdditionalItemIdentification', [
            part('cbc:ID', line.goodsNumber, { schemeID: line.goods }),
          ])
        : undefined,
    ]),
    part('cac:Price', [
      part('cbc:PriceAmount', unitPrice(amounts.listed, line.quantity), { currencyID: 'TRY' }),
    ]),
  ]);
}

/** Lira for one unit without VAT, to eight decimals: times the quantity it is the listed amount to the kuruş. */
export function unitPrice(listed: number, quantity: number): string {
  const scaled = (BigInt(listed) * 10n ** 6n * 2n + BigInt(quantity)) / (BigInt(quantity) * 2n);
  const digits = String(scaled).padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/(\.\d\d\d*?)0+$/, '$1');
}
