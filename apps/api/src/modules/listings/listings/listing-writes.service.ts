import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  createListing as createListingCall,
  ListingEdit,
  ListingOutcome,
  passivateListings,
  updateListings as updateListingsCall,
} from '@havan/contract/listings/listings';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { activationProblem, type ListingAction, nextListingState } from '@havan/domain/listing';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { holidayRefusal } from '../holidays/holidays.service.ts';
import {
  listableProducts,
  requireSeller,
  requireSelling,
  type Trader,
  tradingCompanyOf,
} from '../permission/permission.service.ts';
import { raiseRefusals } from '../price-raise/price-raise.service.ts';
import { changesBetween, objectionTo, soldMeanwhile, termsAfter, termsOfNew } from './listing-changes.ts';
import { insertListingEvents, type ListingChanges, type ListingEvent } from './listing-history.sql.ts';
import * as writes from './listing-writes.sql.ts';
import { presentListing } from './listings.presenter.ts';
import { findListingsById, type SellerListingRow } from './listings.sql.ts';

type RowAnswers = ResultOf<typeof passivateListings>;

/** The origin of a change, for the history. */
export type Origin = Pick<ListingEvent, 'source' | 'batchId'>;
const fromScreen: Origin = { source: 'screen', batchId: null };

/**
 * Lists a product. The same product with the same expiry and lot adds to the stock of the existing listing.
 *
 * @throws AppError `forbidden` when the company may sell nothing, `productNotPermitted` when it may not sell this
 * product, `recordNotFound` for an unknown product
 */
export async function createListing(
  ctx: Context,
  actor: Trader,
  request: ParsedRequestOf<typeof createListingCall>,
  origin: Origin = fromScreen,
): Promise<ListingOutcome> {
  const { productId, state = 'active', ticked = [], serials = [], ...typed } = request;
  const company = await requireSeller(ctx, actor);
  const found = (await listableProducts(ctx, company, [productId])).get(productId);
  if (!found) throw new AppError('recordNotFound');
  if (found.refusal) throw new AppError('productNotPermitted', { message: found.refusal.sentence });
  const terms = termsOfNew(typed);
  const now = ctx.clock.now();
  return withTransaction(ctx.db, async (trx) => {
    const { expiration, lot } = terms;
    const sameId = await writes.findSameGoods(trx, { sellerId: actor.companyId, productId, expiration, lot });
    const scanned = found.product.kind === 'medicalDevice' ? serials : [];
    if (sameId !== undefined) {
      const answer = await addToListing({ ...ctx, db: trx }, actor, sameId, request, origin);
      if (answer.outcome === 'saved') await writes.addSerials(trx, sameId, scanned);
      return answer;
    }
    const evaluated = { psf: found.product.psf, reserved: 0, now, ticked, raiseRefusal: undefined };
    const objection = objectionTo(null, terms, 'all', evaluated);
    if (objection) return objection;
    const id = await writes.insertListing(trx, {
      ...terms,
      sellerId: actor.companyId,
      productId,
      state,
      at: now,
    });
    await writes.addSerials(trx, id, scanned);
    const changes = { ...changesBetween(null, terms), state: [null, state] as const };
    await insertListingEvents(trx, [eventOf(actor, id, changes, origin, now)]);
    return saved({ ...ctx, db: trx }, actor, id);
  });
}

/**
 * Adds the units of a box that was scanned again; the price and the terms that were entered apply to all
 * units.
 */
async function addToListing(
  ctx: Context,
  actor: Trader,
  listingId: number,
  request: ParsedRequestOf<typeof createListingCall>,
  origin: Origin,
): Promise<ListingOutcome> {
  const [row] = await lockAndRead(ctx, actor, [listingId]);
  if (!row) throw new AppError('conflict');
  const { productId: _, serials: __, state: ___, ticked = [], stock, ...written } = request;
  const edit = { ...written, stock: row.available + row.reserved + stock };
  return applyEdit(ctx, actor, row, { listingId, version: row.version, changes: edit, ticked }, origin);
}

/** Changes listings row by row: a question or refusal does not affect other rows. */
export async function updateListings(
  ctx: Context,
  actor: Actor,
  { rows }: ParsedRequestOf<typeof updateListingsCall>,
  origin: Origin = fromScreen,
): Promise<ResultOf<typeof updateListingsCall>> {
  return withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const ids = rows.map(({ listingId }) => listingId);
    const [listed, company] = await pipeline(trx, [
      (one) => lockAndRead({ ...ctx, db: one }, actor, ids),
      (one) => tradingCompanyOf({ ...ctx, db: one }, actor),
    ]);
    const found = new Map(listed.map((row) => [row.id, row]));
    // Checked before any rule: listings of other sellers count as unknown.
    if (ids.some((id) => !found.has(id))) throw new AppError('recordNotFound');
    requireSelling(company);
    const answers: { listingId: number; answer: ListingOutcome }[] = [];
    for (const edit of rows) {
      const row = found.get(edit.listingId);
      if (!row) throw new AppError('recordNotFound');
      // A second edit of the same listing starts from the result of the first.
      found.delete(edit.listingId);
      answers.push({ listingId: row.id, answer: await applyEdit(inside, actor, row, edit, origin) });
    }
    return { rows: answers };
  });
}

