import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { FeedAnswer, feedListings as feedCall, FeedRow } from '@havan/contract/listings/listing-feed';
import type { ListingWarningCode } from '@havan/domain/listing-warning';
import { permissionRefusals, type TradingCompany } from '@havan/domain/product-permission';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import * as listings from '../import/import-listings.sql.ts';
import {
  changesBetween,
  type Edit,
  objectionTo,
  termsAfter,
  termsOfNew,
} from '../listings/listing-changes.ts';
import { insertListingEvents, type ListingChanges } from '../listings/listing-history.sql.ts';
import { lockListingsOfProducts, type StoredTerms } from '../listings/listing-writes.sql.ts';
import {
  productsOfBarcodes,
  refusalOf,
  requireSeller,
  type TradedProductRow,
} from '../permission/permission.service.ts';
import { raiseRefusals } from '../price-raise/price-raise.service.ts';
import { sentences } from './feed-texts.ts';

type Own = listings.OwnListingRow;

/** The effect of a row on the listings. */
type Step =
  | { readonly kind: 'none'; readonly answer: Omit<FeedAnswer, 'barcode' | 'row'> }
  | { readonly kind: 'insert'; readonly terms: StoredTerms & { readonly productId: number } }
  | { readonly kind: 'update'; readonly before: Own; readonly terms: StoredTerms };

interface Facts {
  readonly company: TradingCompany;
  readonly products: ReadonlyMap<string, TradedProductRow | 'medicine'>;
  /** Listings of the company by product. */
  readonly own: ReadonlyMap<number, readonly Own[]>;
  readonly ticked: readonly ListingWarningCode[];
  readonly now: Date;
  /** By listing: why its price cannot be raised now. */
  readonly raises: ReadonlyMap<number, string>;
}

/**
 * Writes stock and prices by barcode in one transaction and answers each row; a refused row does not affect the others.
 * The rules are those of the screen and of the file.
 *
 * @throws AppError `forbidden` when the company may sell nothing
 */
export async function feedListings(
  ctx: Context,
  actor: Actor,
  { rows, ticked = [] }: ParsedRequestOf<typeof feedCall>,
): Promise<ResultOf<typeof feedCall>> {
  const company = await requireSeller(ctx, actor);
  const products = await productsOfBarcodes(ctx, [...new Set(rows.map(({ barcode }) => barcode))]);
  const ids = [...products.values()].flatMap((one) => (one === 'medicine' ? [] : [one.id]));
  return withTransaction(ctx.db, async (trx) => {
    await lockListingsOfProducts(trx, actor.companyId, ids);
    const locked = await listings.findOwnOfProducts(trx, actor.companyId, ids);
    const own = Map.groupBy(locked, (row) => row.product_id);
    const raises = await raiseRefusals(
      { ...ctx, db: trx },
      actor.companyId,
      dearerIn(rows, products, own).map(({ id }) => id),
    );
    const facts = { company, products, own, ticked, now: ctx.clock.now(), raises };
    const touched = new Set<string>();
    const steps = rows.map((row) => {
      const step = stepOf(row, facts);
      // Two rows about the same goods: the result would depend on their order.
      const about = aboutOf(step);
      if (about === null || !touched.has(about)) {
        if (about !== null) touched.add(about);
        return step;
      }
      return refused('duplicateRow', sentences.twice);
    });
    return { rows: await perform({ ...ctx, db: trx }, actor, rows, steps, facts.now) };
  });
}

/** Returns the listings whose price some row may raise: only these are checked for a campaign. */
function dearerIn(rows: readonly FeedRow[], products: Facts['products'], own: Facts['own']): readonly Own[] {
  const highest = new Map<number, number>();
  for (const { barcode, price } of rows) {
    const product = products.get(barcode);
    if (price === undefined || !product || product === 'medicine') continue;
    highest.set(product.id, Math.max(price, highest.get(product.id) ?? 0));
  }
  return [...highest].flatMap(([id, price]) => (own.get(id) ?? []).filter((one) => one.price < price));
}

const aboutOf = (step: Step): string | null => {
  if (step.kind === 'none') return null;
  if (step.kind === 'update') return `listing ${step.before.id}`;
  const { productId, expiration, lot } = step.terms;
  return `new ${productId} ${expiration} ${lot}`;
};

