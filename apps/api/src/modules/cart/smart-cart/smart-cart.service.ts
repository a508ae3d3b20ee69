import { schemasOf } from '@havan/contract/calls';
import type { ResultOf } from '@havan/contract/call';
import {
  type SmartCart,
  smartCartBuilder,
  smartCart,
  smartCartTimeLimit,
  type takeSmartCart,
} from '@havan/contract/cart/smart-cart';
import { checkPlan } from '@havan/smart-cart/check-plan';
import type { Instance, Plan } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';
import * as v from 'valibot';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { pricedCart } from '../cart/cart.service.ts';
import { addLines } from '../cart/add-lines.service.ts';
import { changesOf } from './changes-of.ts';
import { currentWants } from './current-wants.ts';
import type { SmartCartRequest } from './instance-of.ts';
import { patience } from './live-searches.ts';
import { readMarket } from './offers-of-instance.ts';
import { type Alternatives, searchAlternatives } from './search-alternatives.ts';
import { type Moment, presentSmartCart } from './smart-cart.presenter.ts';
import { askToStop, elsewhereOf, findSearch, keepWatched, storeSearch } from './smart-cart.sql.ts';
import type { RunningSearch } from '../../../core/ports/cart-searches-port.ts';

type Owner = Pick<Actor, 'companyId' | 'userId'>;

/** Milliseconds between two answers that differ only in their bound. */
const quietly = 250;
/**
 * Milliseconds between two better results, plus some for each line, because long answers take longer to store and
 * render.
 */
const pace = { least: 50, line: 2 };

/** Milliseconds for the best partial supply of an infeasible list. */
const nearestLimit = 1_000;

const planShape = v.array(v.object({ listingId: v.string(), qty: v.number() }));
const alternativesShape = v.array(
  v.object({ alternativeId: v.number(), total: v.number(), plan: planShape }),
);

/**
 * Starts a search and returns its first result. It continues in the background; every better answer is stored and sent
 * to watchers.
 *
 * @throws AppError `tooManyRequests` when too many searches wait
 */
export async function searchCart(
  ctx: Context,
  owner: Owner,
  request: SmartCartRequest,
  start: Plan | null = null,
): Promise<SmartCart> {
  const { pool, live } = ctx.ports.cartSearches;
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
    // Sequential, so that an answer is stored before it is sent, in the order of discovery.
    const reported = last
      .then(() => storeSearch(ctx.db, { ...row, state: cart.state }))
      .catch((error: unknown) => ctx.log.error({ err: error }, 'a smart cart was not stored'))
      .then(() => {
        live.notify(cart);
        return cart;
      });
    last = reported.then(() => undefined);
    return reported;
  };
  const rest = pace.least + pace.line * request.wants.length;
  let isAnswered = false;
  let shown = { total: null as number | null, at: 0 };
  const onProgress = (progress: Progress): void => {
    const total = progress.report?.total ?? null;
    const at = performance.now();
    // The search cannot be watched before its id is returned.
    if (!isAnswered || at - shown.at < (total === shown.total ? Math.max(quietly, rest) : rest)) return;
    shown = { total, at };
    void record(progress);
  };
  const running = await pool.search({
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
      const notify = ({ best, alternatives, complete }: Alternatives, over: boolean) =>
        record(best, { found: true, alternatives, complete, over });
      void searchAlternatives(
        market.instance,
        progress,
        market.today,
        running,
        (now) => void notify(now, false),
      )
        .catch((error: unknown) => {
          ctx.log.error({ err: error }, 'the alternatives of a smart cart failed');
          return { best: progress, alternatives: [], complete: false };
        })
        .then((all) => notify(all, true));
      return found;
    });
  const first = await running.first.catch(() => null);
  isAnswered = true;
  return first?.status === 'feasible' ? record(first) : end;
}

/** For an infeasible list: finds the best partial supply, so that only the blocking products are reported. */
async function nearestPlan(instance: Instance, running: RunningSearch): Promise<Plan | null> {
  if (running.isStopped()) return null;
  const mayComeShort = { ...instance.constraints, shortage: 'allow' } as const;
  return running
    .again({ ...instance, constraints: mayComeShort }, [], nearestLimit)
    .then(({ plan }) => plan)
    .catch(() => null);
}

/** Ends a search and keeps its results. */
export async function stopSearch(ctx: Context, owner: Owner, smartCartId: string): Promise<SmartCart> {
  const cart = await readSearch(ctx, owner, smartCartId);
  await endSearch(ctx, smartCartId);
  return cart;
}

/** Ends a search in any process. */
async function endSearch({ ports, db }: Context, smartCartId: string): Promise<void> {
  if (!ports.cartSearches.live.stop(smartCartId)) await askToStop(db, smartCartId);
}

/** Adds the result to the cart if it is unchanged; otherwise searches again from it. */
export async function takeCart(
  ctx: Context,
  owner: Owner,
  smartCartId: string,
  alternativeId: number,
): Promise<ResultOf<typeof takeSmartCart>> {
  const stored = await requireSearch(ctx, owner, smartCartId);
  const { plan, shown, groups: shownGroups } = chosenOf(stored, alternativeId);
  await endSearch(ctx, smartCartId);
  const request = await withoutUnsold(ctx, v.parse(schemasOf(smartCartBuilder).request, stored.request));
  const market = await readMarket(ctx, owner, request);
  const now = checkPlan(market.instance, plan);
  const changes = changesOf(shownGroups, market);
  if (changes.length > 0 || now.violations.length > 0 || now.total !== shown)
    return { outcome: 'changed', smartCart: await searchCart(ctx, owner, request, plan), changes };
  const offers = plan.flatMap(({ listingId, qty }) => {
    const row = market.offers.get(listingId);
    return row ? [{ row, quantity: qty }] : [];
  });
  const removalId = await addLines(ctx, owner, offers);
  const groups = await pricedCart(ctx, owner);
  const basketItem = groups.reduce((count, group) => count + group.lines.length, 0);
  return { outcome: 'taken', removalId, basketItem };
}

/** Returns the list without products that became forbidden, and with merged ones followed. */
async function withoutUnsold({ db }: Context, request: SmartCartRequest): Promise<SmartCartRequest> {
  const wants = (await currentWants(db, request.wants)).map(({ want }) => want);
  return wants.length === 0 ? request : { ...request, wants };
}

/** Returns the chosen result with its shown total and lines. @throws AppError `recordNotFound` when there is none */
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

/** Returns the last stored state of a search. After the death of its process this is the best result found. */
export async function readSearch(ctx: Context, owner: Owner, smartCartId: string): Promise<SmartCart> {
  const stored = await requireSearch(ctx, owner, smartCartId);
  const cart = v.parse(smartCart, stored.answer);
  const silentFor = ctx.clock.now().getTime() - stored.updated_at.getTime();
  const isAlive = !cart.over && silentFor < smartCartTimeLimit * 12;
  // Keeps a search in another process alive.
  if (isAlive && !ctx.ports.cartSearches.live.touch(smartCartId))
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
