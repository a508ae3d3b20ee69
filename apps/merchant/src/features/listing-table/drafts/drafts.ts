import type { ListingEdit, ListingOutcome, SellerListing } from '@havan/contract/listings/listings';
import {
  type Changes,
  cellText,
  isStored,
  isWrittenColumn,
  readCell,
  withChanges,
  type WrittenColumn,
} from '../cells/cell-reading.ts';

type Asks = Extract<ListingOutcome, { outcome: 'asks' }>;

/** Unsaved edits of a listing. */
export interface Draft {
  /** The listing at the time of the edit, whose version the request names. */
  readonly base: SellerListing;
  readonly changes: Changes;
  /** Invalid or refused typed texts, each with its error. */
  readonly problems: Readonly<
    Partial<Record<WrittenColumn, { readonly text: string; readonly sentence: string }>>
  >;
  /** The question of the server; null without one and once it is answered. */
  readonly asks: Asks | null;
  readonly ticked: NonNullable<ListingEdit['ticked']>;
}
export type Drafts = ReadonlyMap<number, Draft>;

export interface WrittenCell {
  readonly listing: SellerListing;
  readonly column: WrittenColumn;
  readonly text: string;
}

const draftOf = (listing: SellerListing): Draft => ({
  base: listing,
  changes: {},
  problems: {},
  asks: null,
  ticked: [],
});

/** Returns the drafts after edits of cells; a cell with its stored value again is no change. */
export function written(drafts: Drafts, cells: readonly WrittenCell[]): Drafts {
  const next = new Map(drafts);
  for (const { listing, column, text } of cells) {
    const was = next.get(listing.listingId) ?? draftOf(listing);
    const reading = readCell(column, text, was.base);
    const { [column]: _change, ...otherChanges } = was.changes;
    const { [column]: _problem, ...otherProblems } = was.problems;
    const isSame = 'change' in reading && isStored(column, reading.change, was.base);
    const changes = isSame || !('change' in reading) ? otherChanges : { ...otherChanges, ...reading.change };
    const problems =
      'problem' in reading
        ? { ...otherProblems, [column]: { text, sentence: reading.problem } }
        : otherProblems;
    // A new value has not been questioned yet.
    put(next, { base: was.base, changes, problems, asks: null, ticked: [] });
  }
  return next;
}

function put(drafts: Map<number, Draft>, draft: Draft): void {
  const { listingId } = draft.base;
  if (Object.keys(draft.changes).length + Object.keys(draft.problems).length > 0)
    drafts.set(listingId, draft);
  else drafts.delete(listingId);
}

/** Returns the edits that can be sent: of rows with a change and without an open question. */
export function editsOf(drafts: Drafts): ListingEdit[] {
  return [...drafts.values()]
    .filter(({ changes, asks }) => asks === null && Object.keys(changes).length > 0)
    .map(({ base, changes, ticked }) => ({
      listingId: base.listingId,
      version: base.version,
      ...(changes.stock !== undefined && { seenStock: base.stock }),
      changes,
      ticked,
    }));
}

/**
 * Returns the drafts after the server has answered each row: saved ones are dropped, refused cells and questions stay.
 */
export function answered(
  drafts: Drafts,
  rows: readonly { readonly listingId: number; readonly answer: ListingOutcome }[],
): Drafts {
  const next = new Map(drafts);
  for (const { listingId, answer } of rows) {
    const draft = next.get(listingId);
    if (!draft) continue;
    if (answer.outcome === 'saved')
      put(next, { ...draft, base: answer.listing, changes: {}, asks: null, ticked: [] });
    else if (answer.outcome === 'asks') next.set(listingId, { ...draft, asks: answer });
    else put(next, refused(draft, answer.problems));
  }
  return next;
}

function refused(draft: Draft, problems: Extract<ListingOutcome, { outcome: 'refused' }>['problems']): Draft {
  const shown = withChanges(draft.base, draft.changes);
  const cells = problems.flatMap(({ field, sentence }) =>
    isWrittenColumn(field) ? [[field, { text: cellText(field, shown), sentence }] as const] : [],
  );
  const changes = Object.fromEntries(
    Object.entries(draft.changes).filter(([field]) => !cells.some(([name]) => name === field)),
  );
  return { ...draft, changes, problems: { ...draft.problems, ...Object.fromEntries(cells) } };
}

/** Answer to a question: confirmed warnings, a stock, or which version of the row is kept. */
export type Answer = 'tick' | 'mine' | 'theirs' | { readonly stock: number };

/** Returns the drafts with one question answered; `theirs` drops the edits. */
export function resolved(drafts: Drafts, listingId: number, answer: Answer): Drafts {
  const draft = drafts.get(listingId);
  if (!draft?.asks) return drafts;
  const next = new Map(drafts);
  const { warnings, current } = draft.asks;
  const base = current ?? draft.base;
  if (answer === 'theirs') next.delete(listingId);
  else if (answer === 'tick')
    next.set(listingId, { ...draft, asks: null, ticked: warnings.map(({ code }) => code) });
  else if (answer === 'mine') next.set(listingId, { ...draft, base, asks: null });
  else
    next.set(listingId, { ...draft, base, asks: null, changes: { ...draft.changes, stock: answer.stock } });
  return next;
}

export interface DraftCounts {
  readonly changes: number;
  readonly rows: number;
  readonly refused: number;
  readonly asked: number;
}

/** Returns the counts of the drafts for the bar. */
export function countsOf(drafts: Drafts): DraftCounts {
  const all = [...drafts.values()];
  const sum = (count: (draft: Draft) => number) => all.reduce((total, draft) => total + count(draft), 0);
  return {
    changes: sum(({ changes }) => Object.keys(changes).length),
    rows: all.filter(({ changes }) => Object.keys(changes).length > 0).length,
    refused: sum(({ problems }) => Object.keys(problems).length),
    asked: all.filter(({ asks }) => asks !== null).length,
  };
}
