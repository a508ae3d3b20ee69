import type { ListingView } from '@havan/domain/listing';

export const listingTexts = {
  title: 'İlanlarım',
  remark: (count: string, value: string) => `${count} ilan, stok değeri ${value}`,
  tabs: 'Duruma göre',
  all: 'Hepsi',
  grid: 'İlanlarınız',
  loading: 'İlanlar yükleniyor',
  moreFailed: 'Devamı yüklenemedi.',
  create: 'Okutarak ekle',
  importFile: 'Dosyadan yükle',
  moreActions: 'Diğer işlemler',
  none: 'Henüz ilanınız yok',
  noneHint: 'Barkodu okutun ya da yazın; miat, stok ve fiyatı girince ilanınız yayında.',
  noneFound: 'Bu süzgece uyan ilan yok',
  noneInView: 'Bu durumda ilan yok',
  views: {
    behind:
      'Başka bir satıcı aynı ürünü daha ucuza satıyor. Sıraya basınca nedenini ve önerilen fiyatı görürsünüz.',
    incomplete:
      'Görseli ya da PSF’si olmayan ürünler ve başkalarının miat yazdığı, sizin yazmadığınız ilanlar.',
  } as Readonly<Partial<Record<ListingView, string>>>,
  showAll: 'Bütün ilanlar',
  clearFilters: 'Süzgeçleri kaldır',
} as const;

export const exportTexts = {
  button: 'İndir',
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  failed: 'Dosya hazırlanamadı.',
} as const;

export const filterTexts = {
  name: 'Süzgeçler',
  search: 'Ad, barkod ya da raf',
  brand: 'Marka',
  category: 'Kategori',
  stock: 'Stok en çok',
  from: 'Miat, en erken',
  to: 'Miat, en geç',
  campaign: 'Kampanya',
  inCampaign: 'Kampanyada',
  outOfCampaign: 'Kampanyada değil',
  any: 'Hepsi',
  open: 'Süz',
  clear: 'Süzgeçleri kaldır',
} as const;

export const viewTexts = {
  name: 'Görünümler',
  save: 'Bu görünümü kaydet',
  nameField: 'Görünümün adı',
  nameHint: 'Süzgeç, sıralama ve sütunlar bu adla saklanır.',
  nameRequired: 'Görünüme bir ad verin.',
  keep: 'Kaydet',
  remove: (name: string) => `${name} görünümünü sil`,
} as const;

export const columnTexts = {
  product: 'Ürün',
  expiration: 'Miat',
  stock: 'Stok',
  price: 'Fiyat',
  margin: 'PSF marjı',
  place: 'Sıra',
  sold: 'Son 30 gün',
  state: 'Durum',
  views: 'Görüntülenme',
  campaign: 'Kampanya',
  minQuantity: 'En az',
  maxQuantity: 'En çok',
  packSize: 'Koli',
  priceBreaks: 'Adet fiyatları',
  bonus: 'Mal fazlası',
  cost: 'Maliyet',
  shelf: 'Raf',
  history: 'Geçmiş',
} as const;

export const cellTexts = {
  noExpiry: 'Miatsız',
  months: (count: number) => `${count} ay`,
  expiryRuler: (count: number) => `Miada ${count} ay`,
  expired: 'miadı geçti',
  reserved: (count: string) => `${count} adedi ödemede`,
  psf: (amount: string) => `PSF ${amount}`,
  /** After the commission and the seller's part of the freight. */
  net: (amount: string) => `net ${amount}`,
  first: 'en ucuz',
  place: (name: string, standing: string) => `${standing}, ${name}: fiyat ve rekabet`,
  alone: 'tek satıcı',
  units: (count: string) => `${count} adet`,
  days: (count: string) => `${count} gün yeter`,
  noSales: 'satış yok',
  lastMonth: 'son 30 gün',
  shelf: (shelf: string) => `raf ${shelf}`,
  history: (name: string) => `${name} ilanının geçmişi`,
  unlimited: 'sınırsız',
  before: (text: string) => `önceki ${text}`,
} as const;

export const readingTexts = {
  count: 'Tam sayı yazınız.',
  expiry: 'Miadı AA/YYYY biçiminde yazınız; miatsız ürün için boş bırakınız.',
  cost: 'Maliyeti 84,50 biçiminde yazınız.',
  shelf: 'Raf en çok 20 karakter olabilir.',
} as const;

export const draftTexts = {
  bar: 'Kaydedilmemiş değişiklikler',
  changes: (count: number) => `${count} değişiklik`,
  inRows: (count: number) => `${count} ilanda`,
  refused: (count: number) => `${count} hücre yazılamadı`,
  refusedHint: 'F8 ile o hücreye gidin',
  asked: (count: number) => `${count} ilan yanıtınızı bekliyor`,
  discard: 'Vazgeç',
  keep: 'Yazmaya devam et',
  discardTitle: 'Değişikliklerden vazgeçilsin mi?',
  discardBody: 'Yazdığınız ve henüz kaydedilmeyen her şey silinir.',
  save: 'Kaydet',
  leaveTitle: (count: number) => `${count} değişiklik kaydedilmedi`,
  leaveBody:
    'İlanlarım’da yazdıklarınız henüz satışta değil. Şimdi kaydedebilir ya da sonraya bırakabilirsiniz; bu sekmeyi kapatana kadar dururlar.',
  leaveKeep: 'Sonraya bırak',
  leaveStay: 'Sayfada kal',
  saved: (count: number) => `${count} ilan kaydedildi`,
  failed: 'Kaydedilemedi; yazdıklarınız duruyor.',
  tick: 'Yine de kaydet',
  undo: 'Geri al',
  stockTyped: (count: string) => `${count} olsun`,
  stockChanged: (change: string, count: string) => `${change} eklensin, ${count} olsun`,
  outdated: 'Siz yazarken bu ilan başka bir yerde değişti. Yeni hâli yukarıda.',
  mine: 'Benim yazdığım kalsın',
  theirs: 'Yeni hâli kalsın',
} as const;

export const historyTexts = {
  title: 'İlanın geçmişi',
  loading: 'Geçmiş yükleniyor',
  none: 'Bu ilanda henüz bir değişiklik yok.',
  platform: 'Havan',
  sources: {
    screen: 'ekrandan',
    file: 'dosyadan',
    api: 'entegrasyondan',
    rule: 'fiyat kuralıyla',
    job: 'kendiliğinden',
    platform: 'Havan tarafından',
  },
  fields: {
    price: 'Fiyat',
    stock: 'Stok',
    expiration: 'Miat',
    minQuantity: 'En az',
    maxQuantity: 'En çok',
    packSize: 'Koli',
    priceBreaks: 'Adet fiyatları',
    bonus: 'Mal fazlası',
    cost: 'Maliyet',
    shelf: 'Raf',
    lot: 'Parti',
    state: 'Durum',
    discountPrice: 'İndirimli fiyat',
    suspendedReason: 'Askı nedeni',
    freeReason: 'Açıklama',
  } as Readonly<Record<string, string>>,
  states: { active: 'Satışta', passive: 'Pasif', suspended: 'Askıda', deleted: 'Silindi' } as Readonly<
    Record<string, string>
  >,
} as const;
