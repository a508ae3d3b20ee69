import type { ListingBatch } from '@havan/contract/listings/listing-bulk';
import { formatCount } from '@havan/domain/count';

const n = formatCount;

export const bulkTexts = {
  noun: 'ilan',
  price: 'Fiyat',
  stock: 'Stok',
  expiration: 'Miat',
  activate: 'Satışa aç',
  passivate: 'Pasife al',
  delete: 'Sil',
  titles: {
    price: (count: number) => `${n(count)} ilanın fiyatı`,
    stock: (count: number) => `${n(count)} ilanın stoku`,
    expiration: (count: number) => `${n(count)} ilanın miadı`,
    activate: (count: number) => `${n(count)} ilan satışa açılsın mı?`,
    passivate: (count: number) => `${n(count)} ilan pasife alınsın mı?`,
    delete: (count: number) => `${n(count)} ilan silinsin mi?`,
  },
  priceField: 'Yeni fiyat ya da değişim',
  priceHelp: '149,90 · +%10 · −2,5 · =PSF*0,72 · =ENUCUZ-0,10',
  stockWay: 'Nasıl değişsin?',
  stockSet: 'Stok bu kadar olsun',
  stockAdd: 'Stoka eklensin (azaltmak için eksi yazın)',
  stockField: 'Adet',
  stockRequired: 'Adedi tam sayı olarak yazınız.',
  month: 'Yeni miat',
  noExpiry: 'Miatsız ürün',
  monthRequired: 'Miadı AA/YYYY biçiminde yazınız ya da miatsız olduğunu işaretleyiniz.',
  preview: 'Önizle',
  loading: 'Değişiklik hesaplanıyor',
  willChange: (count: number) => `${n(count)} ilan değişecek`,
  same: (count: number) => `${n(count)} ilan zaten öyle`,
  cannot: (count: number) => `${n(count)} ilan değiştirilemiyor`,
  nothing: 'Değişecek ilan yok.',
  worth: 'Stok değeri',
  samples: 'İlk örnekler',
  product: 'Ürün',
  value: 'Önce ve sonra',
  alsoFor: (sentence: string, count: number) => `${sentence} Buna benzer ${n(count)} ilan var.`,
  tick: 'Yine de değiştir',
  untickedStay: 'İşaretlemediğiniz uyarının ilanları olduğu gibi kalır.',
  apply: (count: number) => `${n(count)} ilanı değiştir`,
  applyDelete: (count: number) => `${n(count)} ilanı sil`,
  failed: 'İşlem yapılamadı; ilanlar olduğu gibi duruyor.',
  cancel: 'Vazgeç',
  undoHint: 'Bittikten sonra on dakika boyunca geri alabilirsiniz.',
} as const;

export const batchTexts = {
  open: 'Toplu işlemler',
  title: 'Toplu işlemler',
  loading: 'Toplu işlemler yükleniyor',
  none: 'Son otuz günde toplu işlem yok.',
  noneHint: 'Tabloda ilan seçip fiyat, stok, miat ya da durumlarını birlikte değiştirebilirsiniz.',
  changed: (count: number) => `${n(count)} ilan değişti`,
  running: 'Sürüyor; bu sayfadan ayrılabilirsiniz.',
  runningLabel: 'Değiştiriliyor',
  undoingLabel: 'Geri alınıyor',
  undone: (count: number) => `${n(count)} ilan geri alındı`,
  refused: (count: number) => `${n(count)} ilan değiştirilemedi`,
  kept: (count: number) => `${n(count)} ilan sonradan değiştiği için bırakıldı`,
  why: 'Nedenleri',
  first: 'İlk yüz ilan gösterilir.',
  undo: 'Geri al',
  undoFailed: 'Geri alınamadı.',
  minutesLeft: (count: number) => `${count} dk içinde geri alınabilir`,
  details: 'Ayrıntı',
} as const;

/** Returns the result of a batch, in one line. */
export function resultOf({ state, changed, refused, undone, kept }: ListingBatch): string {
  const parts =
    state === 'undone'
      ? [batchTexts.undone(undone), kept > 0 ? batchTexts.kept(kept) : null]
      : [batchTexts.changed(changed), refused > 0 ? batchTexts.refused(refused) : null];
  return parts.filter((part) => part !== null).join(', ');
}
