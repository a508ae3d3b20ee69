import { formatCount } from '@havan/domain/count';
import { highScoreLabel } from '@havan/domain/score';
import { ignoredFilters } from '../../shared/lists/foreign-parameters.ts';
import type { ProductSwitch } from './filters/product-filter.ts';

export const catalogueTexts = {
  identity: {
    title: 'Satıcı bilgileri',
    tradeName: 'Unvan',
    tax: 'Vergi dairesi ve no',
    mersis: 'MERSİS',
    kep: 'KEP adresi',
    address: 'Adres',
  },
  brandLogo: (brand: string) => `${brand} logosu`,
  brandSellers: (brand: string) => `${brand} markasının doğrulanmış satıcıları`,
  byRelevance: 'En ilgili',
  unread: 'Bu liste çevrimdışıyken açılamıyor; bağlantı gelince kendiliğinden açılır.',
  all: 'Bütün ürünler',
  searched: (q: string) => `“${q}”`,
  home: 'Ana sayfa',
  count: (total: number) => `${formatCount(total)} ürün`,
  noun: 'ürün',
  list: 'Ürünler',
  listFrom: (first: number, last: number) => `Ürünler, ${formatCount(first)}–${formatCount(last)}`,
  categories: 'Listenin kategorileri',
  brands: 'Marka',
  sellerTypes: 'Satıcı türü',
  badges: 'Satıcı rozeti',
  cities: 'Şehir',
  offers: 'Teklif',
  price: 'Fiyat aralığı',
  priceFrom: 'En az',
  priceTo: 'En çok',
  applyPrice: 'Uygula',
  from: (amount: string) => `en az ${amount}`,
  upTo: (amount: string) => `en çok ${amount}`,
  more: (rest: number) => `${formatCount(rest)} seçenek daha`,
  fewer: 'Daha az göster',
  active: 'Seçili filtreler',
  remove: (name: string) => `${name} filtresini kaldır`,
  filters: 'Filtreler',
  filtersOn: (on: number) => (on === 0 ? 'Filtreler' : `Filtreler (${on})`),
  show: (total: number) => `${formatCount(total)} ürünü göster`,
  view: 'Görünüm',
  sellerCampaigns: 'Satıcının kampanyaları',
  ignored: ignoredFilters,
  loading: 'Ürünler yükleniyor. Her birinin fiyatı, miadı, stoğu ve satıcısının puanı birazdan burada.',
  loadingFilters: 'Filtreler yükleniyor',
  empty: 'Ürün bulunamadı.',
  emptyFiltered: 'Seçtiğiniz filtrelere uyan ürün yok. Birini kaldırıp yeniden deneyin.',
  emptySearched: 'Yazımı denetleyin, daha kısa bir ad ya da barkod deneyin.',
  clear: 'Filtreleri kaldır',
} as const;

export const switchTexts: Readonly<Record<ProductSwitch, string>> = {
  highScore: highScoreLabel,
  longExpiry: '8 ay+ miat',
  freeShipping: 'Ücretsiz kargo',
  discounted: 'İndirimli',
  campaign: 'Kampanyalı',
  inStock: 'Stokta',
};

/** The two that every pharmacist uses are one key each (product §9). */
export const switchKeys: Readonly<Partial<Record<ProductSwitch, string>>> = {
  highScore: '9',
  longExpiry: '8',
};
