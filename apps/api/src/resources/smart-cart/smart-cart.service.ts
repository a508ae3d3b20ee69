import { randomUUID } from 'node:crypto';
import type { ResultOf } from '@havan/contract/call';
import {
  type getSmartBasketSuggestions,
  type readSmartBasketLines,
  type SmartCart,
  smartBasketBuilder,
  smartCart,
  smartCartTimeLimit,
  type takeSmartBasket,
} from '@havan/contract/smart-cart';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { checkPlan } from '@havan/smart-cart/check-plan';
import type { Plan } from '@havan/smart-cart/instance';
import { onePick } from '@havan/smart-cart/one-pick';
import type { Progress } from '@havan/smart-cart/progress';
import * as v from 'valibot';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { putLine } from '../basket/basket.sql.ts';
import { pricedBasket } from '../basket/basket.service.ts';
import { productPictureUrl } from '@havan/domain/product-picture';
import { instanceOf, linesOf, type SmartCartRequest } from './instance-of.ts';
import { equalsOf, medicinesAmong, offersOf, productsBy, suggestionRows } from './offers.sql.ts';
import { readLines, type TypedLine } from './read-lines.ts';
import { type FoundAlternative, searchAlternatives } from './search-alternatives.ts';
import { type Market, type Moment, presentSmartCart } from './smart-cart.presenter.ts';
import { findSearch, heldInCart, storeSearch } from './smart-cart.sql.ts';

type Owner = Pick<Actor, 'companyId' | 'userId'>;

/** Milliseconds between two answers that differ in their bound alone. */
const quietly = 250;
/** Milliseconds between two better baskets, and more for each line: a long answer takes longer to write and to draw. */
const pace = { least: 50, line: 2 };

const planShape = v.array(v.object({ listingId: v.string(), qty: v.number() }));
const alternativesShape = v.array(
  v.object({ alternativeId: v.number(), total: v.number(), plan: planShape }),
);

/**
 * Begins a search and answers with its first basket. It goes on in the background; every better answer is stored and
 * told to whoever watches.
 *
 * @throws AppError `tooManyRequests` when too many searches wait
 */
export async function searchBasket(
  ctx: Context,
  owner: Owner,
  request: SmartCartRequest,
  start: Plan | null = null,
): Promise<SmartCart> {
  const { pool, live } = ctx.ports.basketSearches;
  const market = await readMarket(ctx, owner, request);
  let version = 0;
  let last = Promise.resolve();
  const record = (progress: Progress, moment: Partial<Moment> = {}): Promise<SmartCart> => {
    version += 1;
    const { alternatives = [], found = false, over = false } = moment;
    const cart = presentSmartCart(market, { version, progress, found, alternatives, over });
    const { id } = market;
    const { plan } = progress;
    const row = { id, companyId: owner.companyId, request, answer: cart, plan, alternatives, version };
    // One after the other: what is told is stored already, and in the order in which it was found.
    const told = last
      .then(() => storeSearch(ctx.db, { ...row, state: cart.state }))
      .catch((error: unknown) => ctx.log.error({ err: error }, 'a smart cart was not stored'))
      .then(() => {
        live.tell(cart);
        return cart;
      });
    last = told.then(() => undefined);
    return told;
  };
  const rest = pace.least + pace.line * request.wants.length;
  let isAnswered = false;
  let shown = { total: null as number | null, at: 0 };
  const onProgress = (progress: Progress): void => {
    const total = progress.report?.total ?? null;
    const at = performance.now();
    // Nobody can watch before the first answer has told which search it is.
    if (!isAnswered || at - shown.at < (total === shown.total ? Math.max(quietly, rest) : rest)) return;
    shown = { total, at };
    void record(progress);
  };
  const running = pool.search({
    owner: owner.companyId,
    instance: market.instance,
    timeLimit: smartCartTimeLimit,
    start,
    onProgress,
  });
  live.begin(market.id, () => running.stop());
  const end = running.done
    .catch((error: unknown): Progress => {
      ctx.log.error({ err: error }, 'the smart cart search failed');
      return { status: 'unknown', plan: null, report: null, bound: 0, gap: null };
    })
    .then((progress) => {
      const mayVary = progress.plan !== null && progress.plan.length > 0 && !running.isStopped();
      if (!mayVary) return record(progress, { found: true, over: true });
      const found = record(progress, { found: true });
      const onFound = (alternatives: FoundAlternative[]): void =>
        void record(progress, { found: true, alternatives });
      void searchAlternatives(market.instance, progress, market.today, running, onFound)
        .catch((error: unknown) => {
          ctx.log.error({ err: error }, 'the alternatives of a smart cart failed');
          return [];
        })
        .then((alternatives) => record(progress, { found: true, alternatives, over: true }));
      return found;
    });
  const first = await running.first.catch(() => null);
  isAnswered = true;
  return first?.status === 'feasible' ? record(first) : end;
}

