import { formatCount } from '@havan/domain/count';
import { formatMoney, type Kurus } from '@havan/domain/money';
import { longestDays } from '@havan/domain/price-suggestion';

/** Texts of a listing's price and its competition. */
export const priceTexts = {
  title: 'Fiyat ve rekabet',
  loading: 'Piyasa fiyatları alınıyor',
  ruler: 'Fiyat cetveli',
  rulerSummary: (offers: number) =>
    offers === 0 ? 'Bu ürünü şu an başka satan yok.' : `${formatCount(offers)} rakip teklif`,
  you: 'Siz',
  rival: (expiry: string, score: string) => `Rakip, miat ${expiry}, puan ${score}`,
  noScore: 'yok',
  lowest: '30 günün en düşüğü',
  psf: 'PSF',
  offers: 'teklif',
  suggestions: 'Öneriler',
  kind: 'Öneri',
  price: 'Fiyat',
  days: 'Beklenen satış süresi',
  reasons: 'Dayanak',
  tryIt: 'Bu fiyatı dene',
  tryPrice: (label: string, price: Kurus) => `${label}: ${formatMoney(price)} fiyatını dene`,
  inDays: (days: number | null, unsold: number | null) => {
    if (days === null) return 'bilinmiyor';
    if (unsold !== null && unsold > 0) return 'miada kadar bitmez';
    return days >= longestDays ? 'iki yıldan uzun' : `yaklaşık ${formatCount(days)} gün`;
  },
  newPrice: 'Yeni fiyat',
  place: 'Sıra',
  placeOf: (place: number, of: number) => `${formatCount(place)}/${formatCount(of)}`,
  net: 'Elinize geçen, komisyon ve kargo payından sonra',
  margin: 'PSF marjı',
  floor: 'Zarar etmeden en düşük fiyat',
  floorUnknown: 'Alış fiyatınızı ilana yazarsanız zarar sınırı da gösterilir.',
  belowFloor: (floor: Kurus) =>
    `Bu fiyat, zarar etmeden satabileceğiniz ${formatMoney(floor)} tutarının altında.`,
  why: (place: number) =>
    place === 1 ? 'Neden ilk sıradasınız?' : `Neden ${formatCount(place)}. sıradasınız?`,
  alone: 'Karşılaştırılacak rakip teklif yok.',
  side: { for: 'lehinize', against: 'aleyhinize', even: 'fark yok' },
  apply: 'Fiyatı uygula',
  unchanged: 'Fiyat değişmedi; yeni bir fiyat yazın ya da önerilerden birini seçin.',
  required: 'Fiyat alanı zorunludur',
} as const;
