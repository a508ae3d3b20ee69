import type { ParsedRequestOf } from '@havan/contract/call';
import type { applyListingBatch } from '@havan/contract/listings/listing-bulk';
import { activationProblem, nextListingState } from '@havan/domain/listing';
import type { ListingWarning, ListingWarningCode } from '@havan/domain/listing-warning';
import { changedPrice, parsePriceChange } from '@havan/domain/price-change';
import type { ListingChanges } from '../listings/listing-history.sql.ts';
import { changesBetween, type Edit, objectionTo, termsAfter } from '../listings/listing-changes.ts';
import type { BulkRow, BulkValues } from './bulk.sql.ts';

export type AskedChange = ParsedRequestOf<typeof applyListingBatch>['change'];

/** The outcome of a listing: written, skipped because nothing changes, or refused with a message. */
export type BulkDecision =
  | {
      readonly state: 'changed';
      readonly after: BulkValues;
      readonly changes: ListingChanges;
      readonly warnings: readonly ListingWarning[];
    }
  | { readonly state: 'same' }
  | { readonly state: 'refused'; readonly sentence: string };

interface Facts {
  readonly now: Date;
  readonly ticked: readonly ListingWarningCode[];
  /** Why the company may not sell this listing; null when it may. */
  readonly refusal: string | null;
  /** Why its price cannot be raised now; undefined when it can. */
  readonly raiseRefusal: string | undefined;
}

const refused = (sentence: string): BulkDecision => ({ state: 'refused', sentence });

/**
 * Returns the outcome of a change for one listing. Confirmed (`ticked`) warnings pass; the first other one refuses the
 * row.
 */
export function decideChange(row: BulkRow, change: AskedChange, facts: Facts): BulkDecision {
  if (change.kind === 'delete') return decideDeletion(row);
  if (change.kind === 'state') return decideState(row, change.state, facts);
  const edit = editOf(row, change);
  if (typeof edit === 'string') return refused(edit);
  const terms = termsAfter(row, edit);
  const fields = Object.keys(edit);
  const { now, raiseRefusal } = facts;
  const evaluated = { psf: row.psf, reserved: row.reserved, now, raiseRefusal };
  const objection = objectionTo(row, terms, fields, { ...evaluated, ticked: facts.ticked });
  if (objection?.outcome === 'refused') return refused(objection.problems[0]?.sentence ?? '');
  if (objection) return refused(objection.warnings[0]?.sentence ?? '');
  const discount = row.discount_price < terms.price ? row.discount_price : 0;
  const changes = {
    ...changesBetween(row, terms),
    ...(discount !== row.discount_price && { discountPrice: [row.discount_price, discount] as const }),
  };
  if (Object.keys(changes).length === 0) return { state: 'same' };
  const asking = objectionTo(row, terms, fields, { ...evaluated, ticked: [] });
  return {
    state: 'changed',
    after: { ...valuesOf(row), ...terms, discount_price: discount },
    changes,
    warnings: asking?.outcome === 'asks' ? asking.warnings : [],
  };
}

/** Returns the edit of one row, or the message of its refusal. */
function editOf(row: BulkRow, change: Exclude<AskedChange, { kind: 'delete' | 'state' }>): Edit | string {
  if (change.kind === 'expiration') return { expiration: change.expiration };
  if (change.kind === 'stock') {
    const shelf = row.available + row.reserved;
    return { stock: change.way === 'set' ? change.units : Math.max(0, shelf + change.units) };
  }
  const asked = parsePriceChange(change.text);
  if (!asked) throw new Error(`no change of a price: ${change.text}`);
  const { price, psf, cost, cheapest_other: cheapest } = row;
  const answer = changedPrice(asked, { price, psf, cost, cheapest });
  return 'price' in answer ? { price: answer.price } : answer.sentence;
}

function decideState(row: BulkRow, wanted: 'active' | 'passive', { now, refusal }: Facts): BulkDecision {
  if (row.state === wanted) return { state: 'same' };
  const next = nextListingState(row.state, wanted === 'active' ? 'activate' : 'passivate', 'seller');
  if (!next) return refused(`Bu ilan askıda: ${row.suspended_reason ?? 'inceleme sürüyor'}.`);
  const stock = row.available + row.reserved;
  const problem = wanted === 'active' ? (refusal ?? activationProblem({ ...row, stock }, now)) : null;
  return problem === null ? moved(row, { state: next }, [row.state, next]) : refused(problem);
}

function decideDeletion(row: BulkRow): BulkDecision {
  if (row.reserved > 0)
    return refused(`Bu ilanın ${row.reserved} adedi ödemede. Ödeme sonuçlanınca silebilirsiniz.`);
  const state = row.state === 'active' ? 'passive' : row.state;
  return moved(row, { state, is_deleted: true }, [row.state, 'deleted']);
}

const moved = (
  row: BulkRow,
  after: Partial<BulkValues>,
  states: readonly [string, string],
): BulkDecision => ({
  state: 'changed',
  after: { ...valuesOf(row), ...after },
  changes: { state: states },
  warnings: [],
});

const valuesOf = ({
  price,
  available,
  expiration,
  state,
  discount_price,
  is_deleted,
}: BulkRow): BulkValues => ({
  price,
  available,
  expiration,
  state,
  discount_price,
  is_deleted,
});

const changedSince = 'Bu ilan sonradan değişti; olduğu gibi bırakıldı.';

/** Returns the undo of a batch's change, or the message why it is skipped. */
export function decideUndo(
  row: BulkRow,
  written: { readonly version: number | null; readonly changes: ListingChanges },
  { now, refusal, raiseRefusal }: Omit<Facts, 'ticked'>,
): BulkDecision {
  if (row.version !== written.version) return refused(changedSince);
  const { stock, price, expiration, state, discountPrice } = written.changes;
  if (stock && stock[1] !== row.available) return refused('Bu arada satış oldu; stok olduğu gibi bırakıldı.');
  if (raiseRefusal !== undefined && price && Number(price[0]) > row.price) return refused(raiseRefusal);
  if (state?.[0] === 'active') {
    const shelf = row.available + row.reserved;
    const problem = refusal ?? activationProblem({ ...row, stock: shelf }, now);
    if (problem !== null) return refused(problem);
  }
  const before = (pair: readonly [unknown, unknown] | undefined, now_: unknown) => (pair ? pair[0] : now_);
  const after = {
    price: before(price, row.price),
    available: before(stock, row.available),
    expiration: before(expiration, row.expiration),
    state: before(state, row.state),
    discount_price: before(discountPrice, row.discount_price),
    is_deleted: state?.[1] === 'deleted' ? false : row.is_deleted,
  } as BulkValues;
  const changes = Object.fromEntries(
    Object.entries(written.changes).map(([field, [was, is]]) => [field, [is, was] as const]),
  );
  return { state: 'changed', after, changes, warnings: [] };
}
