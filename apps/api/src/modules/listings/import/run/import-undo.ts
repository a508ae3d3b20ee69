import type { Context } from '../../../../core/context.ts';
import { AppError } from '../../../../core/app-error.ts';
import { withTransaction } from '../../../../core/db/transaction.ts';
import { changesBetween } from '../../listings/listing-changes.ts';
import { insertListingEvents, type ListingChanges } from '../../listings/listing-history.sql.ts';
import { lockListings, type StoredTerms } from '../../listings/listing-writes.sql.ts';
import { requireSeller } from '../../permission/permission.service.ts';
import { raiseRefusals } from '../../price-raise/price-raise.service.ts';
import * as listings from '../import-listings.sql.ts';
import type { OwnListingRow } from '../import-listings.sql.ts';
import { chunkSize, lastPosition, leaseEnd } from './import-lease.ts';
import {
  findRowsToUndo,
  type ImportWorkRow,
  type WrittenOutcome,
  writeOutcomes,
} from '../import-rows.sql.ts';
import { changeImport, type ImportTableRow, lockImport } from '../imports.sql.ts';

const sentences = {
  changed: 'İlan yüklemeden sonra değişti; olduğu gibi bırakıldı.',
  gone: 'İlan bulunamadı.',
  inPayment: 'İlanın ödemede bekleyen adedi var; silinmedi.',
  mayNotSell: 'Şirketiniz şu anda ilan açamıyor; ilan pasif kaldı.',
} as const;

type Step =
  | { readonly kind: 'kept'; readonly sentence: string }
  | { readonly kind: 'delete'; readonly listing: OwnListingRow }
  | { readonly kind: 'activate'; readonly listing: OwnListingRow }
  | { readonly kind: 'restore'; readonly listing: OwnListingRow; readonly terms: StoredTerms };

/**
 * Undoes the next rows of an import in one transaction; false when none is left. Units sold since stay sold, and
 * listings changed since are skipped.
 */
export async function undoChunk(ctx: Context, importId: string): Promise<boolean> {
  return withTransaction(ctx.db, async (trx) => {
    const file = await lockImport(trx, importId);
    if (file?.state !== 'undoing') return false;
    const after = file.position;
    if (after >= lastPosition(file)) {
      await changeImport(trx, importId, { state: 'undone', progress: 1, leased_until: null });
      await listings.closeBatch(trx, importId, file.applied, ctx.clock.now());
      return false;
    }
    const to = after + chunkSize;
    const rows = await findRowsToUndo(trx, importId, { after, to });
    const inside = { ...ctx, db: trx };
    const ids = rows.flatMap(({ listing_id }) => (listing_id === null ? [] : [listing_id]));
    await lockListings(trx, file.company_id, ids);
    const own = new Map((await listings.findOwnById(trx, file.company_id, ids)).map((row) => [row.id, row]));
    const maySell = await mayList(inside, file);
    const raises = await raiseRefusals(inside, file.company_id, ids);
    const steps = rows.map((row) =>
      stepOf(row, own.get(row.listing_id ?? 0), maySell, raises.get(row.listing_id ?? 0)),
    );
    await perform(inside, file, steps);
    await writeOutcomes(
      trx,
      importId,
      rows.map((row, index) => outcomeOf(row, steps[index])),
    );
    const undone = file.undone + steps.filter(({ kind }) => kind !== 'kept').length;
    await changeImport(trx, importId, {
      undone,
      position: to,
      progress: Math.min(undone / Math.max(file.applied, 1), 0.99),
      leased_until: leaseEnd(ctx),
    });
    return true;
  });
}

/** Returns whether the company may put listings on sale again; deactivation needs no check. */
async function mayList(ctx: Context, { company_id, user_id }: ImportTableRow): Promise<boolean> {
  try {
    await requireSeller(ctx, { companyId: company_id, userId: user_id });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function stepOf(
  row: ImportWorkRow,
  listing: OwnListingRow | undefined,
  maySell: boolean,
  raiseRefusal: string | undefined,
): Step {
  if (!listing) return { kind: 'kept', sentence: sentences.gone };
  if (listing.version !== row.after_version) return { kind: 'kept', sentence: sentences.changed };
  if (!row.before)
    return listing.reserved > 0
      ? { kind: 'kept', sentence: sentences.inPayment }
      : { kind: 'delete', listing };
  if (row.kind === 'missing')
    return maySell ? { kind: 'activate', listing } : { kind: 'kept', sentence: sentences.mayNotSell };
  if (raiseRefusal !== undefined && row.before.price > listing.price)
    return { kind: 'kept', sentence: raiseRefusal };
  const { state: _state, ...before } = row.before;
  const sold = Math.max(0, (row.answer.terms?.stock ?? 0) - listing.available - listing.reserved);
  const total = (row.seen_stock ?? before.available) - sold;
  return {
    kind: 'restore',
    listing,
    terms: { ...before, available: Math.max(0, total - listing.reserved) },
  };
}

async function perform({ db: trx, clock }: Context, file: ImportTableRow, steps: readonly Step[]) {
  const at = clock.now();
  const idsOf = (kind: 'delete' | 'activate') =>
    steps.flatMap((step) => (step.kind === kind ? [step.listing.id] : []));
  await listings.writeAllStates(trx, idsOf('delete'), 'passive', { deleted: true, at });
  await listings.writeAllStates(trx, idsOf('activate'), 'active', { at });
  await listings.writeAllTerms(
    trx,
    steps.flatMap((step) => (step.kind === 'restore' ? [{ id: step.listing.id, ...step.terms }] : [])),
    at,
  );
  await insertListingEvents(
    trx,
    steps.flatMap((step) =>
      step.kind === 'kept'
        ? []
        : [
            {
              listingId: step.listing.id,
              changes: changesOf(step),
              sellerId: file.company_id,
              userId: file.user_id,
              at,
              source: 'file' as const,
              batchId: file.id,
            },
          ],
    ),
  );
}

function changesOf(step: Exclude<Step, { kind: 'kept' }>): ListingChanges {
  if (step.kind === 'delete') return { state: [step.listing.state, 'deleted'] };
  if (step.kind === 'activate') return { state: ['passive', 'active'] };
  return changesBetween(step.listing, step.terms);
}

const outcomeOf = (row: ImportWorkRow, step: Step | undefined): WrittenOutcome => ({
  position: row.position,
  outcome: step?.kind === 'kept' ? 'kept' : 'undone',
  sentence: step?.kind === 'kept' ? step.sentence : null,
  listing_id: row.listing_id,
  before: row.before,
  after_version: row.after_version,
});
