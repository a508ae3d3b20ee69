import type { BulkOutcome } from '@havan/contract/cart/cart-transfer';
import type { QuickOrderFault } from '@havan/domain/quick-order';

export const quickOrderTexts = {
  title: 'Hızlı sipariş',
  list: 'Barkod ya da ürün adı, ve adet',
  listHelp: 'Her satıra bir ürün: barkod;adet ya da ürün adı;adet. Excel’den kopyalayıp yapıştırabilirsiniz.',
  single: 'Tek tek ekleyin',
  singleLabel: 'Barkod ya da ürün adı',
  singleCount: 'Adet, yeni satır',
  singleAdd: 'Satır ekle',
  singleMissing: 'Barkod ya da ürün adı yazın.',
  placeholder: '8690000000012;5\n8690000000029;12',
  file: 'Ya da bir dosya seçin',
  fileHelp: 'Excel (.xlsx), CSV ya da metin dosyası, en fazla 500 satır',
  check: 'Listeyi kontrol et',
  nothing: 'En az bir geçerli satır yazın.',
  back: 'Listeye dön',
  addTo: (count: number) => `${count} ürünü sepete ekle`,
  found: (found: number, asked: number) => `${asked} satırdan ${found} ürün bulundu.`,
  row: (row: number) => `${row}. satır`,
  results: 'Bulunan ürünler',
  faults: 'Okunamayan satırlar',
  offer: (name: string) => `Teklif, ${name}`,
  offerOption: (facts: { seller: string; price: string; units: string; expiry: string; isInCart: boolean }) =>
    `${facts.price}${facts.units} · ${facts.expiry} · ${facts.seller}${facts.isInCart ? ' (sepetinizde)' : ''}`,
  units: (count: number) => ` · ${count} adet`,
  chooseOffer: 'Teklif seçin',
  lineTotal: (total: string, shipping: string | null) =>
    shipping === null ? `${total}, kargo ücreti eklenmez` : `${total} + ${shipping} kargo`,
  missingMinimum: (missing: string) => `Bu satıcıda en düşük sepet tutarına ${missing} kalır.`,
  closeExpiry: 'Miadı 8 aydan yakın.',
  asked: (count: number) => `${count} adet istendi`,
  willAdd: (count: number) => `${count} adet`,
  leave: (name: string) => `${name}, listeden çıkar`,
  done: (count: number) => `${count} ürün sepete eklendi`,
  failed: 'Liste kontrol edilemedi',
} as const;

export const faultTexts: Readonly<Record<QuickOrderFault, string>> = {
  barcode: 'Barkod geçerli değil.',
  count: 'Adet geçerli değil.',
  tooMany: 'Bir listede en fazla 500 satır olabilir.',
};

/** Text of each outcome of a line that differs from the request. */
export const outcomeTexts: Readonly<Record<BulkOutcome, string>> = {
  added: 'Bulundu',
  adjusted: 'Adet uyarlandı',
  choice: 'Seçim bekliyor',
  unchanged: 'Sepette',
  notFound: 'Bulunamadı',
  notSold: 'Satışta değil',
  prescription: 'Reçeteli',
  refused: 'Alınamıyor',
};