const refused = (code: string, sentence: string, listingId: number | null = null): Step => ({
  kind: 'none',
  answer: { outcome: 'refused', listingId, code, sentence },
});

function stepOf(row: FeedRow, { company, products, own, ticked, now, raises }: Facts): Step {
  const product = products.get(row.barcode);
  if (!product) return refused('unknownBarcode', sentences.unknown);
  if (product === 'medicine') return refused('medicine', permissionRefusals.medicine.sentence);
  const refusal = refusalOf(product, company, 'list');
  if (refusal) return refused(refusal.code, refusal.sentence);
  const mine = own.get(product.id) ?? [];
  const meant = mine.filter(
    ({ expiration, lot }) =>
      (row.expiration === undefined || row.expiration === expiration) &&
      (row.lot === undefined || row.lot === lot),
  );
  if (meant.length > 1) return refused('ambiguous', sentences.ambiguous);
  const [before] = meant;
  const { barcode: _, expiration: __, lot: ___, ...named } = row;
  const edit = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Edit;
  const evaluated = { psf: product.psf, now, ticked, raiseRefusal: before && raises.get(before.id) };
  if (before) {
    const terms = termsAfter(before, edit);
    const objection = objectionTo(before, terms, Object.keys(edit), {
      ...evaluated,
      reserved: before.reserved,
    });
    if (objection) return objected(objection, before.id);
    return Object.keys(changesBetween(before, terms)).length === 0
      ? { kind: 'none', answer: { outcome: 'unchanged', listingId: before.id, code: null, sentence: null } }
      : { kind: 'update', before, terms };
  }
  const { price, stock } = row;
  if (price === undefined || stock === undefined) return refused('incomplete', sentences.incomplete);
  const terms = termsOfNew({ ...edit, price, stock, expiration: row.expiration ?? null, lot: row.lot ?? '' });
  const objection = objectionTo(null, terms, 'all', { ...evaluated, reserved: 0 });
  return objection
    ? objected(objection, null)
    : { kind: 'insert', terms: { ...terms, productId: product.id } };
}

function objected(objection: NonNullable<ReturnType<typeof objectionTo>>, listingId: number | null): Step {
  const [first] = objection.outcome === 'refused' ? objection.problems : objection.warnings;
  return {
    kind: 'none',
    answer: {
      outcome: objection.outcome,
      listingId,
      code: first?.code ?? null,
      sentence: first?.sentence ?? null,
    },
  };
}

async function perform(
  { db: trx }: Context,
  { companyId, userId, apiKeyId }: Actor,
  rows: readonly FeedRow[],
  steps: readonly Step[],
  at: Date,
): Promise<FeedAnswer[]> {
  const inserts = steps.flatMap((step) => (step.kind === 'insert' ? [step.terms] : []));
  const updates = steps.flatMap((step) =>
    step.kind === 'update' ? [{ id: step.before.id, ...step.terms }] : [],
  );
  const newIds = await listings.insertListings(trx, companyId, inserts, at);
  await listings.writeAllTerms(trx, updates, at);
  const idOf = new Map(inserts.map((terms, index) => [terms, newIds[index] ?? 0]));
  const events: { listingId: number; changes: ListingChanges }[] = [];
  const answers = steps.map((step, index): FeedAnswer => {
    const named = { row: index, barcode: rows[index]?.barcode ?? '' };
    if (step.kind === 'none') return { ...named, ...step.answer };
    const written = { ...named, code: null, sentence: null };
    if (step.kind === 'update') {
      events.push({ listingId: step.before.id, changes: changesBetween(step.before, step.terms) });
      return { ...written, outcome: 'updated', listingId: step.before.id };
    }
    const listingId = idOf.get(step.terms) ?? 0;
    events.push({ listingId, changes: { ...changesBetween(null, step.terms), state: [null, 'active'] } });
    return { ...written, outcome: 'created', listingId };
  });
  const source = apiKeyId === undefined ? 'screen' : 'api';
  await insertListingEvents(
    trx,
    events.map((event) => ({ ...event, sellerId: companyId, userId, at, source, batchId: null })),
  );
  return answers;
}
