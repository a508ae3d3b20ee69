import type { ResultOf } from '@havan/contract/call';
import {
  type SmartCart,
  smartBasketBuilder,
  smartCart,
  smartCartTimeLimit,
  type takeSmartBasket,
} from '@havan/contract/smart-cart';
import { checkPlan } from '@havan/smart-cart/check-plan';
import type { Instance, Plan } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';
import * as v from 'valibot';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { pricedBasket } from '../basket/basket.service.ts';
import { putIn } from '../basket/put-in.service.ts';
import { changesOf } from './changes-of.ts';
import type { SmartCartRequest } from './instance-of.ts';
import { patience } from './live-searches.ts';
import { readMarket } from './market.ts';
import { productsBy } from './offers.sql.ts';
import { type Alternatives, searchAlternatives } from './search-alternatives.ts';
import { type Moment, presentSmartCart } from './smart-cart.presenter.ts';
import { askToStop, elsewhereOf, findSearch, keepWatched, storeSearch } from './smart-cart.sql.ts';
import type { RunningSearch } from './solver/solver-pool.ts';

type Owner = Pick<Actor, 'companyId' | 'userId'>;

/** Milliseconds between two answers that differ in their bound alone. */
const quietly = 250;
/** Milliseconds between two better baskets, and more for each line: a long answer takes longer to write and to draw. */
const pace = { least: 50, line: 2 };

/** Milliseconds for what could be had of a list that cannot be had whole. */
const nearestLimit = 1_000;

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
    const { alternatives = [], complete = false, found = false, over = false, nearest = null } = moment;
    const now = { version, progress, found, alternatives, complete, over, nearest };
    const cart = presentSmartCart(market, now);
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
  live.begin(
    market.id,
    () => running.stop(),
    () => elsewhereOf(ctx.db, market.id),
  );
  const end = running.done
    .catch((error: unknown): Progress => {
      ctx.log.error({ err: error }, 'the smart cart search failed');
      return { status: 'unknown', plan: null, report: null, bound: 0, gap: null };
    })
    .then(async (progress) => {
      const mayVary = progress.plan !== null && progress.plan.length > 0 && !running.isStopped();
      const nearest = progress.plan === null ? await nearestPlan(market.instance, running) : null;
      if (!mayVary) return record(progress, { found: true, over: true, nearest });
      const found = record(progress, { found: true });
      const tell = ({ best, alternatives, complete }: Alternatives, over: boolean) =>
        record(best, { found: true, alternatives, complete, over });
      void searchAlternatives(
        market.instance,
        progress,
        market.today,
        running,
        (now) => void tell(now, false),
      )
        .catch((error: unknown) => {
          ctx.log.error({ err: error }, 'the alternatives of a smart cart failed');
          return { best: progress, alternatives: [], complete: false };
        })
        .then((all) => tell(all, true));
      return found;
    });
  const first = await running.first.catch(() => null);
  isAnswered = true;
  return first?.status === 'feasible' ? record(first) : end;
}

/** Where the list cannot be had whole: what could be had of it, so that the products in its way are named alone. */
async function nearestPlan(instance: Instance, running: RunningSearch): Promise<Plan | null> {
  if (running.isStopped()) return null;
  const mayComeShort = { ...instance.constraints, shortage: 'allow' } as const;
  return running
    .again({ ...instance, constraints: mayComeShort }, [], nearestLimit)
    .then(({ plan }) => plan)
    .catch(() => null);
}

/** Ends a search; what it has found stays. */
export async function stopSearch(ctx: Context, owner: Owner, smartCartId: string): Promise<SmartCart> {
  const cart = await readSearch(ctx, owner, smartCartId);
  await endSearch(ctx, smartCartId);
  return cart;
}

/** Ends a search wherever it runs. */
async function endSearch({ ports, db }: Context, smartCartId: string): Promise<void> {
  if (!ports.basketSearches.live.stop(smartCartId)) await askToStop(db, smartCartId);
}

