import * as fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../../core/config/config.ts';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { manualClock } from '../../../testing/ports/manual-clock.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { change, idsOf, makeMarket } from '../../../testing/search-engine/drawn-market.ts';
import { type DrawnFrom, pageQuestion, typed } from '../../../testing/search-engine/drawn-questions.ts';
import { type EngineStandIn, startEngine } from '../../../testing/search-engine/engine-stand-in.ts';
import type {
  CatalogueIndexPort,
  Page,
  PageQuestion,
  UnknownPlace,
} from '../index-port/catalogue-index-port.ts';
import { localIndex } from '../index-port/local-index.ts';
import { remoteIndex } from '../index-port/remote-index.ts';
import { SearchIndex } from '../index/search-index.ts';
import { readKeyword } from '../search/keyword.ts';
import { type EngineService, openEngine } from './engine-service.ts';

const database = testDatabase();
const clock = manualClock();
const db = () => database.db;
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
let engine: EngineStandIn;
let opened: EngineService;
let [local, remote]: CatalogueIndexPort[] = [];
let ids: DrawnFrom;
/** Compared lists with products. */
let filled = 0;

const configOf = (url: string) => {
  const { searchEngine } = readConfig({
    DATABASE_URL: 'postgres://havan@db.example/havan',
    CATALOGUE_URL: url,
  });
  if (!searchEngine) throw new Error('not the address of an engine');
  return searchEngine;
};
/** Longer than in the product: a test may run beside many others. */
const patienceMs = 30_000;
const open = (writes: boolean): EngineService =>
  openEngine({ config: configOf(engine.url()), writes, db: db(), replica: null, clock, log, patienceMs });

beforeAll(async () => {
  engine = await startEngine('havan:gizli');
  ids = await makeMarket(db(), 'engine', clock.now());
  opened = open(true);
  await vi.waitUntil(() => engine.aliases.size === 1, { timeout: 20_000 });
  local = localIndex(new SearchIndex(db()));
  remote = remoteIndex(opened.service);
});
afterAll(async () => {
  await opened.stop();
  await engine.close();
});

/** What arrives over the wire, which has no negative zero. */
const wire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Asks both; what depends on the moment of the question is left out. */
async function both<Answer>(
  ask: (index: CatalogueIndexPort) => Promise<Answer>,
): Promise<readonly [Answer, Answer]> {
  if (!local || !remote) throw new Error('there from beforeAll on');
  return [wire(await ask(local)), wire(await ask(remote))];
}

/** Reads the first pages of a list, each with the moment at which its index began it. */
async function pagesOf(
  index: CatalogueIndexPort,
  question: PageQuestion,
): Promise<(Omit<Page, 'asOf'> | UnknownPlace)[]> {
  const pages: (Omit<Page, 'asOf'> | UnknownPlace)[] = [];
  let after: PageQuestion['after'] = null;
  for (let n = 0; n < 3; n++) {
    const page: Page | UnknownPlace = await index.page(clock.now(), { ...question, after });
    if (!('asOf' in page)) return [page];
    const { asOf, ...rest } = page;
    pages.push(rest);
    if (page.end === null) break;
    after = { ...page.end, asOf };
  }
  return pages;
}

async function compareAll(question: () => PageQuestion, word: string): Promise<void> {
  const asked = question();
  const [own, others] = await both((index) => pagesOf(index, asked));
  expect(others).toEqual(own);
  const [first] = own;
  if (first && 'total' in first && first.total > 1) filled += 1;
  const now = clock.now();
  const keyword = readKeyword(word);
  const productIds = [...ids.products, 999_999];
  const wishes = productIds.flatMap((productId) =>
    ids.sellers.slice(0, 3).map((companyId) => ({ productId, companyId })),
  );
  for (const ask of [
    (index: CatalogueIndexPort) => index.search(now, keyword),
    (index: CatalogueIndexPort) => index.named(now, [word, 'Krem nemlendirici']),
    (index: CatalogueIndexPort) =>
      index.offers(now, { productIds, filter: asked.filter, prefersLongExpiry: true }),
    (index: CatalogueIndexPort) => index.shown(now, productIds),
    (index: CatalogueIndexPort) => index.pricesFor(now, wishes),
    (index: CatalogueIndexPort) => index.underCampaign(now, { after: ids.products[3] ?? 0, limit: 5 }),
  ]) {
    const [mine, theirs] = await both<unknown>(ask);
    expect(theirs).toEqual(mine);
  }
}

/** Asks for the home page by indexes that keep nothing from before. */
async function compareHome(): Promise<void> {
  const today = istanbulDayOf(clock.now());
  const question = {
    today: formatIsoDay(today),
    closeUntil: formatIsoDay(addMonths(today, 6)),
    visited: ids.products.slice(0, 3),
    habits: { categoryIds: ids.categories.slice(0, 2), bought: ids.products.slice(5, 7) },
    campaign: { id: 1, sellerId: ids.sellers[0] ?? 0 },
    others: ids.products.slice(8, 11),
    prefersLongExpiry: true,
  };
  const fresh = open(false);
  const mine = await localIndex(new SearchIndex(db())).home(clock.now(), question);
  const theirs = await remoteIndex(fresh.service).home(clock.now(), question);
  await fresh.stop();
  expect(wire(theirs)).toEqual(wire(mine));
}

describe('a catalogue whose offers lie in an engine answers as the index in memory', () => {
  test('drawn questions', async () => {
    await fc.assert(
      fc.asyncProperty(pageQuestion(ids, clock.now), typed, (question, word) => compareAll(question, word)),
      { numRuns: 150 },
    );
    await compareHome();
    expect(filled).toBeGreaterThan(15);
  });

  test('drawn questions after drawn changes', async () => {
    filled = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(pageQuestion(ids, clock.now), typed), { minLength: 3, maxLength: 3 }),
        async (changes, questions) => {
          for (const each of changes) await each.make(db(), ids, clock);
          ids = await idsOf(db());
          for (const [question, word] of questions) await compareAll(question, word);
          await compareHome();
        },
      ),
      { numRuns: 40 },
    );
    expect(filled).toBeGreaterThan(10);
  });
});
