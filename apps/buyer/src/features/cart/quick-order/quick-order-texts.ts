import type { BulkOutcome } from '@havan/contract/basket-transfer';
import type { QuickOrderFault } from '@havan/domain/quick-order';

export const quickOrderTexts = {
  title: 'Hızlı sipariş',
  list: 'Barkod ve adet',
  listHelp: 'Her satıra bir ürün: barkod;adet. Excel’den kopyalayıp yapıştırabilirsiniz.',
  placeholder: '8690000000012;5\n8690000000029;12',
  file: 'Ya da bir dosya seçin',
  fileHelp: 'CSV ya da metin dosyası, en fazla 500 satır',
  fileTooLarge: 'Dosya 1 MB’tan büyük olamaz.',
  check: 'Listeyi kontrol et',
  nothing: 'En az bir geçerli satır yazın.',
  back: 'Listeye dön',
  addTo: (count: number) => `${count} ürünü sepete ekle`,
  found: (found: number, asked: number) => `${asked} satırdan ${found} ürün bulundu.`,
  row: (row: number) => `${row}. satır`,
  results: 'Bulunan ürünler',
  faults: 'Okunamayan satırlar',
  offer: (name: string) => `Teklif, ${name}`,
  offerOption: (seller: string, price: string, expiry: string, isInBasket: boolean) =>
    `${price} · ${expiry} · ${seller}${isInBasket ? ' (sepetinizde)' : ''}`,
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

/** A word for what became of a line, where it is other than asked for. */
export const outcomeTexts: Readonly<Record<BulkOutcome, string>> = {
  added: 'Bulundu',
  adjusted: 'Adet uyarlandı',
  unchanged: 'Sepette',
  notFound: 'Bulunamadı',
  notSold: 'Satışta değil',
  prescription: 'Reçeteli',
  refused: 'Alınamıyor',
};
