import { listingProblems, listingSentences, type ListingTerms } from '@havan/domain/listing-terms';
import { listingWarnings } from '@havan/domain/listing-warning';
import type { ColumnPlaces } from '../columns/columns.ts';
import { type CellProblem, type ParsedRow, parseRow, type RowValues } from '../parsed-row/parsed-row.ts';
import type { SourceRow } from '../source-row/source-row.ts';
import type {
  CatalogueProduct,
  CellChange,
  ImportAnswer,
  KnownProduct,
  ListingExtras,
  OwnListing,
} from '../import-answer/import-answer.ts';
import { cellChanges } from './cell-changes.ts';

export interface DryRunOptions {
  readonly columns: ColumnPlaces;
  readonly now: Date;
  /**
   * Called once for each batch, one call after another, while the answers of the batch before are compared and used.
   * The result leaves out unknown barcodes.
   */
  readonly lookUp: (barcodes: readonly string[]) => Promise<ReadonlyMap<string, KnownProduct>>;
  /**
   * Ids of the listings that would be missing if the file were the whole stock; null when missing listings are ignored.
   */
  readonly onSale: AsyncIterable<number> | null;
  /** Number of rows that are looked up and answered together. */
  readonly batchSize?: number;
}

const noExtras: ListingExtras = { cost: null, lot: null, shelf: null };
const batchDefault = 1000;

/**
 * Runs an import without writing, in batches as the rows arrive; of past rows only numbers are kept. With
 * `onSale` the listings that the file does not name follow at the end; an invalid row still names its
 * product.
 */
export async function* dryRun(
  rows: AsyncIterable<SourceRow>,
  options: DryRunOptions,
): AsyncGenerator<ImportAnswer[]> {
  const seen: Seen = { listings: new Set(), lines: new Map() };
  const { batchSize = batchDefault, columns, now } = options;
  let lookedUp: LookedUp | null = null;
  let batch: ParsedRow[] = [];
  for await (const row of rows) {
    if (row.line <= (columns.headerLine ?? 0)) continue;
    batch.push(parseRow(row, columns));
    if (batch.length < batchSize) continue;
    const before = lookedUp;
    const products = await before?.products;
    lookedUp = lookUp(batch, options);
    batch = [];
    if (before && products) yield answersOf(before.rows, products, now, seen);
  }
  if (lookedUp) yield answersOf(lookedUp.rows, await lookedUp.products, now, seen);
  if (batch.length > 0) yield answersOf(batch, await lookUp(batch, options).products, now, seen);
  if (options.onSale) yield* missingAnswers(options.onSale, seen.listings, batchSize);
}

/** A batch with the products of its barcodes. */
interface LookedUp {
  readonly rows: readonly ParsedRow[];
  readonly products: Promise<ReadonlyMap<string, KnownProduct>>;
}

function lookUp(rows: readonly ParsedRow[], options: DryRunOptions): LookedUp {
  const barcodes = new Set(rows.flatMap(({ values: { barcode } }) => barcode ?? []));
  const products = options.lookUp([...barcodes]);
  // The error is thrown where the result is awaited; this handler covers a file that fails before.
  products.catch(() => undefined);
  return { rows, products };
}

interface Seen {
  readonly listings: Set<number>;
  /** The line of each pair of product and expiry; the pair is encoded as one whole number. */
  readonly lines: Map<number, number>;
}

const answersOf = (
  batch: readonly ParsedRow[],
  products: ReadonlyMap<string, KnownProduct>,
  now: Date,
  seen: Seen,
): ImportAnswer[] => batch.map((row) => answerOf(row, products.get(row.values.barcode ?? ''), now, seen));

function answerOf(row: ParsedRow, product: KnownProduct | undefined, now: Date, seen: Seen): ImportAnswer {
  const { values, line, notes } = row;
  const answer: ImportAnswer = {
    kind: 'wrong',
    line,
    barcode: values.barcode ?? null,
    productId: product?.productId ?? null,
    listingId: null,
    terms: null,
    extras: noExtras,
    changes: [],
    problems: row.problems,
    warnings: [],
    refusal: null,
    notes,
  };
  const failed = (...problems: CellProblem[]): ImportAnswer => ({
    ...answer,
    problems: [...row.problems, ...problems],
  });
  if (values.barcode === undefined) return failed();
  if (!product)
    return failed({ field: 'barcode', code: 'unknownProduct', sentence: 'Bu barkod katalogda yok.' });
  const own = ownListingOf(product.ownListings, values);
  // An invalid row must not take the listings of its product off the market.
  for (const { listingId } of own.listing
    ? [own.listing]
    : row.problems.length > 0
      ? product.ownListings
      : [])
    seen.listings.add(listingId);
  if (product.refusal || product.productId === null)
    return { ...answer, kind: 'forbidden', refusal: product.refusal, problems: [] };
  const { problem } = own;
  if (problem) {
    for (const { listingId } of product.ownListings) seen.listings.add(listingId);
    // An invalid cell already has a sentence.
    const isNamed = row.problems.some(({ field }) => field === problem.field);
    return isNamed ? failed() : failed(problem);
  }
  if (row.problems.length > 0) return failed();
  const duplicate = duplicateOf(
    product.productId,
    own.listing?.terms.expiration ?? values.expiration,
    line,
    seen,
  );
  if (duplicate) return failed(duplicate);
  return { ...answer, ...evaluated(product, own.listing, values, now) };
}

