import { formatCount } from '@havan/domain/count';
import { formatDay, parseIsoDay } from '@havan/domain/istanbul';
import { formatAmount, formatMoney } from '@havan/domain/money';
import { unitPrice } from '@havan/e-invoice/build/line';
import {
  type Invoice,
  type InvoiceLine,
  type InvoiceParty,
  invoiceTypeOf,
  partyName,
  taxNumberOf,
} from '@havan/e-invoice/model/invoice';
import { type InvoiceTotals, invoiceTotals, type LineAmounts } from '@havan/e-invoice/model/totals';
import { profileLabels, typeLabels, unitLabels } from '@havan/e-invoice/view/labels';
import { amountInWords } from '@havan/e-invoice/view/words';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import { pdfOf } from '../../../../core/documents/pdf.ts';

const shownDay = (iso: string): string => {
  const day = parseIsoDay(iso);
  return day ? formatDay(day) : iso;
};
const right = (text: string, bold = false): TableCell => ({ text, alignment: 'right', bold, noWrap: true });
const soft = (text: string) => ({ text, color: '#5a5a5a', fontSize: 7 });

const rules: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 1 || line === table.body.length ? 0.8 : 0.25),
  vLineWidth: () => 0,
  hLineColor: () => '#3a3a3a',
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

/**
 * Returns an invoice as PDF on A4, with the same texts as its HTML page. The invoice must have no problems
 * (`invoiceProblems`).
 */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const totals = invoiceTotals(invoice);
  const title = invoice.profile === 'EARSIVFATURA' ? 'e-Arşiv Fatura' : 'e-Fatura';
  return pdfOf({
    info: { title: `${title} ${invoice.number}`, author: partyName(invoice.seller) },
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 44],
    footer: (page, pages) => ({
      columns: [`${invoice.number} · ETTN ${invoice.ettn}`, { text: `${page}/${pages}`, alignment: 'right' }],
      margin: [40, 14],
      fontSize: 7,
    }),
    content: [
      { columns: [{ text: title, fontSize: 18, bold: true }, facts(invoice)] },
      {
        columns: [party('Satıcı', invoice.seller), party('Alıcı', invoice.buyer)],
        columnGap: 24,
        margin: [0, 16, 0, 16],
      },
      linesTable(invoice, totals),
      sums(totals),
      { text: amountInWords(totals.payable), margin: [0, 8, 0, 0], alignment: 'right' },
      remarks(invoice, totals),
    ],
  });
}

function facts(invoice: Invoice): Content {
  const rows: (readonly [string, string])[] = [
    ['Fatura no.', invoice.number],
    ['Tarih', `${shownDay(invoice.issuedOn)} ${invoice.issuedAt.slice(0, 5)}`],
    ['ETTN', invoice.ettn],
    ['Senaryo', profileLabels[invoice.profile]],
    ['Fatura tipi', typeLabels[invoiceTypeOf(invoice)]],
    ...(invoice.order
      ? [['Sipariş', `${invoice.order.number}, ${shownDay(invoice.order.issuedOn)}`] as const]
      : []),
    ...invoice.returns.map(
      ({ number, issuedOn }) => ['İade edilen fatura', `${number}, ${shownDay(issuedOn)}`] as const,
    ),
  ];
  return {
    layout: 'noBorders',
    fontSize: 8,
    table: { widths: ['auto', '*'], body: rows.map(([name, text]) => [soft(name), text]) },
  };
}

function party(heading: string, each: InvoiceParty): Content {
  const { address, identity, taxOffice, mersis, phone, email } = each;
  const town = `${address.district} / ${address.city}`;
  const lines = [
    address.street,
    address.postalCode === undefined ? town : `${address.postalCode} ${town}`,
    `${'vkn' in identity ? 'VKN' : 'T.C. kimlik no.'}: ${taxNumberOf(each)}`,
    taxOffice && `Vergi dairesi: ${taxOffice}`,
    mersis && `MERSİS: ${mersis}`,
    phone && `Telefon: ${phone}`,
    email && `E-posta: ${email}`,
  ].filter((line) => line !== undefined);
  return [soft(heading), { text: partyName(each), bold: true }, ...lines];
}

const linesTable = (invoice: Invoice, totals: InvoiceTotals): Content => ({
  layout: rules,
  fontSize: 8,
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ['auto', '*', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto'],
    body: [
      [
        { text: 'No.', bold: true },
        { text: 'Ürün', bold: true },
        ...['Miktar', 'Birim fiyat', 'İndirim', 'KDV', 'KDV tutarı', 'Tutar (TL)'].map((head) =>
          right(head, true),
        ),
      ],
      ...invoice.lines.flatMap((line, index) => {
        const amounts = totals.lines[index];
        return amounts ? [lineRow(line, amounts, index + 1)] : [];
      }),
    ],
  },
});

/** At most four decimals; more are rounded. */
const decimals = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

function lineRow(line: InvoiceLine, amounts: LineAmounts, number: number): TableCell[] {
  const details = [line.goodsNumber, line.sellerCode].filter((text) => text !== undefined).join(' · ');
  return [
    right(String(number)),
    [line.name, ...(details === '' ? [] : [soft(details)])],
    right(`${formatCount(line.quantity)} ${unitLabels[line.unit]}`),
    right(decimals.format(Number(unitPrice(amounts.listed, line.quantity)))),
    amounts.discounts.length === 0
      ? right('–')
      : amounts.discounts.map(({ reason, amount }) => ({
          stack: [formatAmount(amount), soft(reason)],
          alignment: 'right' as const,
        })),
    right(`%${line.vatRate}`),
    right(formatAmount(amounts.vat)),
    right(formatAmount(amounts.net)),
  ];
}

function sums(totals: InvoiceTotals): Content {
  const rows: (readonly [string, string])[] = [
    ['Mal ve hizmet toplamı', formatAmount(totals.listed)],
    ...(totals.discounts > 0
      ? ([
          ['Toplam indirim', formatAmount(-totals.discounts)],
          ['KDV matrahı', formatAmount(totals.net)],
        ] as const)
      : []),
    ...totals.vatGroups.map(({ rate, vat }) => [`Hesaplanan KDV (%${rate})`, formatAmount(vat)] as const),
    ['Vergiler dahil toplam', formatAmount(totals.gross)],
    ...totals.withheldGroups.map(
      ({ code, rate, withheld }) => [`KDV tevkifatı (${code}, %${rate})`, formatAmount(-withheld)] as const,
    ),
  ];
  return {
    columns: [
      { text: '', width: '*' },
      {
        width: 'auto',
        layout: 'noBorders',
        table: {
          widths: ['auto', 'auto'],
          body: [
            ...rows.map(([name, text]) => [name, right(text)]),
            [{ text: 'Ödenecek tutar', bold: true }, right(formatMoney(totals.payable), true)],
          ],
        },
      },
    ],
    margin: [0, 12, 0, 0],
  };
}

function remarks(invoice: Invoice, totals: InvoiceTotals): Content {
  const all = [
    ...totals.vatGroups.flatMap(({ exemption }) =>
      exemption ? [`KDV istisnası ${exemption.code}: ${exemption.reason}`] : [],
    ),
    ...(invoice.payment
      ? [`Son ödeme günü ${shownDay(invoice.payment.dueOn)}, IBAN ${invoice.payment.iban}`]
      : []),
    ...invoice.notes,
  ];
  return all.length === 0 ? '' : { ul: all, margin: [0, 14, 0, 0], fontSize: 8 };
}