/** Puts the basket found into the cart, if it is still what was shown; otherwise searches again from it. */
export async function takeBasket(
  ctx: Context,
  owner: Owner,
  smartCartId: string,
  alternativeId: number,
): Promise<ResultOf<typeof takeSmartBasket>> {
  const stored = await requireSearch(ctx, owner, smartCartId);
  const { plan, shown, groups: shownGroups } = chosenOf(stored, alternativeId);
  await endSearch(ctx, smartCartId);
  const request = await withoutUnsold(ctx, v.parse(smartBasketBuilder.request, stored.request));
  const market = await readMarket(ctx, owner, request);
  const now = checkPlan(market.instance, plan);
  const changes = changesOf(shownGroups, market);
  if (changes.length > 0 || now.violations.length > 0 || now.total !== shown)
    return { outcome: 'changed', smartCart: await searchBasket(ctx, owner, request, plan), changes };
  const offers = plan.flatMap(({ listingId, qty }) => {
    const row = market.offers.get(listingId);
    return row ? [{ row, quantity: qty }] : [];
  });
  const removalId = await putIn(ctx, owner, offers);
  const groups = await pricedBasket(ctx, owner);
  const basketItem = groups.reduce((count, group) => count + group.lines.length, 0);
  return { outcome: 'taken', removalId, basketItem };
}

/** The list without products that may not be sold here any more: the rest of it is not lost with them. */
async function withoutUnsold({ db }: Context, request: SmartCartRequest): Promise<SmartCartRequest> {
  const ids = request.wants.map(({ productId }) => productId);
  const sold = new Set((await productsBy(db, 'id', ids)).map(({ id }) => id));
  const wants = request.wants.filter(({ productId }) => sold.has(productId));
  return wants.length === 0 ? request : { ...request, wants };
}

/** The basket that was chosen, and its total and lines as they were shown. @throws AppError `recordNotFound` when there is none */
function chosenOf(
  { plan, answer, alternatives }: { plan: unknown; answer: unknown; alternatives: unknown },
  alternativeId: number,
): { plan: Plan; shown: number | null; groups: SmartCart['groups'] } {
  const other = v
    .parse(alternativesShape, alternatives ?? [])
    .find((each) => each.alternativeId === alternativeId);
  if (alternativeId > 0 && !other) throw new AppError('recordNotFound');
  const chosen = other?.plan ?? v.parse(planShape, plan ?? []);
  if (chosen.length === 0) throw new AppError('recordNotFound');
  const cart = v.parse(smartCart, answer);
  const { total, groups } = cart.alternatives.find((each) => each.alternativeId === alternativeId) ?? cart;
  return { plan: chosen, shown: total, groups };
}

/** A search of this company as it was stored last. A search whose process died is shown as the best it had found. */
export async function readSearch(ctx: Context, owner: Owner, smartCartId: string): Promise<SmartCart> {
  const stored = await requireSearch(ctx, owner, smartCartId);
  const cart = v.parse(smartCart, stored.answer);
  const silentFor = ctx.clock.now().getTime() - stored.updated_at.getTime();
  const isAlive = !cart.over && silentFor < smartCartTimeLimit * 12;
  // A search that runs in another process is told there that somebody still looks.
  if (isAlive && !ctx.ports.basketSearches.live.look(smartCartId))
    await keepWatched(ctx.db, smartCartId, patience.unseen);
  if (cart.over || isAlive) return cart;
  if (cart.state !== 'searching') return { ...cart, over: true };
  return { ...cart, state: cart.total === null ? 'infeasible' : 'best', over: true };
}

async function requireSearch(ctx: Context, owner: Owner, smartCartId: string) {
  const stored = await findSearch(ctx.db, owner.companyId, smartCartId);
  if (!stored) throw new AppError('recordNotFound');
  return stored;
}
