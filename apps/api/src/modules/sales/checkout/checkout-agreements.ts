import { createHash } from 'node:crypto';
import { carrierOf } from '@havan/domain/carrier';
import { expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { buyableLines, sumOf } from '../../cart/cart/priced-cart.ts';
import type { CheckoutContext } from './checkout-context.ts';
import type { PartyRow } from './parties.sql.ts';

export interface Agreement {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
  /** SHA-256 of the text, lower-case hex; stored with the accepted text. */
  readonly sha256: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string | number): string =>
  String(value).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const row = (cells: readonly (string | number)[]): string =>
  `<tr>${cells.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`;

function goodsTable({ groups }: CheckoutContext): string {
  const head = ['Satıcı', 'Ürün', 'Miat', 'Adet', 'Birim fiyat', 'Tutar']
    .map((name) => `<th>${name}</th>`)
    .join('');
  const rows = buyableLines(groups).map(({ row: line, price }) =>
    row([
      line.seller_username,
      line.product_name,
      expiryLabel(line.expiration),
      price.bonusUnits > 0 ? `${line.quantity} + ${price.bonusUnits} bedelsiz` : line.quantity,
      formatMoney(price.unitPrice),
      formatMoney(price.total),
    ]),
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function shippingTable({ groups }: CheckoutContext): string {
  const rows = groups.map(({ seller, carrierId, shippingFee }) =>
    row([
      seller.seller_username,
      carrierId === null ? 'Satıcının seçeceği kargo' : (carrierOf(carrierId)?.name ?? ''),
      shippingFee === 0 ? 'Ücretsiz' : formatMoney(shippingFee),
    ]),
  );
  return `<table><thead><tr><th>Satıcı</th><th>Kargo</th><th>Kargo ücreti</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function partyText(party: PartyRow): string {
  const facts = [
    `${party.tax_office} VD ${party.tax_number}`,
    party.mersis_no && `MERSİS ${party.mersis_no}`,
    party.kep_address && `KEP ${party.kep_address}`,
    `${party.address_line}, ${party.town_name} / ${party.city_name}`,
    party.phone,
    party.email,
  ].filter((fact) => fact !== null && fact !== '');
  return `<strong>${text(party.trade_name)}</strong>: ${text(facts.join(', '))}`;
}

function agreementText(checkoutContext: CheckoutContext): string {
  const { groups, address, invoice } = checkoutContext;
  const sums = `<p>Ürünler ${formatMoney(sumOf(groups, 'goodsTotal'))}, kargo ${formatMoney(sumOf(groups, 'shippingFee'))}, toplam <strong>${formatMoney(sumOf(groups, 'total'))}</strong>. Fiyatlara KDV dahildir.</p>`;
  const delivery = address
    ? `<p>Teslimat: ${text(`${address.receiver}, ${address.line}, ${address.town_name} / ${address.city_name}, ${address.phone}`)}.</p>`
    : '';
  const bill = `<p>Fatura: ${text(`${invoice.title}, ${invoice.tax_office} VD ${invoice.tax_or_identity_number}, ${invoice.address}`)}.</p>`;
  return `<h3>Ürünler</h3>${goodsTable(checkoutContext)}${sums}<h3>Teslimat ve fatura</h3>${shippingTable(checkoutContext)}${delivery}${bill}`;
}

const sellersText = ({ sellers }: CheckoutContext): string =>
  `<h3>Satıcılar</h3><ul>${sellers.map((party) => `<li>${partyText(party)}</li>`).join('')}</ul>`;

const agreement = (slug: string, title: string, content: string): Agreement => {
  const html = `<h2>${title}</h2>${content}`;
  return { slug, title, html, sha256: createHash('sha256').update(html).digest('hex') };
};

/**
 * Returns the agreements of a purchase, made from its parties, goods, prices and addresses; every one must be
 * accepted.
 */
export function agreementsFor(checkoutContext: CheckoutContext): Agreement[] {
  const terms = agreementText(checkoutContext);
  return [
    agreement(
      'on-bilgilendirme-formu',
      'Ön Bilgilendirme Formu',
      `${sellersText(checkoutContext)}${terms}<h3>Sevkiyat ve ödeme</h3><p>Satıcılar ürünleri sipariş onayından sonra kargoya verir; her satıcının gönderisi ayrıdır.</p><p>Ödemeniz, siparişi teslim alıp onaylayana ya da otomatik onay süresi dolana kadar Havan'da bekletilir.</p><h3>İade ve şikâyet</h3><p>Miadı geçmiş, ilandakinden kısa miatlı, yanlış, eksik ya da hasarlı ürünler için siparişi onaylamadan önce siparişlerinizden iade talebi açabilirsiniz; kargo bedeli satıcıya aittir.</p>`,
    ),
    agreement(
      'mesafeli-satis-sozlesmesi',
      'Mesafeli Satış Sözleşmesi',
      `<p>Bu sözleşme, aşağıdaki alıcı ile satıcılar arasında Havan aracılığıyla kurulmuştur. Her satıcı yalnız kendi ürünlerinden sorumludur.</p><h3>Alıcı</h3><p>${partyText(checkoutContext.buyer)}</p>${sellersText(checkoutContext)}${terms}<h3>Teslim ve kabul</h3><p>Satıcı, onayladığı siparişi süresi içinde kargoya verir. Alıcı teslimden sonra ürünleri miat, adet ve durum bakımından kontrol eder; onayıyla ya da otomatik onay süresinin dolmasıyla bedel satıcıya aktarılır.</p><h3>İade</h3><p>Miadı geçmiş, ilandakinden kısa miatlı, yanlış, eksik ya da hasarlı ürünler için alıcı, siparişi onaylamadan önce iade talebi açabilir. Haklı bulunan iadenin bedeli ödemenin yapıldığı yolla geri verilir.</p>`,
    ),
  ];
}
