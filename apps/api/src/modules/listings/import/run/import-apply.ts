import type { ListingState } from '@havan/domain/listing';
import { listingProblems } from '@havan/domain/listing-terms';
import type { Context } from '../../../../core/context.ts';
import { lockForTransaction, withTransaction } from '../../../../core/db/transaction.ts';
import { changesBetween } from '../../listings/listing-changes.ts';
import { insertListingEvents, type ListingChanges } from '../../listings/listing-history.sql.ts';
import { lockListings, type StoredTerms } from '../../listings/listing-writes.sql.ts';
import { listableProducts, requireSeller } from '../../permission/permission.service.ts';
import { raiseRefusals } from '../../price-raise/price-raise.service.ts';
import * as listings from '../import-listings.sql.ts';
import type { OwnListingRow } from '../import-listings.sql.ts';
import { chunkSize, lastPosition, leaseEnd } from './import-lease.ts';
import {
  findRowsToApply,
  type ImportWorkRow,
  type Stretch,
  type WrittenOutcome,
  writeOutcomes,
} from '../import-rows.sql.ts';
import { addStretch, changeImport, type ImportTableRow, lockImport } from '../imports.sql.ts';

const sentences = {
  changed: 'İlan, kontrolden sonra değişti; üzerine yazılmadı. Dosyayı yeniden kontrol ediniz.',
  gone: 'İlan, kontrolden sonra silindi.',
  appeared: 'Bu ürün ve miat için kontrolden sonra ilan açıldı. Dosyayı yeniden kontrol ediniz.',
} as const;

/** The effect of a row. */
type Step =
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'insert'; readonly terms: StoredTerms & { readonly productId: number } }
  | { readonly kind: 'update'; readonly before: OwnListingRow; readonly terms: StoredTerms }
  | { readonly kind: 'passivate'; readonly before: OwnListingRow };

/**
 * Stretches of a file that are applied at the same time: one is read and decided here while PostgreSQL writes another.
 */
const lanes = 2;

/** The import was cancelled, or another process has taken it over. */
class NotApplying extends Error {}

/**
 * Applies the rest of an import, a stretch of rows in each transaction, with their history. Listings that changed since
 * the check are not overwritten: their row gets a message. After a crash it continues after the last position up to
 * which everything is done; rows with an outcome are not applied again.
 *
 * @throws AppError when the company may no longer sell; stretches that are written already stay
 */
