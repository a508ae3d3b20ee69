import { isEInvoiceNumber, isEttn } from '@havan/domain/e-invoice-number';
import { isIbanTr } from '@havan/domain/iban';
import { invoiceTotals } from './totals.ts';
import type { Invoice, InvoiceReference } from './invoice.ts';
import { lineProblems } from './line-problems.ts';
import { partyProblems } from './party-problems.ts';
import { asProblems, isDay, isText, type InvoiceProblem } from './problem.ts';

/** More lines than any order has; a document of them would not be read by anybody. */
const mostLines = 1000;

/**
 * Returns the problems that keep an invoice from being written, each with its place in the model; empty
 * without any.
 */
export function invoiceProblems(invoice: Invoice): InvoiceProblem[] {
  const withholds = invoice.lines.some(({ withholding }) => withholding);
  const exempts = invoice.lines.some(({ vatRate }) => vatRate === 0);
  const isReturn = invoice.returns.length > 0;
  const problems = [
    ...asProblems([
      [
        isEInvoiceNumber(invoice.number),
        'number',
        'Fatura numarası üç harf ya da rakam, yıl ve dokuz rakamdan oluşmalı: ABC2026000000001.',
      ],
      [isEttn(invoice.ettn), 'ettn', 'ETTN, 32 karakterli bir UUID olmalı.'],
      [isDay(invoice.issuedOn), 'issuedOn', 'Fatura tarihi 2005’ten sonraki bir gün olmalı.'],
      [
        invoice.number.slice(3, 7) === invoice.issuedOn.slice(0, 4),
        'number',
        'Fatura numarasındaki yıl, fatura tarihinin yılı olmalı.',
      ],
      [
        /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(invoice.issuedAt),
        'issuedAt',
        'Fatura saati 14:05:00 gibi yazılmalı.',
      ],
      [
        invoice.lines.length > 0 && invoice.lines.length <= mostLines,
        'lines',
        `Faturada 1 ile ${mostLines} arasında kalem olmalı.`,
      ],
      [
        !(withholds && exempts && !isReturn),
        'lines',
        'Tevkifatlı ve istisna kapsamındaki kalemler ayrı faturalarda olmalı.',
      ],
      [
        !(isReturn && invoice.profile === 'TICARIFATURA'),
        'profile',
        'İade faturası ticari fatura senaryosuyla kesilemez.',
      ],
    ]),
    ...invoice.notes.flatMap((note, index) =>
      asProblems([[isText(note), `notes.${index}`, 'Not boş ya da okunmayan karakterli olamaz.']]),
    ),
    ...(invoice.order
      ? asProblems([
          [isText(invoice.order.number), 'order.number', 'Sipariş numarası boş olamaz.'],
          [isDay(invoice.order.issuedOn), 'order.issuedOn', 'Sipariş tarihi geçerli bir gün olmalı.'],
        ])
      : []),
    ...invoice.returns.flatMap((reference, index) => returnProblems(reference, `returns.${index}`)),
    ...partyProblems(invoice.seller, 'seller', 'Satıcı'),
    ...partyProblems(invoice.buyer, 'buyer', 'Alıcı'),
    ...invoice.lines.flatMap((line, index) => lineProblems(line, `lines.${index}`, `${index + 1}. kalem`)),
    ...(invoice.payment
      ? asProblems([
          [isDay(invoice.payment.dueOn), 'payment.dueOn', 'Son ödeme günü geçerli bir gün olmalı.'],
          [isIbanTr(invoice.payment.iban), 'payment.iban', 'IBAN geçerli değil.'],
        ])
      : []),
  ];
  return problems.length > 0 ? problems : totalProblems(invoice);
}

function returnProblems({ number, issuedOn }: InvoiceReference, path: string): InvoiceProblem[] {
  return asProblems([
    [
      /^[A-Z0-9]{16}$/.test(number),
      `${path}.number`,
      'İade edilen faturanın numarası 16 harf ve rakamdan oluşmalı.',
    ],
    [isDay(issuedOn), `${path}.issuedOn`, 'İade edilen faturanın tarihi geçerli bir gün olmalı.'],
  ]);
}

function totalProblems(invoice: Invoice): InvoiceProblem[] {
  return asProblems([
    [
      Number.isSafeInteger(invoiceTotals(invoice).listed),
      'lines',
      'Fatura tutarı yazılamayacak kadar büyük.',
    ],
  ]);
}