/** Ends a search; what it has found stays. */
export async function stopSearch(ctx: Context, owner: Owner, smartCartId: string): Promise<SmartCart> {
  const cart = await readSearch(ctx, owner, smartCartId);
  ctx.ports.basketSearches.live.stop(smartCartId);
  return cart;
}

/** Puts the basket found into the cart, if it still costs what was shown; otherwise searches again from it. */
export async function takeBasket(
  ctx: Context,
  owner: Owner,
  smartCartId: string,
  alternativeId: number,
): Promise<ResultOf<typeof takeSmartBasket>> {
  const stored = await requireSearch(ctx, owner, smartCartId);
  const { plan, shown } = chosenOf(stored, alternativeId);
  ctx.ports.basketSearches.live.stop(smartCartId);
  const request = v.parse(smartBasketBuilder.request, stored.request);
  const market = await readMarket(ctx, owner, request);
  const now = checkPlan(market.instance, plan);
  if (now.violations.length > 0 || now.total !== shown)
    return { outcome: 'changed', smartCart: await searchBasket(ctx, owner, request, plan) };
  const listingIds = plan.map(({ listingId }) => Number(listingId));
  const held = new Map(
    (await heldInCart(ctx.db, owner.companyId, listingIds)).map((row) => [row.listing_id, row.quantity]),
  );
  await withTransaction(ctx.db, async (trx) => {
    for (const { listingId, qty } of plan) {
      const row = market.offers.get(listingId);
      if (!row) continue;
      const line = { companyId: owner.companyId, listingId: row.listing_id };
      await putLine(trx, line, qty, {
        price: row.sale_price,
        expiration: row.expiration,
        at: ctx.clock.now(),
      });
    }
  });
  const groups = await pricedBasket(ctx, owner);
  return {
    outcome: 'taken',
    before: listingIds.map((listingId) => ({ listingId, count: held.get(listingId) ?? 0 })),
    basketItem: groups.reduce((count, group) => count + group.lines.length, 0),
  };
}

/** The basket that was chosen and the total shown with it. @throws AppError `recordNotFound` when there is none */
function chosenOf(
  { plan, answer, alternatives }: { plan: unknown; answer: unknown; alternatives: unknown },
  alternativeId: number,
): { plan: Plan; shown: number | null } {
  const other = v
    .parse(alternativesShape, alternatives ?? [])
    .find((each) => each.alternativeId === alternativeId);
  if (alternativeId > 0 && !other) throw new AppError('recordNotFound');
  const chosen = other?.plan ?? v.parse(planShape, plan ?? []);
  if (chosen.length === 0) throw new AppError('recordNotFound');
  return { plan: chosen, shown: other?.total ?? v.parse(smartCart, answer).total };
}

/** A search of this company as it was stored last. A search whose process died is shown as the best it had found. */
export async function readSearch(ctx: Context, owner: Owner, smartCartId: string): Promise<SmartCart> {
  const stored = await requireSearch(ctx, owner, smartCartId);
  const cart = v.parse(smartCart, stored.answer);
  const silentFor = ctx.clock.now().getTime() - stored.updated_at.getTime();
  if (cart.over || silentFor < smartCartTimeLimit * 12) return cart;
  if (cart.state !== 'searching') return { ...cart, over: true };
  return { ...cart, state: cart.total === null ? 'infeasible' : 'best', over: true };
}

async function requireSearch(ctx: Context, owner: Owner, smartCartId: string) {
  const stored = await findSearch(ctx.db, owner.companyId, smartCartId);
  if (!stored) throw new AppError('recordNotFound');
  return stored;
}

