import { expiryLabel } from '@havan/domain/expiry';
import type { DeskState } from './rows/row-state.ts';
import { noExpiration, type Expiration } from './rows/scan-reading.ts';

/** Returns an expiry as `03/2028`, or the text for goods without one. */
export const expirationText = (expiration: Expiration): string =>
  expiration === noExpiration ? 'Miatsız' : expiryLabel(expiration);

/** Texts of the listing desk. */
export const deskTexts = {
  title: 'Tezgâh',
  importFile: 'Dosyadan yükle',
  line: 'Okutun ya da barkod yazın',
  grid: 'Okutulan kutular',
  empty: 'Tezgâh boş',
  emptyHint:
    'Bir kutu okutun: karekod ürünü, miadı ve partiyi getirir; barkod ürünü getirir, miadını siz yazarsınız.',
  import: 'Excel’den yükle',
  scanFirst: 'Önce bir kutu okutun; sonra miadını ya da adedini yazın.',
  takenBack: 'Son okutma geri alındı.',
  nothingToUndo: 'Geri alınacak okutma yok.',
  ambiguous: 'Okuyucu ayırıcı işareti yutmuş; kodun birden çok okunuşu var. Satırda doğrusunu seçin.',
  scanned: (barcode: string, stock: number) =>
    stock === 1 ? `${barcode} alındı.` : `${barcode}: aynı kutu, ${stock} adet.`,
  units: (count: number) => `Son kutu ${count} adet.`,
  bonus: (bonus: string) => `Son kutuda mal fazlası ${bonus}.`,
  priceBreaks: (breaks: string) => `Son kutunun adet fiyatları: ${breaks}.`,
  expiration: (expiration: Expiration) => `Son kutunun miadı: ${expirationText(expiration)}.`,
  found: (when: string, count: number) => `${when} tarihinden ${count} satır duruyor.`,
  foundHint: 'Kaldığınız yerden okutmayı sürdürebilirsiniz.',
  discard: 'Satırları at',
  publish: (count: number) => `${count} ilanı yayına al`,
  publishNone: 'Yayına alınacak satır yok',
  publishing: 'Yayına alınıyor',
  clearPublished: 'Yayındakileri kaldır',
  camera: 'Kamera',
  closeCamera: 'Kamerayı kapat',
  startPrice: 'Başlangıç fiyatı',
  undercut: 'En ucuzun altı',
  percent: 'Yüzde',
  notDay: 'Miadı 0328 ya da 03/2028 biçiminde yazın; miatsızsa - yazın.',
  notNumber: 'Adedi rakamla yazın.',
  notMoney: 'Fiyatı 148,90 biçiminde yazın.',
  remove: 'Kaldır',
  removeMany: (count: number) => `${count} satırı kaldır`,
} as const;

/** Label and tone of each state of a row. */
export const stateLabels: Readonly<
  Record<DeskState['name'], readonly [string, 'neutral' | 'positive' | 'attention' | 'critical']>
> = {
  waiting: ['Aranıyor', 'neutral'],
  offline: ['Bağlantı bekliyor', 'attention'],
  unknown: ['Katalogda yok', 'attention'],
  ambiguous: ['Karekod belirsiz', 'attention'],
  published: ['Yayında', 'positive'],
  ready: ['Hazır', 'positive'],
  own: ['İlanınız var', 'attention'],
  closeExpiry: ['Miat yakın', 'attention'],
  expired: ['Miadı geçmiş', 'critical'],
  failed: ['Alınamadı', 'critical'],
  asks: ['Onay bekliyor', 'attention'],
  refused: ['Yayımlanamaz', 'critical'],
  incomplete: ['Eksik', 'attention'],
};