/** Compares the row with its listing. Returns the changes, problems and warnings. */
function evaluated(
  product: CatalogueProduct,
  own: OwnListing | null,
  values: RowValues,
  now: Date,
): Partial<ImportAnswer> {
  const required = requiredProblems(own, values);
  if (required.length > 0) return { problems: required };
  const terms = termsAfter(own, values);
  const extras: ListingExtras = {
    cost: values.cost ?? own?.cost ?? null,
    lot: values.lot ?? own?.lot ?? null,
    shelf: values.shelf ?? own?.shelf ?? null,
  };
  const listingId = own?.listingId ?? null;
  const problems = listingProblems(terms, { reserved: own?.reserved ?? 0, now }).map(
    ({ field, sentence }): CellProblem => ({ field, code: 'invalid', sentence }),
  );
  if (own && own.raiseRefusal !== null && terms.price > own.terms.price)
    problems.push({ field: 'price', code: 'invalid', sentence: own.raiseRefusal });
  const changes = own ? cellChanges({ ...own.terms, ...extrasOf(own) }, { ...terms, ...extras }) : [];
  if (problems.length > 0) return { kind: 'wrong', listingId, terms, extras, changes, problems };
  const warnings = listingWarnings({
    before: own?.terms ?? null,
    after: terms,
    cost: extras.cost,
    psf: product.psf,
    minQuantity: terms.minQuantity,
  });
  const kind = own ? (changes.length > 0 ? 'changed' : 'same') : 'new';
  return { kind, listingId, terms, extras, changes, warnings };
}

/** Returns the cells in which a row differs from the listing on sale; for a new listing, all that are not empty. */
export const shownChanges = ({ listingId, terms, extras, changes }: ImportAnswer): readonly CellChange[] =>
  listingId === null && terms ? cellChanges(null, { ...terms, ...extras }) : changes;

const extrasOf = ({ cost, lot, shelf }: OwnListing): ListingExtras => ({ cost, lot, shelf });

/** Returns a problem for each missing value that a new listing needs and that has no default (specification §5). */
function requiredProblems(own: OwnListing | null, values: RowValues): CellProblem[] {
  if (own) return [];
  const problems: CellProblem[] = [];
  if (values.price === undefined)
    problems.push({ field: 'price', code: 'required', sentence: listingSentences.priceRequired });
  if (values.stock === undefined)
    problems.push({ field: 'stock', code: 'required', sentence: listingSentences.stockRequired });
  if (values.expiration === undefined)
    problems.push({ field: 'expiration', code: 'required', sentence: listingSentences.expirationRequired });
  return problems;
}

function termsAfter(own: OwnListing | null, values: RowValues): ListingTerms {
  const before = own?.terms;
  return {
    price: values.price ?? before?.price ?? 0,
    stock: values.stock ?? before?.stock ?? 0,
    // The listing was found by its expiry, so a month without a day does not overwrite a known day.
    expiration: before ? before.expiration : (values.expiration ?? null),
    minQuantity: values.minQuantity ?? before?.minQuantity ?? 1,
    maxQuantity: values.maxQuantity ?? before?.maxQuantity ?? null,
    packSize: values.packSize ?? before?.packSize ?? 1,
    priceBreaks: values.priceBreaks ?? before?.priceBreaks ?? [],
    bonus: values.bonus === undefined ? (before?.bonus ?? null) : values.bonus,
  };
}

/** Returns the listing with the same expiry; without a column of expiries, the only listing of the product. */
function ownListingOf(
  listings: readonly OwnListing[],
  { expiration }: RowValues,
): { listing: OwnListing | null; problem?: CellProblem } {
  if (expiration === undefined) {
    if (listings.length <= 1) return { listing: listings[0] ?? null };
    const sentence = 'Bu üründen birden çok ilanınız var; hangisi olduğu için miat gerekli.';
    return { listing: null, problem: { field: 'expiration', code: 'ambiguous', sentence } };
  }
  const exact = listings.find(({ terms }) => terms.expiration === expiration);
  if (exact || expiration === null) return { listing: exact ?? null };
  const ofMonth = listings.filter(({ terms }) => terms.expiration?.slice(0, 7) === expiration.slice(0, 7));
  return { listing: ofMonth.length === 1 ? (ofMonth[0] ?? null) : null };
}

/** Returns the problem of a second row with the same product and expiry; the first row stays valid. */
function duplicateOf(
  productId: number,
  expiration: string | null | undefined,
  line: number,
  seen: Seen,
): CellProblem | null {
  const days = expiration ? Math.round(Date.parse(expiration) / 86_400_000) : 0;
  const key = productId * 100_000 + days;
  const first = seen.lines.get(key);
  if (first === undefined) {
    seen.lines.set(key, line);
    return null;
  }
  const sentence = `Aynı ürün ve miat ${first}. satırda da var. Stokları tek satırda toplayınız.`;
  return { field: 'barcode', code: 'duplicate', sentence };
}

async function* missingAnswers(
  onSale: AsyncIterable<number>,
  seen: ReadonlySet<number>,
  batchSize: number,
): AsyncGenerator<ImportAnswer[]> {
  let batch: ImportAnswer[] = [];
  for await (const listingId of onSale) {
    if (seen.has(listingId)) continue;
    batch.push(missingAnswer(listingId));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function missingAnswer(listingId: number): ImportAnswer {
  return {
    kind: 'missing',
    line: null,
    barcode: null,
    productId: null,
    listingId,
    terms: null,
    extras: noExtras,
    changes: [],
    problems: [],
    warnings: [],
    refusal: null,
    notes: [],
  };
}
