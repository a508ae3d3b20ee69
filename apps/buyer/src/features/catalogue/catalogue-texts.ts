import type { ProductSwitch } from './product-filter.ts';

export const catalogueTexts = {
  all: 'Bütün ürünler',
  searched: (q: string) => `“${q}”`,
  home: 'Ana sayfa',
  count: (total: number) => `${new Intl.NumberFormat('tr-TR').format(total)} ürün`,
  noun: 'ürün',
  list: 'Ürünler',
  categories: 'Kategoriler',
  brands: 'Markalar',
  anyBrand: 'Bütün markalar',
  loading: 'Ürünler yükleniyor',
  empty: 'Ürün bulunamadı.',
  emptyFiltered: 'Seçtiğiniz süzgeçlere uyan ürün yok. Birini kaldırıp yeniden deneyin.',
  emptySearched: 'Yazımı denetleyin, daha kısa bir ad ya da barkod deneyin.',
  clear: 'Süzgeçleri kaldır',
} as const;

export const switchTexts: Readonly<Record<ProductSwitch, string>> = {
  highScore: '9,4+ puan',
  longExpiry: '8 ay+ miat',
  freeShipping: 'Ücretsiz kargo',
  discounted: 'İndirimli',
  verifiedSeller: 'Resmi ve yetkili',
};

/** The two that every pharmacist uses are one key each (product §9). */
export const switchKeys: Readonly<Partial<Record<ProductSwitch, string>>> = {
  highScore: '9',
  longExpiry: '8',
};