export async function applyRows(ctx: Context, file: ImportTableRow): Promise<void> {
  const last = lastPosition(file);
  const open = new Set<number>();
  let next = file.position;
  /** Returns the position up to which everything is done, once the stretch after `after` is. */
  const doneWith = (after: number) => Math.min(next, ...[...open].filter((other) => other !== after));
  let isEnded = false;
  const lane = async () => {
    while (!isEnded && next < last) {
      const stretch = { after: next, to: Math.min(next + chunkSize, last) };
      next = stretch.to;
      open.add(stretch.after);
      try {
        // Each lane writes its stretches one after another.
        await applyStretch(ctx, file, stretch, () => doneWith(stretch.after));
      } catch (error) {
        isEnded = true;
        throw error;
      }
      open.delete(stretch.after);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  const failure = failures.find((one) => !(one instanceof NotApplying));
  if (failure !== undefined) throw failure;
  if (failures.length === 0) await finish(ctx, file.id);
}

/** Applies one stretch in a transaction. @throws NotApplying */
function applyStretch(
  ctx: Context,
  file: ImportTableRow,
  stretch: Stretch,
  doneWith: () => number,
): Promise<void> {
  return withTransaction(ctx.db, async (trx) => {
    // A process whose lease has ended may still be working on the stretch.
    await lockForTransaction(trx, `import:${file.id}:${stretch.after}`);
    const inside = { ...ctx, db: trx };
    const rows = await findRowsToApply(trx, file.id, file.ticked, stretch);
    const steps = rows.length === 0 ? [] : await stepsOf(inside, file, rows);
    const outcomes = await perform(inside, file, rows, steps);
    await writeOutcomes(trx, file.id, outcomes);
    const { counts } = file;
    // Last, because it locks the import until the commit.
    const isApplying = await addStretch(trx, file.id, {
      applied: outcomes.filter(({ outcome }) => outcome === 'applied').length,
      refused: outcomes.filter(({ outcome }) => outcome === 'refused').length,
      position: doneWith(),
      wanted: (counts.new ?? 0) + (counts.changed ?? 0) + (counts.missing ?? 0),
      leasedUntil: leaseEnd(ctx),
    });
    if (!isApplying) throw new NotApplying();
  });
}

const finish = (ctx: Context, importId: string): Promise<void> =>
  withTransaction(ctx.db, async (trx) => {
    const file = await lockImport(trx, importId);
    if (file?.state !== 'applying') return;
    const at = ctx.clock.now();
    await changeImport(trx, importId, { state: 'applied', progress: 1, applied_at: at, leased_until: null });
    await listings.closeBatch(trx, importId, file.applied, null);
  });

async function stepsOf(ctx: Context, file: ImportTableRow, rows: readonly ImportWorkRow[]): Promise<Step[]> {
  const actor = { companyId: file.company_id, userId: file.user_id };
  const company = await requireSeller(ctx, actor);
  const ids = rows.flatMap(({ listing_id }) => (listing_id === null ? [] : [listing_id]));
  const productIds = rows.flatMap(({ product_id }) => (product_id === null ? [] : [product_id]));
  await lockListings(ctx.db, file.company_id, ids);
  const own = await listings.findOwnById(ctx.db, file.company_id, ids);
  const sameProducts = await listings.findOwnOfProducts(ctx.db, file.company_id, productIds);
  const permitted = await listableProducts(ctx, company, productIds);
  const ownById = new Map(own.map((row) => [row.id, row]));
  const ofProduct = Map.groupBy(sameProducts, (row) => row.product_id);
  const raises = await raiseRefusals(ctx, file.company_id, ids);
  const now = ctx.clock.now();
  return rows.map((row): Step => {
    if (row.kind === 'missing') return missingStep(row, ownById);
    const product = row.product_id === null ? undefined : permitted.get(row.product_id);
    if (!product) return { kind: 'refused', sentence: sentences.gone };
    if (product.refusal) return { kind: 'refused', sentence: product.refusal.sentence };
    const before = row.listing_id === null ? null : ownById.get(row.listing_id);
    if (before === undefined) return { kind: 'refused', sentence: sentences.gone };
    const terms = termsOf(row, before?.reserved ?? 0);
    if (!terms) return { kind: 'refused', sentence: sentences.changed };
    // A day may have passed since the check, so the expiry is checked again.
    const problem = row.answer.terms && listingProblems(row.answer.terms, { reserved: 0, now })[0];
    if (problem) return { kind: 'refused', sentence: problem.sentence };
    if (before) return changeStep(row, before, terms, raises.get(before.id));
    const twin = (ofProduct.get(product.product.id) ?? []).find(
      ({ expiration, lot }) => expiration === terms.expiration && lot === terms.lot,
    );
    return twin
      ? { kind: 'refused', sentence: sentences.appeared }
      : { kind: 'insert', terms: { ...terms, productId: product.product.id } };
  });
}

function missingStep(row: ImportWorkRow, own: ReadonlyMap<number, OwnListingRow>): Step {
  const before = own.get(row.listing_id ?? 0);
  return before?.state === 'active'
    ? { kind: 'passivate', before }
    : { kind: 'refused', sentence: before ? sentences.changed : sentences.gone };
}

function changeStep(
  row: ImportWorkRow,
  before: OwnListingRow,
  terms: StoredTerms,
  raiseRefusal: string | undefined,
): Step {
  if (raiseRefusal !== undefined && terms.price > before.price)
    return { kind: 'refused', sentence: raiseRefusal };
  const isSame = before.version === row.seen_version && before.available + before.reserved === row.seen_stock;
  return isSame ? { kind: 'update', before, terms } : { kind: 'refused', sentence: sentences.changed };
}

/** Returns the stored terms without the units in payments; null when there are more of them than the row's stock. */
function termsOf({ answer: { terms, extras } }: ImportWorkRow, reserved: number): StoredTerms | null {
  if (!terms || terms.stock < reserved) return null;
  return {
    price: terms.price,
    available: terms.stock - reserved,
    expiration: terms.expiration,
    min_quantity: terms.minQuantity,
    max_quantity: terms.maxQuantity,
    pack_size: terms.packSize,
    price_breaks: terms.priceBreaks,
    bonus: terms.bonus,
    cost: extras.cost,
    shelf: extras.shelf ?? '',
    lot: extras.lot ?? '',
  };
}

async function perform(
  { db: trx, clock }: Context,
  file: ImportTableRow,
  rows: readonly ImportWorkRow[],
  steps: readonly Step[],
): Promise<WrittenOutcome[]> {
  const at = clock.now();
  const inserts = steps.flatMap((step) => (step.kind === 'insert' ? [step.terms] : []));
  const updates = steps.flatMap((step) =>
    step.kind === 'update' ? [{ id: step.before.id, ...step.terms }] : [],
  );
  const passive = steps.flatMap((step) => (step.kind === 'passivate' ? [step.before.id] : []));
  const newIds = await listings.insertListings(trx, file.company_id, inserts, at);
  await listings.writeAllTerms(trx, updates, at);
  await listings.writeAllStates(trx, passive, 'passive', { at });
  const idOf = new Map(inserts.map((terms, index) => [terms, newIds[index] ?? 0]));
  const outcomes: WrittenOutcome[] = [];
  const events: { listingId: number; changes: ListingChanges }[] = [];
  for (const [index, step] of steps.entries()) {
    const row = rows[index];
    if (!row) continue;
    if (step.kind === 'refused') {
      outcomes.push(outcomeOf(row, { outcome: 'refused', sentence: step.sentence }));
      continue;
    }
    const before = step.kind === 'insert' ? null : step.before;
    const listingId = step.kind === 'insert' ? (idOf.get(step.terms) ?? 0) : step.before.id;
    const changes =
      step.kind === 'passivate'
        ? { state: ['active', 'passive'] as const }
        : changesBetween(before, step.terms);
    events.push({
      listingId,
      changes: step.kind === 'insert' ? { ...changes, state: [null, 'active'] } : changes,
    });
    outcomes.push(
      outcomeOf(row, {
        outcome: 'applied',
        listing_id: listingId,
        before: before && beforeOf(before),
        after_version: before ? before.version + 1 : 1,
      }),
    );
  }
  await insertListingEvents(
    trx,
    events.map((event) => ({
      ...event,
      sellerId: file.company_id,
      userId: file.user_id,
      at,
      source: 'file',
      batchId: file.id,
    })),
  );
  return outcomes;
}

const outcomeOf = (row: ImportWorkRow, changes: Partial<WrittenOutcome>): WrittenOutcome => ({
  position: row.position,
  outcome: 'refused',
  sentence: null,
  listing_id: row.listing_id,
  before: null,
  after_version: null,
  ...changes,
});

const beforeOf = (row: OwnListingRow): StoredTerms & { readonly state: ListingState } => ({
  price: row.price,
  available: row.available,
  expiration: row.expiration,
  min_quantity: row.min_quantity,
  max_quantity: row.max_quantity,
  pack_size: row.pack_size,
  price_breaks: row.price_breaks,
  bonus: row.bonus,
  cost: row.cost,
  shelf: row.shelf,
  lot: row.lot,
  state: row.state,
});
