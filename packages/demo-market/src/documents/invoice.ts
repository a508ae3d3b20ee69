import { shippingVatRate } from '@havan/domain/cart';
import { formatAmount, splitVat, vatRates } from '@havan/domain/money';
import { randomOf } from '../seeded-random.ts';
import type { DemoCompany } from '../companies/companies.ts';
import { type DemoOrder, uuidOf } from '../orders/orders.ts';
import { pdfPage, type PdfRule, type PdfText } from './pdf-page.ts';

const dateText = new Intl.DateTimeFormat('tr-TR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Istanbul',
});

const left = 48;
const right = 547;

export interface DemoInvoice {
  readonly number: string;
  readonly at: Date;
}

/**
 * Returns the invoice of an order: a shipped order has one, every other completed order as an e-invoice of
 * the market, which is none of these documents; of those that are still packed, every other one.
 */
export function invoiceOf({ id, times, isLongAgo }: DemoOrder): DemoInvoice | null {
  if (!isLongAgo && hasEInvoice({ id, times })) return null;
  const at = times.shippedAt ?? (id % 2 === 0 ? times.confirmedAt : null);
  return at && { number: `HVN${at.getUTCFullYear()}${String(id).padStart(9, '0')}`, at };
}

/** Returns whether the seller of an order leaves its invoice to the market. */
const hasEInvoice = ({ id, times }: Pick<DemoOrder, 'id' | 'times'>): boolean =>
  times.completedAt !== null && id % 2 === 1;

/**
 * Returns the invoice of an order as its seller would send it: both parties, the lines without VAT, VAT by
 * rate, the sum.
 */
export function invoicePdf(order: DemoOrder, buyer: DemoCompany, { number, at }: DemoInvoice): Buffer {
  const rows = [
    ...order.lines.map(({ listing, quantity, unitPrice, lineTotal }) => ({
      name: listing.product.name,
      quantity,
      rate: listing.product.vatRate,
      unit: unitPrice,
      ...splitVat(lineTotal, listing.product.vatRate),
    })),
    ...(order.shippingFee > 0
      ? [
          {
            name: 'Kargo bedeli',
            quantity: 1,
            rate: shippingVatRate,
            unit: order.shippingFee,
            ...splitVat(order.shippingFee, shippingVatRate),
          },
        ]
      : []),
  ];
  const vatOf = (rate: number) =>
    rows.filter((row) => row.rate === rate).reduce((sum, row) => sum + row.vat, 0);
  const end = 300 + rows.length * 18;
  const sums = [
    ['Mal ve hizmet toplamı', rows.reduce((sum, { net }) => sum + net, 0)],
    ...vatRates.flatMap((rate) =>
      vatOf(rate) > 0 ? [[`Hesaplanan KDV %${rate}`, vatOf(rate)] as const] : [],
    ),
    ['Ödenecek tutar', order.total],
  ] as const;
  const texts: PdfText[] = [
    { x: left, y: 64, text: 'FATURA', size: 18, bold: true },
    ...partyText(order.seller, left, 92),
    ...partyText(buyer, left, 176, 'SAYIN'),
    ...[
      ['Fatura no', number],
      ['Tarih', dateText.format(at)],
      ['Senaryo', 'TEMELFATURA'],
      ['Tip', 'SATIS'],
      ['Sipariş no', String(order.id)],
      ['ETTN', uuidOf(randomOf(`ettn:${order.id}`)).toUpperCase()],
    ].flatMap(([term = '', text = ''], i): PdfText[] => [
      { x: 310, y: 92 + i * 15, text: term },
      { x: 365, y: 92 + i * 15, text, bold: true, size: term === 'ETTN' ? 7.5 : 9 },
    ]),
    { x: left, y: 276, text: 'Mal / hizmet', bold: true },
    { x: 318, y: 276, text: 'Miktar', bold: true },
    { x: 362, y: 276, text: 'KDV hariç birim', bold: true },
    { x: 448, y: 276, text: 'KDV', bold: true },
    { x: 503, y: 276, text: 'Tutar', bold: true },
    ...rows.flatMap(({ name, quantity, rate, unit, net }, i): PdfText[] => {
      const y = 296 + i * 18;
      return [
        { x: left, y, text: name.slice(0, 52) },
        { x: 346, y, text: String(quantity), align: 'end' },
        { x: 434, y, text: formatAmount(splitVat(unit, rate).net), align: 'end' },
        { x: 466, y, text: `%${rate}`, align: 'end' },
        { x: right - 20, y, text: formatAmount(net), align: 'end' },
      ];
    }),
    ...sums.flatMap(([term, amount], i): PdfText[] => [
      { x: 350, y: end + 22 + i * 16, text: term, bold: i === sums.length - 1 },
      {
        x: right - 20,
        y: end + 22 + i * 16,
        text: formatAmount(amount),
        align: 'end',
        bold: i === sums.length - 1,
      },
      { x: right - 16, y: end + 22 + i * 16, text: 'TL' },
    ]),
    { x: left, y: 790, text: 'Deneme pazarının belgesidir; mali değeri yoktur.', size: 8 },
  ];
  const rules: PdfRule[] = [
    { x: left, y: 256, width: right - left },
    { x: left, y: 282, width: right - left },
    { x: left, y: end + 4, width: right - left },
  ];
  return pdfPage(texts, rules);
}

function partyText(company: DemoCompany, x: number, top: number, before?: string): PdfText[] {
  const { tradeName, addressLine, town, city, taxOffice, taxNumber, mersisNo } = company;
  return [
    ...(before ? [before] : []),
    tradeName,
    addressLine,
    `${town.name} / ${city.name}`,
    `${taxOffice} VD, VKN ${taxNumber}${mersisNo && !before ? `, MERSİS ${mersisNo}` : ''}`,
  ].map((text, i) => ({ x, y: top + i * 15, text, bold: text === tradeName }));
}
