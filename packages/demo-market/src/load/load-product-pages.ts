import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { type DemoListing, salePriceOf } from '../listings/listings.ts';
import { priceDaysOf } from '../listings/price-days.ts';
import { demoProducts } from '../listings/products.ts';
import type { DemoCompany } from '../companies/companies.ts';
import { demoQuestions } from '../messages/questions.ts';
import { buyableBySeller } from '../orders/market-goods.ts';
import type { Loader } from './loader.ts';

/** The days before today on which best prices moved; it comes before the offers, which note today themselves. */
export async function loadPriceDays(
  loader: Loader,
  offers: Iterable<DemoListing>,
  products: number,
  now: Date,
): Promise<void> {
  const today = istanbulDayOf(now);
  const best = new Map<number, number>();
  for (const own of buyableBySeller(offers, products, now).values()) {
    for (const offer of own) {
      const { id } = offer.product;
      best.set(id, Math.min(best.get(id) ?? Number.POSITIVE_INFINITY, salePriceOf(offer)));
    }
  }
  function* rows(): Generator<[productId: number, day: string, lowest: number, closing: number | null]> {
    for (const { id, psf } of demoProducts(products)) {
      for (const { age, lowest, closing } of priceDaysOf(id, best.get(id) ?? null, psf)) {
        yield [id, formatIsoDay(addDays(today, -age)), lowest, closing];
      }
    }
  }
  await loader.copy('product_price_day', ['product_id', 'day', 'lowest', 'closing'], rows());
}

/** Loads questions about the traded products with the answers of their sellers. */
export async function loadQuestions(
  loader: Loader,
  goods: ReadonlyMap<number, readonly DemoListing[]>,
  keen: ReadonlySet<number>,
  askers: readonly DemoCompany[],
  products: number,
  now: Date,
): Promise<void> {
  const sellers = new Map<number, Set<number>>();
  for (const [sellerId, offers] of goods) {
    for (const { product } of offers) {
      const own = sellers.get(product.id) ?? new Set();
      sellers.set(product.id, own.add(sellerId));
    }
  }
  const questions = demoQuestions(products, (id) => [...(sellers.get(id) ?? [])], keen, askers, now);
  await loader.copy(
    'product_question',
    ['id', 'product_id', 'user_id', 'company_id', 'body', 'asked_at'],
    questions.map((q) => [q.id, q.productId, q.askerId, q.askerId, q.body, q.askedAt]),
  );
  await loader.copy(
    'product_answer',
    ['question_id', 'company_id', 'user_id', 'body', 'answered_at'],
    questions.flatMap((q) => q.answers.map((a) => [q.id, a.sellerId, a.sellerId, a.body, a.at])),
  );
}
