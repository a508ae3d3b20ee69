import type { ExpiryBand } from '@havan/domain/expiry';

export const expiryTexts = {
  best: 'en uzun miat',
  remark: (months: number, band: ExpiryBand) => {
    if (band === 'expired') return 'miadı geçti';
    const left = months < 1 ? '1 aydan az' : `${months} ay`;
    return band === 'close' ? `${left}, yakın miat` : left;
  },
} as const;

export const sellerTexts = {
  score: 'Satıcı puanı, 10 üzerinden',
  noScore: 'Yeni',
} as const;

export const addToCartTexts = {
  add: 'Sepete ekle',
  addOne: (name: string) => `${name}, sepete ekle`,
  added: 'Sepete eklendi',
  addedCount: (count: number, name: string) => `${count} adet ${name}`,
  toCart: 'Sepete git',
  inBasket: (count: number) => `Sepette ${count}`,
  failed: 'Sepete eklenemedi',
  kept: 'Bağlantı gelince sepetinize eklenecek',
  resent: (count: number) => `Bu tarayıcıda bekleyen ${count} ürün sepetinize eklendi`,
  notResent: (count: number) => `Bu tarayıcıda bekleyen ${count} ürün sepetinize eklenemedi`,
} as const;

export const labelTexts = {
  noOffer: 'Şu anda teklif yok',
  offers: (count: number) => `${count} teklif`,
  psf: (amount: string) => `PSF ${amount}`,
  /** The one of the two prices that the card does not show. */
  byExpiry: { lowest: (amount: string) => `en düşük ${amount}`, long: (amount: string) => `8 ay+ ${amount}` },
  margin: (percent: string) => `${percent} marj`,
} as const;

export const filterRowTexts = {
  filters: 'Filtreler',
  sort: 'Sırala',
  sortedBy: (name: string) => `Sırala: ${name}`,
} as const;

/** Name of the smart cart on its links. */
export const smartCartLinkText = 'Akıllı sepet';

/** How a list is laid out. */
export const layoutTexts = {
  grid: 'Izgara görünümü',
  rows: 'Liste görünümü',
} as const;
