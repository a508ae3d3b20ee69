import type { CampaignBonus } from '@havan/domain/campaign-price';
import { formatMoney, type Kurus } from '@havan/domain/money';
import { highScoreLabel } from '@havan/domain/score';
import { holding } from '@havan/domain/number-suffix';
import type { OfferFilter, OfferSort } from './offer-view.ts';

export const offerTexts = {
  home: 'Ana sayfa',
  loading: 'Ürün yükleniyor. Fiyatı, miadı, stoğu ve puanıyla bütün teklifler birazdan burada.',
  loadingMore: 'Ürünün devamı yükleniyor',
  barcode: 'Barkod',
  copyBarcode: 'Barkodu kopyala',
  copied: 'Barkod kopyalandı.',
  pictures: 'Ürün görselleri',
  enlarge: (view: string) => `Büyüt: ${view}`,
  report: 'Sorun bildir',
  copyFailed: 'Kopyalanamadı. Barkodu seçip elle kopyalayın.',
  psf: 'PSF',
  noPsf: 'PSF yok',
  lowest30: 'Son 30 günün en düşüğü',
  range: 'Bugünkü aralık',
  rangeRemark: (offers: number, units: string) => `${offers} teklif, ${units} adet`,
  recommended: 'Önerilen teklif',
  recommendedWhy: '8 ay ve üzeri miatlılar içinde en düşük fiyat',
  recommendedClose: 'Bütün teklifler yakın miatlı; en düşük fiyat',
  recommendedAny: 'Bütün miatlar içinde en düşük fiyat',
  discount: (percent: number) => `%${percent} indirim`,
  vatIncluded: 'KDV dahil',
  listPrice: 'liste fiyatı',
  priceBreak: (fromQuantity: number, price: Kurus) => `${fromQuantity}+ adet ${formatMoney(price)}`,
  bonus: ({ buy, get }: CampaignBonus, net: Kurus | null) =>
    [`${buy}+${get} mal fazlası`, ...(net === null ? [] : [`net ${formatMoney(net)}`])].join(' · '),
  seller: 'Satıcı',
  score: 'Puan',
  price: 'Fiyat',
  margin: 'PSF marjı',
  /** The amount stays on one line. */
  marginOf: (percent: string, amount: string) => `${percent}, birim başına ${amount.replace(' ', '\u00a0')}`,
  expiration: 'Miat',
  stock: 'Stok',
  /** Empty for an offer without minimum, maximum or pack size. */
  terms: (minimum: number, pack: number, maximum: number | null) =>
    [
      minimum > 1 && `en az ${minimum}`,
      maximum && `en fazla ${maximum}`,
      pack > 1 && `${holding(pack)}\u00a0koli`,
    ]
      .filter(Boolean)
      .join(', '),
  few: 'az kaldı',
  own: 'Sizin ilanınız',
  notOrderable: 'Kalan stok bir koliye ya da en az adede yetmiyor',
  shipping: 'Kargo',
  shippingFree: 'Ücretsiz kargo',
  shippingFreeInCart: 'Sepetle ücretsiz',
  /** With goods of the seller in the cart the count adds to them. Short, because badges of a cell do not wrap. */
  shippingFreeNow: (count: number, isInCart: boolean) =>
    isInCart ? `+${count} adetle ücretsiz` : 'Bu adetle ücretsiz',
  minimum: (least: string) => `En az sepet ${least}`,
  minimumMissing: (least: string, missing: string) => `En az sepet ${least}; bu adetle ${missing} eksik.`,
  shippingFee: (amount: string) => `Kargo ${amount}`,
  missing: (amount: string) => `${amount} eksik`,
  shared: (from: string, percent: number) => `${from} üzerinde kargonun %${percent} kadarı satıcıdan`,
  toFree: (amount: string) => `Ücretsiz kargoya ${amount} kaldı.`,
  count: 'Adet',
  countOf: (seller: string) => `Adet, ${seller}`,
  addOf: (seller: string) => `${seller} teklifini sepete ekle`,
  best: { price: 'en düşük fiyat', score: 'en yüksek puan', stock: 'en çok stok' },
  offers: (count: number) => `${count} teklif`,
  offersRemark: 'Fiyatlar KDV dahildir',
  table: 'Teklifler',
  keys: 'Klavye: 8 uzun miat, 9 yüksek puan, / arama.',
  legend: 'Miat cetvelinde her çizgi bir ay; 8 ayın altı yakın miattır. Çift çizgi sütunun en iyisidir.',
  noneFiltered: 'Filtrelere uyan teklif yok',
  noneFilteredHint: 'Filtrelerden birini kaldırın.',
  clear: 'Filtreleri kaldır',
} as const;

export const filterTexts: Readonly<Record<OfferFilter, string>> = {
  highScore: highScoreLabel,
  longExpiry: '8 ay+ miat',
  freeShipping: 'Ücretsiz kargo',
  minimum: 'En az sepeti tutan',
  verifiedSeller: 'Resmi ve yetkili',
  today: 'Bugün kargoda',
};

/** One keystroke each (product §9). */
export const filterKeys: Readonly<Partial<Record<OfferFilter, string>>> = { highScore: '9', longExpiry: '8' };

export const sortTexts: Readonly<Record<OfferSort, string>> = {
  price: 'Fiyat',
  delivered: 'Kargo dahil fiyat',
  expiration: 'Miat',
  score: 'Puan',
  stock: 'Stok',
};
