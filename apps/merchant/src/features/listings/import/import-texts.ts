import type { ImportField } from '@havan/domain/import-field';
import type { ImportRow, ImportRowFilter, ImportState } from '@havan/contract/listings/listing-import';
import { formatCount } from '@havan/domain/count';
import type { ListingWarningCode } from '@havan/domain/listing-warning';

/** Texts of the import of listings. */
export const importTexts = {
  title: 'Dosyadan yükle',
  remark: 'Eczane programınızın Excel ya da CSV çıktısı; şablon gerekmez.',
  loading: 'Yükleme okunuyor',
  steps: 'Yükleme adımları',
  file: 'Stok dosyası',
  fileHelp:
    'Excel (.xlsx) en fazla 20 MB, CSV en fazla 100 MB. Tablodan kopyaladığınız hücreleri de yapıştırabilirsiniz.',
  reading: 'Dosya gönderiliyor ve okunuyor…',
  past: 'Önceki yüklemeler',
  noPast: 'Henüz dosya yüklenmedi.',
  open: 'Aç',
  another: 'Yeni dosya yükle',
  columns: 'Hangi kolon ne?',
  sameTitles: 'Bu başlıkları geçen seferki gibi eşledik.',
  columnsHelp: 'Seçiminiz aynı başlıklı dosyalar için hatırlanır.',
  yourColumn: 'Sizin kolonunuz',
  samples: 'Örnekler',
  ourField: 'İlandaki alan',
  unused: 'Kullanma',
  fieldOf: (title: string) => `${title} kolonunun alanı`,
  decimal: {
    comma: 'Tutarlar virgüllü okunuyor: 1.234,56',
    dot: 'Tutarlar noktalı okunuyor: 1,234.56',
  },
  mode: 'Bu dosya',
  modes: {
    merge: 'Ekle ve güncelle: dosyada olmayan ilanlara dokunma',
    whole: 'Bu benim bütün stoğum: dosyada olmayan ilanları pasife al',
  },
  check: 'Dosyayı kontrol et',
  checkHint: 'Kontrol hiçbir ilanı değiştirmez.',
  checking: 'Satırlar kontrol ediliyor',
  applying: 'İlanlar yazılıyor',
  undoing: 'Yükleme geri alınıyor',
  canLeave: 'Bu sayfadan ayrılabilirsiniz; iş sürer ve burada bulunur.',
  rows: 'Satırlar',
  all: 'Hepsi',
  line: 'Satır',
  product: 'Ürün',
  result: 'Sonuç',
  unknownProduct: 'Katalogda yok',
  nextWrong: 'F8 sıradaki hatalı satıra götürür, Enter satırı yeniden kontrol eder.',
  fix: 'Düzelt',
  fixed: 'Düzeltildi',
  noRows: 'Bu süzgeçte satır yok.',
  sameHidden: (count: number) => `${formatCount(count)} satır ilanlarınızla aynı; listelenmez.`,
  download: 'Yüklenmeyen satırları indir',
  downloadHint: 'Dosyanızın kolonları ve bir “Neden” kolonu',
  back: 'Kolonlara dön',
  tick: 'Onay bekleyen satırlar',
  tickHelp: 'İşaretlemedikleriniz yazılmaz.',
  apply: (count: number) => `${formatCount(count)} satırı yaz`,
  nothing: 'Yazılacak satır yok.',
  leaveOut: (wrong: number, forbidden: number) =>
    `${formatCount(wrong)} hatalı, ${formatCount(forbidden)} yasak satır yazılmaz.`,
  cancel: 'Vazgeç',
  stop: 'Durdur',
  emptyTitle: 'Dükkânınız boşalmasın',
  emptyAsk: (missing: number) =>
    `Emin misiniz? Onaylamak için pasife alınacak ilan sayısını yazınız: ${missing}`,
  emptyField: 'Pasife alınacak ilan sayısı',
  emptyMismatch: 'Yazdığınız sayı farklı.',
  emptyNext: 'Anladım, devam',
  emptyConfirm: 'Pasife al ve yaz',
  applied: (count: number) => `${formatCount(count)} satır yazıldı`,
  refused: (count: number) => `${formatCount(count)} satır yazılmadı`,
  undone: (count: number) => `${formatCount(count)} satır geri alındı`,
  undo: 'Tümünü geri al',
  undoTitle: 'Yüklemeyi geri alalım mı?',
  undoBody:
    'Yeni ilanlar silinir, değişenler önceki hâline döner. Sonradan değiştirdikleriniz olduğu gibi kalır.',
  undoUntil: 'Geri alma süresi',
  ended: 'Yükleme bitti',
  toListings: 'İlanlarıma git',
  progress: (percent: number) => `%${percent}`,
} as const;

export const importStepLabels = [
  { id: 'file', label: 'Dosya' },
  { id: 'columns', label: 'Kolonlar' },
  { id: 'check', label: 'Kontrol' },
  { id: 'run', label: 'Yazma' },
  { id: 'result', label: 'Sonuç' },
] as const;

/** The step of the progress bar for each state of an import. */
export const stepOfState: Readonly<Record<ImportState, (typeof importStepLabels)[number]['id']>> = {
  mapping: 'columns',
  failed: 'columns',
  checking: 'check',
  checked: 'check',
  applying: 'run',
  undoing: 'run',
  applied: 'result',
  undone: 'result',
  cancelled: 'result',
};

export const importStateLabels: Readonly<Record<ImportState, string>> = {
  mapping: 'Kolonlar bekliyor',
  checking: 'Kontrol ediliyor',
  checked: 'Onayınızı bekliyor',
  applying: 'Yazılıyor',
  applied: 'Yazıldı',
  undoing: 'Geri alınıyor',
  undone: 'Geri alındı',
  failed: 'Okunamadı',
  cancelled: 'Vazgeçildi',
};

export const importFieldLabels: Readonly<Record<ImportField, string>> = {
  barcode: 'Barkod',
  name: 'Ürün adı (yalnız gösterim)',
  stock: 'Stok',
  price: 'Fiyat',
  psf: 'PSF (yalnız gösterim)',
  cost: 'Maliyet',
  expiration: 'Miat',
  lot: 'Parti',
  minQuantity: 'En az adet',
  maxQuantity: 'En çok adet',
  packSize: 'Paket içi',
  priceBreaks: 'Adet fiyatları',
  bonus: 'Mal fazlası',
  shelf: 'Raf',
};

/** Filters of the rows in their order; rows of kind `same` are not listed. */
export const rowFilterLabels: Readonly<Record<Exclude<ImportRowFilter, 'same'>, string>> = {
  new: 'Yeni',
  changed: 'Değişecek',
  warned: 'Onay bekliyor',
  wrong: 'Hatalı',
  forbidden: 'Yasak',
  missing: 'Dosyada yok',
  refused: 'Yazılmadı',
};

export const warningLabels: Readonly<Record<ListingWarningCode, string>> = {
  priceJump: '%40’tan büyük fiyat değişimi',
  belowCost: 'Maliyetin altında fiyat',
  overPsf: 'PSF’nin üstünde fiyat',
  stockJump: 'Stoğun 10 katına çıkması',
  belowMinimum: 'Stok, en az adedin altında',
  shopEmptied: 'İlanların büyük bölümü satıştan kalkıyor',
};

export const outcomeLabels: Readonly<Record<NonNullable<ImportRow['outcome']>, string>> = {
  applied: 'Yazıldı',
  refused: 'Yazılmadı',
  undone: 'Geri alındı',
  kept: 'Geri alınmadı',
};