async function applyEdit(
  ctx: Context,
  actor: Trader,
  row: SellerListingRow,
  { version, seenStock, changes: edit, ticked = [] }: ListingEdit,
  origin: Origin,
): Promise<ListingOutcome> {
  const now = ctx.clock.now();
  const conflict = soldMeanwhile(row, seenStock, edit);
  if (version !== row.version || conflict) {
    return {
      outcome: 'asks',
      warnings: [],
      stockConflict: conflict,
      isOutdated: version !== row.version,
      current: presentListing(row, now),
    };
  }
  const after = termsAfter(row, edit);
  const bound = after.price > row.price ? await raiseRefusals(ctx, actor.companyId, [row.id]) : null;
  const objection = objectionTo(row, after, Object.keys(edit), {
    psf: row.psf,
    reserved: row.reserved,
    now,
    ticked,
    raiseRefusal: bound?.get(row.id),
  });
  if (objection) return objection;
  const changes = changesBetween(row, after);
  if (Object.keys(changes).length === 0) return saved(ctx, actor, row.id);
  const [, , answer] = await pipeline(ctx.db, [
    (one) => writes.writeTerms(one, row.id, after, now),
    (one) => insertListingEvents(one, [eventOf(actor, row.id, changes, origin, now)]),
    (one) => saved({ ...ctx, db: one }, actor, row.id),
  ]);
  return answer;
}

/** Activates or deactivates listings; a refused row gets its message. */
export async function moveListings(
  ctx: Context,
  actor: Actor,
  listingIds: readonly number[],
  action: Extract<ListingAction, 'activate' | 'passivate'>,
  origin: Origin = fromScreen,
): Promise<RowAnswers> {
  // Deactivating is always allowed, also for a company that may not sell.
  const company = action === 'activate' ? await requireSeller(ctx, actor) : null;
  return withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    const rows = await lockAndRead({ ...ctx, db: trx }, actor, listingIds);
    const permitted =
      company &&
      (await listableProducts(
        { ...ctx, db: trx },
        company,
        rows.map((row) => row.product_id),
      ));
    const holiday = action === 'activate' ? await holidayRefusal({ ...ctx, db: trx }, actor.companyId) : null;
    return eachRow(trx, actor, listingIds, rows, origin, (row) => {
      const next = nextListingState(row.state, action, 'seller');
      if (!next) return row.state === 'suspended' ? suspendedSentence(row) : null;
      const stock = row.available + row.reserved;
      const problem = action === 'activate' ? activationProblem({ ...row, stock }, now) : null;
      const refusal = permitted?.get(row.product_id)?.refusal;
      return holiday ?? refusal?.sentence ?? problem ?? { state: next, at: now };
    });
  });
}

/** Deletes listings; one with units in a payment stays until that payment has ended. */
export async function deleteListings(
  ctx: Context,
  actor: Actor,
  listingIds: readonly number[],
  origin: Origin = fromScreen,
): Promise<RowAnswers> {
  return withTransaction(ctx.db, async (trx) => {
    const rows = await lockAndRead({ ...ctx, db: trx }, actor, listingIds);
    return eachRow(trx, actor, listingIds, rows, origin, (row) =>
      row.reserved > 0
        ? `Bu ilanın ${row.reserved} adedi ödemede. Ödeme sonuçlanınca silebilirsiniz.`
        : { state: row.state === 'active' ? 'passive' : row.state, deleted: true, at: ctx.clock.now() },
    );
  });
}

const suspendedSentence = ({ suspended_reason }: SellerListingRow): string =>
  `Bu ilan askıda: ${suspended_reason ?? 'inceleme sürüyor'}.`;

type Move = Parameters<typeof writes.writeState>[2];

/** Returns a result for each id in order; `decide` returns the new state, a refusal message, or null for no change. */
async function eachRow(
  trx: Context['db'],
  actor: Actor,
  ids: readonly number[],
  rows: readonly SellerListingRow[],
  origin: Origin,
  decide: (row: SellerListingRow) => Move | string | null,
): Promise<RowAnswers> {
  const found = new Map(rows.map((row) => [row.id, row]));
  const events: ListingEvent[] = [];
  const answers: RowAnswers['rows'] = [];
  for (const listingId of ids) {
    const row = found.get(listingId);
    const decided = row ? decide(row) : 'Bu ilan bulunamadı.';
    if (row && decided !== null && typeof decided !== 'string') {
      await writes.writeState(trx, listingId, decided);
      const to = decided.deleted ? 'deleted' : decided.state;
      events.push(eventOf(actor, listingId, { state: [row.state, to] }, origin, decided.at));
    }
    const sentence = typeof decided === 'string' ? decided : null;
    answers.push({ listingId, done: sentence === null, sentence });
  }
  await insertListingEvents(trx, events);
  return { rows: answers };
}

/**
 * Locks first and reads in a separate statement: a statement that waits for its lock sees the state from before the
 * wait.
 */
async function lockAndRead(
  ctx: Context,
  { companyId }: Trader,
  ids: readonly number[],
): Promise<SellerListingRow[]> {
  const [, rows] = await pipeline(ctx.db, [
    (one) => writes.lockListings(one, companyId, ids),
    (one) => findListingsById(one, companyId, ids, istanbulIsoDay(ctx.clock.now())),
  ]);
  return rows;
}

async function saved(ctx: Context, { companyId }: Trader, id: number): Promise<ListingOutcome> {
  const now = ctx.clock.now();
  const [row] = await findListingsById(ctx.db, companyId, [id], istanbulIsoDay(now));
  if (!row) throw new AppError('recordNotFound');
  return { outcome: 'saved', listing: presentListing(row, now) };
}

const eventOf = (
  actor: Trader,
  listingId: number,
  changes: ListingChanges,
  origin: Origin,
  at: Date,
): ListingEvent => ({
  listingId,
  sellerId: actor.companyId,
  userId: actor.userId,
  at,
  changes,
  ...origin,
});
