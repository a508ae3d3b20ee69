import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { ListAnswer, ListQuestion } from '../index/list/list-products.ts';
import type { MarketView } from '../index/market-view.ts';
import { askOffers, type AskedOffers, type OfferQuestion } from '../index/offer-question.ts';
import { sortOptions } from '@havan/domain/sort';
import type { Hit } from '../index/words/best-hits.ts';
import type { EngineAnswers } from './engine-answers.ts';
import { lastRank } from './writer/offer-document.ts';

const nothingListed: ListAnswer = { rows: [], asOf: 0, total: 0, facets: null };

/**
 * Returns a market with the products, names and campaigns of this process and the offers that the engine has answered.
 * A value that is not known yet counts as no offer, and as a miss of `answers`.
 */
export function engineMarket(register: CatalogueIndex, answers: EngineAnswers): MarketView {
  const questions = new WeakMap<AskedOffers, OfferQuestion>();
  const figure = (
    name: 'count' | 'lowest' | 'best',
    position: number,
    asked: AskedOffers,
    exceptSeller: number | null = null,
  ): number | null => {
    const productId = register.parts.products.ids[position];
    const question = questions.get(asked);
    if (productId === undefined || !question) return null;
    return answers.figure(question, exceptSeller, name, productId) ?? null;
  };
  const ask = (question: OfferQuestion): AskedOffers => {
    const asked = askOffers(question, new Uint16Array());
    questions.set(asked, question);
    return asked;
  };
  const offers: MarketView['parts']['offers'] = {
    ask,
    best: (position, asked) => figure('best', position, asked),
    count: (position, asked) => figure('count', position, asked) ?? 0,
    lowest: (position, asked) => figure('lowest', position, asked) ?? 0,
    lowestOfOthers: (position, asked, sellerId) => figure('lowest', position, asked, sellerId),
    isCovered: (position) => register.parts.offers.isCovered(position),
  };
  const start = answers.misses;
  const list = (question: ListQuestion): ListAnswer => {
    // The order of these hits is not known yet, so the answer of the list could not be used.
    if (question.among && answers.misses > start) return nothingListed;
    return answers.list(question) ?? nothingListed;
  };
  return {
    parts: { ...register.parts, offers },
    size: register.size,
    positionOf: (productId) => register.positionOf(productId),
    brandOf: (position) => register.brandOf(position),
    categoryNameOf: (position) => register.categoryNameOf(position),
    bestSelling: (limit) => register.bestSelling(limit),
    soldLastWeek: (productId) => register.soldLastWeek(productId),
    list,
    deepest: (question, limit) =>
      list({
        offers: question,
        mustBeOffered: true,
        sort: sortOptions.mostAffordable,
        after: null,
        limit,
        withFacets: false,
      })
        .rows.filter(({ rank }) => rank < lastRank - 1)
        .map(({ id }) => id),
    searchProducts: (words, limit, question, options): Hit[] =>
      register.wordHits(words, limit, options?.isSure ?? false, countedAt(offers, ask(question))),
    offerCounts: (question) => ({
      byBrand: { get: (id) => answers.count('byBrand', question, id) },
      bySeller: { get: (id) => answers.count('bySeller', question, id) },
    }),
  };
}

const countedAt =
  (offers: MarketView['parts']['offers'], asked: AskedOffers) =>
  (position: number): number =>
    offers.count(position, asked);
