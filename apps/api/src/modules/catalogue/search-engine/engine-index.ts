import { LRUCache } from 'lru-cache';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../core/app-error.ts';
import type { Db } from '../../../core/db/database.ts';
import { homeChoice } from '../home/home-choice.ts';
import type { CatalogueIndexPort } from '../index-port/catalogue-index-port.ts';
import { productOffers } from '../index-port/product-offers.ts';
import { pricesFor, shownOffers, underCampaign } from '../index-port/shown-offers.ts';
import { smallMarket } from '../index/catalogue-index.ts';
import type { MarketView } from '../index/market-view.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { listPage } from '../lists/list-page.ts';
import { nameHits } from '../search/name-hits.ts';
import { searchAnswer } from '../search/search-answer.ts';
import { EngineAnswers } from './engine-answers.ts';
import type { EngineClient } from './engine-client.ts';
import { layoutOf } from './engine-layout.ts';
import { engineMarket } from './engine-market.ts';
import { enginePosition } from './engine-state.sql.ts';

/** Largest number of rounds of one question; it takes a few: counts of its hits, the list, the offers of the page. */
const mostRounds = 10;
const minuteMs = 60_000;

interface EngineSources {
  readonly db: Db;
  readonly client: EngineClient;
  /** The products, names and campaigns, without offers. */
  readonly register: SearchIndex;
  /** How long a question waits until the engine contains what was committed before it, in milliseconds. */
  readonly patienceMs?: number;
}

/**
 * Returns the port to an index whose offers are in a search engine and whose products and words are in this process.
 */
export function engineIndex({ db, client, register, patienceMs = 3_000 }: EngineSources): CatalogueIndexPort {
  const layout = layoutOf(client);
  const recent = new LRUCache<string, object>({ max: 5_000, ttl: minuteMs });

  /**
   * Waits until the engine contains what was committed before this question.
   *
   * @throws AppError `serviceUnavailable` after `patienceMs`, and while the engine is not filled
   */
  const caughtUp = async (whole: boolean): Promise<void> => {
    const end = performance.now() + patienceMs;
    for (let asked: string | null = null, pause = 10; ; pause = Math.min(100, 2 * pause)) {
      const position = await enginePosition(db, { asked, layout, whole });
      if (position.is_filled && !position.is_behind) return;
      if (!position.is_filled || performance.now() > end)
        throw new AppError('serviceUnavailable', {
          retryAfterSeconds: 1,
          cause: new Error(
            position.is_filled
              ? 'the search engine lacks a change of the database'
              : 'the search engine has not been filled yet',
          ),
        });
      asked = position.asked;
      await wait(pause);
    }
  };

  /** Runs an answer, fetches the values that it lacked, and runs it again until it lacks none. */
  const ask = async <Answer>(
    now: Date,
    answer: (market: MarketView, answers: EngineAnswers) => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    const market = await register.market(now);
    await caughtUp(market.size <= smallMarket);
    const answers = new EngineAnswers(client, market, now);
    for (let round = 0; round < mostRounds; round++) {
      const before = answers.misses;
      const given = await answer(engineMarket(market, answers), answers);
      if (answers.misses === before) return given;
      await answers.fetch();
    }
    throw new Error(`no answer after ${mostRounds} rounds`);
  };

  /** Keeps a choice for a minute, if it lacked no value. */
  const choices = (answers: EngineAnswers): Parameters<typeof homeChoice>[3] => ({
    get: async (key, work) => {
      const known = recent.get(key);
      // A key always holds what its own work returned.
      if (known !== undefined) return known as Awaited<ReturnType<typeof work>>;
      const before = answers.misses;
      const value = await work();
      if (answers.misses === before) recent.set(key, value as object);
      return value;
    },
  });

  return {
    state: async (now) => {
      const ageSeconds = register.age();
      const { size: products } = await register.market(now);
      await caughtUp(products <= smallMarket);
      return { products, ageSeconds, isReloading: register.isOutdated };
    },
    search: (now, keyword) => ask(now, (market) => searchAnswer(market, now, keyword)),
    named: (now, names) => ask(now, (market) => nameHits(market, now, names)),
    page: (now, question) => ask(now, (market) => listPage(market, question, new WeakMap())),
    offers: (now, question) => ask(now, (market) => productOffers(market, question)),
    shown: (now, productIds) => ask(now, (market) => shownOffers(market, now, productIds)),
    pricesFor: (now, wishes) => ask(now, (market) => pricesFor(market, now, wishes)),
    underCampaign: (now, part) => ask(now, (market) => underCampaign(market, part)),
    home: (now, question) =>
      ask(now, (market, answers) => homeChoice(market, now, question, choices(answers))),
  };
}
