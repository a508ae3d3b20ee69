import { formatCount } from '@havan/domain/count';
import type { ExpiryBand } from '@havan/domain/expiry';
import { formatMoney, type Kurus } from '@havan/domain/money';

/** Texts of the market beside the grid. */
export const marketTexts = {
  title: 'Piyasa',
  loading: 'Piyasa fiyatları alınıyor',
  ruler: 'Fiyat cetveli',
  rulerSummary: (offers: number, same: number | null) =>
    offers === 0
      ? 'Bu ürünü şu an başka satan yok.'
      : same === null || same === offers
        ? `${formatCount(offers)} rakip teklif`
        : `${formatCount(offers)} rakip teklif, ${formatCount(same)} tanesi aynı miat sınıfında`,
  you: 'Siz',
  rival: (expiry: string, score: string) => `Rakip, miat ${expiry}, puan ${score}`,
  noScore: '–',
  lowest: 'son 30 günün en düşüğü',
  psf: 'PSF',
  noun: 'teklif',
  gain: 'PSF marjı',
  sameClass: (band: ExpiryBand) =>
    band === 'none'
      ? 'Miatsız teklifler'
      : band === 'close'
        ? 'Miadı 8 aydan yakın teklifler'
        : 'Miadı 8 ay ve üzeri teklifler',
  noneOfClass: 'Bu miat sınıfında başka teklif yok.',
  expiryFirst: 'Miadı yazınca aynı miat sınıfındaki teklifler ve fiyat önerisi görünür.',
  ownPlace: (place: number) => `${place}. Siz`,
  rivalPlace: (place: number, expiry: string, score: string) => `${place}. ${expiry}, puan ${score}`,
  price: 'Fiyat',
  sales: 'Son satışlar',
  noSales: 'Son 30 günde satış yok.',
  sale: (day: string, units: number, expiry: string) => `${day}, ${formatCount(units)} adet, ${expiry}`,
  suggestion: (price: Kurus) => `Öneri ${formatMoney(price)}`,
  take: 'Öneriyi al',
  net: 'Elinize geçen, bir adet',
  commission: (basisPoints: number) => `Komisyon %${(basisPoints / 100).toLocaleString('tr-TR')}, KDV dahil`,
  freight: 'Kargo payı',
  left: 'Kalan',
} as const;
