import { MinuteCache } from '../catalogue-cache/minute-cache.ts';
import { homeChoice } from '../home/home-choice.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { listPage, type PresentedFacets } from '../lists/list-page.ts';
import { nameHits } from '../search/name-hits.ts';
import { searchAnswer } from '../search/search-answer.ts';
import type { CatalogueIndexPort } from './catalogue-index-port.ts';
import { productOffers } from './product-offers.ts';
import { pricesFor, shownOffers, underCampaign } from './shown-offers.ts';

/** Returns the port to the index in the memory of this process. */
export function localIndex(index: SearchIndex): CatalogueIndexPort {
  const recent = new MinuteCache();
  const presented: PresentedFacets = new WeakMap();
  /** Answers from the index after it has read the changes up to now. */
  const ask = async <Answer>(
    now: Date,
    answer: (market: CatalogueIndex) => Answer | Promise<Answer>,
  ): Promise<Answer> => answer(await index.market(now));
  return {
    state: async (now) => {
      // Read before `market`, which brings the index up to date.
      const ageSeconds = index.age();
      const { size: products } = await index.market(now);
      return { products, ageSeconds, isReloading: index.isOutdated };
    },
    search: (now, keyword) => ask(now, (market) => searchAnswer(market, now, keyword)),
    named: (now, names) => ask(now, (market) => nameHits(market, now, names)),
    page: (now, question) => ask(now, (market) => listPage(market, question, presented)),
    offers: (now, question) => ask(now, (market) => productOffers(market, question)),
    shown: (now, productIds) => ask(now, (market) => shownOffers(market, now, productIds)),
    pricesFor: (now, wishes) => ask(now, (market) => pricesFor(market, now, wishes)),
    underCampaign: (now, part) => ask(now, (market) => underCampaign(market, part)),
    home: (now, question) => ask(now, (market) => homeChoice(market, now, question, recent)),
  };
}
