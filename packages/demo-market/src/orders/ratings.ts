import { randomOf, type Random } from '../seeded-random.ts';
import type { DemoOrder, DemoPayment } from './orders.ts';

export interface DemoRating {
  readonly order: DemoOrder;
  readonly buyerId: number;
  /** 0 to 10, as is that of each product. */
  readonly score: number;
  readonly comment: string | null;
  readonly at: Date;
  readonly products: readonly {
    readonly lineNo: number;
    readonly productId: number;
    readonly score: number;
    readonly comment: string | null;
  }[];
}

/** Scores with their weights: good ones are far more frequent, as among pharmacies that know each other. */
const scores = [
  [10, 52],
  [9, 26],
  [8, 11],
  [7, 5],
  [6, 3],
  [4, 2],
  [2, 1],
] as const;

const sellerWords: Readonly<Record<'good' | 'fair' | 'poor', readonly string[]>> = {
  good: [
    'Aynı gün kargolandı, ürünler çok iyi paketlenmiş. Teşekkürler.',
    'Miatlar ilandaki gibi, eksiksiz geldi.',
    'Hızlı ve sorunsuz, her zaman tercih ediyorum.',
    'Paketleme özenliydi, faturası içinden çıktı.',
    'Sorduğum soruya hemen yanıt verdi, ertesi gün elimdeydi.',
  ],
  fair: [
    'Ürünler iyi, kargo bir gün gecikti.',
    'Koli biraz ezilmişti ama ürünlere bir şey olmamış.',
    'Miat beklediğimden kısaydı, yine de kullanılabilir.',
  ],
  poor: [
    'İki kutu eksik geldi, geç tamamlandı.',
    'Kargoya verilmesi dört günü buldu.',
    'Paketleme yetersizdi, bir şişe sızdırmış.',
  ],
};

const productWords: Readonly<Record<'good' | 'fair' | 'poor', readonly string[]>> = {
  good: [
    'Danışanlar memnun, tekrar alıyorum.',
    'Fiyatına göre çok iyi, rafta durmuyor.',
    'Miadı uzun, ambalajı sağlam.',
  ],
  fair: ['Ürün iyi, ambalajı daha sağlam olabilirdi.', 'Beklediğim kadar hızlı satılmadı.'],
  poor: ['Kutusu hasarlıydı, iade ettim.'],
};

const toneOf = (score: number) => (score >= 9 ? 'good' : score >= 7 ? 'fair' : 'poor');

const wordsFor = (words: typeof sellerWords, score: number, random: Random): string | null =>
  random.chance(score >= 9 ? 0.45 : 0.8) ? random.pick(words[toneOf(score)]) : null;

/** Returns the ratings of a completed order; a third of the buyers leaves none. */
export function ratingsOf({ buyer }: DemoPayment, order: DemoOrder): DemoRating[] {
  const { completedAt } = order.times;
  const random = randomOf(`rating:${order.id}`);
  if (!completedAt || !random.chance(0.66)) return [];
  const score = random.weighted(scores);
  const products = order.lines.flatMap(({ listing }, i) => {
    if (!random.chance(0.7)) return [];
    const own = Math.max(0, Math.min(10, score + random.int(-1, 1)));
    const comment = wordsFor(productWords, own, random);
    return [{ lineNo: i + 1, productId: listing.product.id, score: own, comment }];
  });
  const comment = wordsFor(sellerWords, score, random);
  return [{ order, buyerId: buyer.id, score, comment, at: completedAt, products }];
}
