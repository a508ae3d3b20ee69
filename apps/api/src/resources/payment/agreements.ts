import { createHash } from 'node:crypto';
import { expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import type { AddressRow } from '../addresses/addresses.sql.ts';
import { buyableLines, type PricedGroup, sumOf } from '../basket/priced-basket.ts';

export interface Agreement {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string | number): string =>
  String(value).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const row = (cells: readonly (string | number)[]): string =>
  `<tr>${cells.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`;

function goodsTable(groups: readonly PricedGroup[]): string {
  const head = ['Satıcı', 'Ürün', 'Miat', 'Adet', 'Birim fiyat', 'Tutar']
    .map((name) => `<th>${name}</th>`)
    .join('');
  const rows = buyableLines(groups).map(({ row: line }) =>
    row([
      line.seller_username,
      line.product_name,
      expiryLabel(line.expiration),
      line.quantity,
      formatMoney(line.sale_price),
      formatMoney(line.sale_price * line.quantity),
    ]),
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const deliveryOf = (address: AddressRow | undefined): string =>
  address
    ? `<p>Teslimat: ${text(address.receiver)}, ${text(address.line)}, ${text(address.town_name)} / ${text(address.city_name)}, ${text(address.phone)}.</p>`
    : '';

/** The agreements of a purchase, made from its goods, prices and address; every one must be accepted. */
export function agreementsFor(groups: readonly PricedGroup[], address: AddressRow | undefined): Agreement[] {
  const total = `<p>Ürünler ${formatMoney(sumOf(groups, 'goodsTotal'))}, kargo ${formatMoney(sumOf(groups, 'shippingFee'))}, toplam <strong>${formatMoney(sumOf(groups, 'total'))}</strong>. Fiyatlara KDV dahildir.</p>`;
  const deal = `${goodsTable(groups)}${total}${deliveryOf(address)}`;
  return [
    {
      slug: 'on-bilgilendirme-formu',
      title: 'Ön Bilgilendirme Formu',
      html: `<h2>Ön Bilgilendirme Formu</h2><p>Satıcılar ürünleri sipariş onayından sonra kargoya verir; her satıcının gönderisi ayrıdır.</p>${deal}<p>Ödemeniz, siparişi teslim alıp onaylayana ya da otomatik onay süresi dolana kadar Havan'da bekletilir.</p>`,
    },
    {
      slug: 'mesafeli-satis-sozlesmesi',
      title: 'Mesafeli Satış Sözleşmesi',
      html: `<h2>Mesafeli Satış Sözleşmesi</h2><p>Bu sözleşme, alıcı ile aşağıda anılan satıcılar arasında Havan aracılığıyla kurulmuştur.</p>${deal}<p>Miadı geçmiş, ilandakinden kısa miatlı, yanlış, eksik ya da hasarlı ürünler için alıcı, siparişi onaylamadan önce iade talebi açabilir.</p>`,
    },
  ];
}

/** Lower-case hex, as it is stored beside the accepted text. */
export const agreementHash = (html: string): string => createHash('sha256').update(html).digest('hex');