async function readMarket(ctx: Context, owner: Owner, request: SmartCartRequest): Promise<Market> {
  const today = istanbulDayOf(ctx.clock.now());
  const productIds = request.wants.map(({ productId }) => productId);
  const firstAt = new Map<number, number>();
  for (const [index, productId] of productIds.entries())
    if (!firstAt.has(productId)) firstAt.set(productId, index);
  const repeated = productIds.flatMap((productId, index) =>
    firstAt.get(productId) === index ? [] : [index],
  );
  if (repeated.length > 0)
    throw new AppError('invalidRequest', {
      errors: repeated.map((index) => ({
        code: 'repeated',
        message: 'Bu ürün listede iki kez var.',
        path: `wants.${index}.productId`,
      })),
    });
  const products = await productsBy(ctx.db, 'id', productIds);
  const known = new Set(products.map((product) => product.id));
  const unknown = productIds.flatMap((productId, index) => (known.has(productId) ? [] : [index]));
  if (unknown.length > 0)
    throw new AppError('invalidRequest', {
      errors: unknown.map((index) => ({
        code: 'unknownProduct',
        message: 'Bu ürün burada satılmıyor.',
        path: `wants.${index}.productId`,
      })),
    });
  const replaceable = request.wants.flatMap(({ productId, mayReplace }) => (mayReplace ? [productId] : []));
  const lines = linesOf(request, await equalsOf(ctx.db, replaceable));
  const asker = { companyId: owner.companyId, now: ctx.clock.now() };
  const rows = await offersOf(ctx.db, asker, [...lines.keys()], formatIsoDay(today));
  const id = randomUUID();
  const instance = instanceOf(id, rows, request, lines, today);
  return {
    id,
    instance,
    request,
    today,
    lines,
    offers: new Map(rows.map((row) => [String(row.listing_id), row])),
    productNames: new Map(products.map((product) => [String(product.id), product.name])),
    onePick: onePick(instance),
  };
}

/** Reads a pasted list against the catalogue, one answer a line. */
export async function readPastedLines(
  ctx: Context,
  text: string,
): Promise<ResultOf<typeof readSmartBasketLines>> {
  const typed = readLines(text);
  const barcodes = typed.flatMap(({ barcode }) => (barcode === null ? [] : [barcode]));
  const products = new Map((await productsBy(ctx.db, 'barcode', barcodes)).map((row) => [row.barcode, row]));
  const medicines = await medicinesAmong(ctx.db, barcodes);
  const seen = new Set<string>();
  const lines = typed.map((line) => {
    const product = products.get(line.barcode ?? '');
    const repeated = seen.has(line.barcode ?? '');
    if (line.barcode !== null) seen.add(line.barcode);
    return {
      line: line.line,
      text: line.text,
      quantity: line.quantity,
      product: product
        ? {
            productId: product.id,
            productName: product.name,
            brandName: product.brand_name,
            productImageUrl: productPictureUrl(product.id),
            productListingCount: product.offers,
          }
        : null,
      problem: problemOf(line, product?.offers, medicines, repeated),
    };
  });
  return { lines };
}

function problemOf(
  { barcode, quantity }: TypedLine,
  offers: number | undefined,
  medicines: ReadonlySet<string>,
  repeated: boolean,
): ResultOf<typeof readSmartBasketLines>['lines'][number]['problem'] {
  if (barcode === null) return 'unreadable';
  if (medicines.has(barcode)) return 'medicine';
  if (offers === undefined) return 'unknownBarcode';
  if (repeated) return 'repeated';
  if (quantity === null) return 'quantity';
  return offers === 0 ? 'noOffers' : null;
}

export async function suggestions(
  ctx: Context,
  owner: Owner,
): Promise<ResultOf<typeof getSmartBasketSuggestions>> {
  const rows = await suggestionRows(ctx.db, owner.companyId, owner.userId, ctx.clock.now());
  return rows.map((row) => ({
    source: row.source,
    productId: row.product_id,
    productName: row.product_name,
    brandName: row.brand_name,
    productImageUrl: productPictureUrl(row.product_id),
    quantity: row.quantity,
  }));
}
