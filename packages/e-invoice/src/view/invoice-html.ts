import { formatAmount, formatMoney, type Kurus } from '@havan/domain/money';
import { invoiceTypeOf, partyName, taxNumberOf, type Invoice, type InvoiceParty } from '../model/invoice.ts';
import { invoiceTotals, type InvoiceTotals } from '../model/totals.ts';
import { escapeXml } from '../xml/escape.ts';
import { linesTable } from './lines-table.ts';
import { profileLabels, typeLabels } from './labels.ts';
import { invoiceStyle } from './style.ts';
import { amountInWords } from './words.ts';

/**
 * Returns an invoice as a page of its own, for the screen and for A4 paper. It fetches nothing and runs
 * nothing. The invoice has to be one without problems (`invoiceProblems`).
 */
export function invoiceHtml(invoice: Invoice): string {
  const totals = invoiceTotals(invoice);
  const title = invoice.profile === 'EARSIVFATURA' ? 'e-Arşiv Fatura' : 'e-Fatura';
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} ${escapeXml(invoice.number)}</title>
<style>${invoiceStyle}</style>
</head>
<body>
<main>
<header>
<h1>${title}</h1>
${facts(invoice)}
</header>
<div class="parties">
${party('Satıcı', invoice.seller)}
${party('Alıcı', invoice.buyer)}
</div>
${linesTable(invoice, totals)}
${sums(totals)}
<p class="words">${escapeXml(amountInWords(totals.payable))}</p>
${remarks(invoice, totals)}
</main>
</body>
</html>
`;
}

function facts(invoice: Invoice): string {
  const rows: (readonly [string, string])[] = [
    ['Fatura no.', invoice.number],
    ['Tarih', `${day(invoice.issuedOn)} ${invoice.issuedAt.slice(0, 5)}`],
    ['ETTN', invoice.ettn],
    ['Senaryo', profileLabels[invoice.profile]],
    ['Fatura tipi', typeLabels[invoiceTypeOf(invoice)]],
  ];
  if (invoice.order) rows.push(['Sipariş', `${invoice.order.number}, ${day(invoice.order.issuedOn)}`]);
  for (const { number, issuedOn } of invoice.returns) {
    rows.push(['İade edilen fatura', `${number}, ${day(issuedOn)}`]);
  }
  return `<dl>${rows.map(([name, text]) => `<dt>${name}</dt><dd>${escapeXml(text)}</dd>`).join('')}</dl>`;
}

function party(heading: string, each: InvoiceParty): string {
  const { address, identity, taxOffice, mersis, phone, email } = each;
  const town = `${address.district} / ${address.city}`;
  const place = address.postalCode === undefined ? town : `${address.postalCode} ${town}`;
  const lines = [
    address.street,
    place,
    `${'vkn' in identity ? 'VKN' : 'T.C. kimlik no.'}: ${taxNumberOf(each)}`,
    taxOffice && `Vergi dairesi: ${taxOffice}`,
    mersis && `MERSİS: ${mersis}`,
    phone && `Telefon: ${phone}`,
    email && `E-posta: ${email}`,
  ].filter((line) => line !== undefined);
  return `<section><h2>${heading}</h2><p><strong>${escapeXml(partyName(each))}</strong></p>${lines
    .map((line) => `<p>${escapeXml(line)}</p>`)
    .join('')}</section>`;
}

function sums(totals: InvoiceTotals): string {
  const rows: (readonly [string, Kurus])[] = [['Mal ve hizmet toplamı', totals.listed]];
  if (totals.discounts > 0) rows.push(['Toplam indirim', -totals.discounts], ['KDV matrahı', totals.net]);
  for (const { rate, vat } of totals.vatGroups) rows.push([`Hesaplanan KDV (%${rate})`, vat]);
  rows.push(['Vergiler dahil toplam', totals.gross]);
  for (const { code, rate, withheld } of totals.withheldGroups) {
    rows.push([`KDV tevkifatı (${code}, %${rate})`, -withheld]);
  }
  const body = rows.map(
    ([name, kurus]) => `<tr><th scope="row">${name}</th><td>${formatAmount(kurus)}</td></tr>`,
  );
  return `<table class="sums"><tbody>${body.join('')}
<tr class="payable"><th scope="row">Ödenecek tutar</th><td>${formatMoney(totals.payable)}</td></tr></tbody></table>`;
}

function remarks(invoice: Invoice, totals: InvoiceTotals): string {
  const reasons = totals.vatGroups.flatMap(({ exemption }) =>
    exemption ? [`KDV istisnası ${exemption.code}: ${exemption.reason}`] : [],
  );
  const payment = invoice.payment
    ? [`Son ödeme günü ${day(invoice.payment.dueOn)}, IBAN ${invoice.payment.iban}`]
    : [];
  const all = [...reasons, ...payment, ...invoice.notes];
  return all.length === 0
    ? ''
    : `<ul class="notes">${all.map((text) => `<li>${escapeXml(text)}</li>`).join('')}</ul>`;
}

function day(date: string): string {
  return date.split('-').toReversed().join('.');
}
