import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  applyImport as applyImportCall,
  checkImport as checkImportCall,
  getImportRows,
  getImports,
  ListingImport,
  uploadImport as uploadImportCall,
} from '@havan/contract/listings/listing-import';
import { shopEmptiedWarning } from '@havan/domain/listing-warning';
import { importFieldLabels } from '@havan/listing-import/column-titles';
import { type ImportMapping, missingFields } from '@havan/listing-import/columns';
import { ImportFileError } from '@havan/listing-import/file-flaw';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { hoursBefore } from '../../../core/jobs-runner/housekeeping.ts';
import { wakeJob } from '../../../core/jobs-runner/wake-job.ts';
import { requireSeller } from '../permission/permission.service.ts';
import { columnsOf } from './import-check.ts';
import { removeFile, storeFile } from './import-file.ts';
import { insertBatch } from './import-listings.sql.ts';
import { findRows } from './import-rows.sql.ts';
import { presentImport, presentImportRow } from './import.presenter.ts';
import * as sql from './imports.sql.ts';
import { importJobName } from './run/import-lease.ts';

/** Largest number of files that a company may upload in a day. */
const filesPerDay = 100;
/** How long an import can be undone, in hours. */
const undoHours = 24;

const refused = (message: string): AppError =>
  new AppError('invalidRequest', { message, errors: [{ code: 'file', message, path: 'file' }] });
const wrongState = (message: string): AppError => new AppError('conflict', { message });

/**
 * Stores a streamed file and detects its columns; the company's earlier mapping for the same titles is reused.
 *
 * @throws AppError `invalidRequest` with a sentence for an unreadable file, `tooManyRequests` after a hundred in a day,
 * `forbidden` when the company may sell nothing
 */
export async function uploadImport(
  ctx: Context,
  actor: Actor,
  { fileName }: ParsedRequestOf<typeof uploadImportCall>,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ListingImport> {
  await requireSeller(ctx, actor);
  const { db, clock, ports } = ctx;
  const created_at = clock.now();
  const today = await sql.countImportsSince(db, actor.companyId, hoursBefore(created_at, 24));
  if (today >= filesPerDay) throw new AppError('tooManyRequests', { retryAfterSeconds: 3600 });
  const id = ports.random.uuid();
  let parts = 0;
  try {
    const stored = await storeFile(ports.storage, id, bytes);
    parts = stored.parts;
    const columns = await columnsOf(ctx, { id, parts });
    const known = await sql.findMapping(db, actor.companyId, columns.headerKey);
    const mapping = known ?? columns.mapping;
    await sql.insertImport(db, {
      id,
      company_id: actor.companyId,
      user_id: actor.userId,
      file_name: fileName,
      ...stored,
      columns,
      mapping,
      created_at,
    });
    return presentImport(await existing(ctx, actor, id), known !== undefined);
  } catch (error) {
    await removeFile(ports.storage, id, parts);
    throw error instanceof ImportFileError ? refused(error.message) : error;
  }
}

/** Returns one import of the company. @throws AppError `recordNotFound` */
export async function getImport(ctx: Context, actor: Actor, importId: string): Promise<ListingImport> {
  return presentImport(await existing(ctx, actor, importId));
}

async function existing(ctx: Context, actor: Actor, importId: string): Promise<sql.ImportTableRow> {
  const row = await sql.findImport(ctx.db, actor.companyId, importId);
  if (!row) throw new AppError('recordNotFound');
  return row;
}

/** Returns the same import, locked until the transaction of the call ends. */
export async function lockOwn(ctx: Context, actor: Actor, importId: string): Promise<sql.ImportTableRow> {
  const row = await sql.lockImport(ctx.db, importId);
  if (row?.company_id !== actor.companyId) throw new AppError('recordNotFound');
  return row;
}

/** Returns imports of the company, the newest first. An invalid cursor starts at the newest. */
export async function listImports(
  ctx: Context,
  { companyId }: Actor,
  { cursor, pageSize = 20 }: ParsedRequestOf<typeof getImports>,
): Promise<ResultOf<typeof getImports>> {
  const at = cursor === undefined ? Number.NaN : Date.parse(cursor);
  const before = Number.isNaN(at) ? null : new Date(at);
  const rows = await sql.findImports(ctx.db, companyId, { before, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  return {
    items: page.map((row) => presentImport(row)),
    nextCursor: rows.length > pageSize ? (page.at(-1)?.created_at.toISOString() ?? null) : null,
    total: null,
  };
}

/** Returns rows of an import in the order of the file. @throws AppError `recordNotFound` */
export async function listRows(
  ctx: Context,
  actor: Actor,
  { importId, filter, cursor, pageSize = 50 }: ParsedRequestOf<typeof getImportRows>,
): Promise<ResultOf<typeof getImportRows>> {
  const file = await existing(ctx, actor, importId);
  const after = cursor !== undefined && /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0;
  const rows = await findRows(ctx.db, importId, filter ?? null, { after, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  return {
    items: page.map((row) => presentImportRow(row, file)),
    nextCursor: rows.length > pageSize ? String(page.at(-1)?.position ?? '') : null,
    total: null,
  };
}

/**
 * Starts the check of a file with a mapping, and stores the mapping for its titles.
 *
 * @throws AppError `invalidRequest` when a field is missing or a column is not of this file, `conflict` once it is
 * applied
 */
export async function checkImport(
  ctx: Context,
  actor: Actor,
  { importId, mapping, isWholeStock }: ParsedRequestOf<typeof checkImportCall>,
): Promise<ListingImport> {
  return withTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const file = await lockOwn(inside, actor, importId);
    await requireSeller(inside, actor);
    if (!['mapping', 'checked', 'failed'].includes(file.state))
      throw wrongState('Bu dosya şu anda yeniden kontrol edilemez.');
    requireMapping(file, mapping);
    await sql.saveMapping(db, actor.companyId, file.columns.headerKey, mapping, ctx.clock.now());
    await sql.changeImport(db, importId, {
      state: 'checking',
      mapping,
      is_whole_stock: isWholeStock,
      counts: {},
      progress: 0,
      failure: null,
      leased_until: null,
    });
    wakeJob(inside, importJobName);
    return getImport(inside, actor, importId);
  });
}

function requireMapping({ columns }: sql.ImportTableRow, mapping: ImportMapping): void {
  const missing = missingFields(mapping).map((field) => importFieldLabels[field]);
  if (missing.length > 0) throw refused(`Şu alanların kolonunu seçiniz: ${missing.join(', ')}.`);
  const keys = Object.values(mapping);
  if (keys.some((key) => !columns.columns.some((column) => column.key === key)))
    throw refused('Seçilen kolon dosyada yok.');
  if (new Set(keys).size < keys.length) throw refused('Bir kolon iki alana birden bağlanamaz.');
}

/**
 * Starts to apply a checked import. One that would deactivate more than 30 % of the listings needs a confirmed warning
 * and the repeated number.
 *
 * @throws AppError `conflict` unless it has just been checked
 */
export async function applyImport(
  ctx: Context,
  actor: Actor,
  { importId, ticked, confirmedMissing }: ParsedRequestOf<typeof applyImportCall>,
): Promise<ResultOf<typeof applyImportCall>> {
  return withTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const file = await lockOwn(inside, actor, importId);
    await requireSeller(inside, actor);
    if (file.state !== 'checked') throw wrongState('Önce dosyayı kontrol ediniz.');
    const missing = file.counts.missing ?? 0;
    const guard = shopEmptiedWarning(file.on_sale, missing);
    if (guard && !(ticked.includes('shopEmptied') && confirmedMissing === missing))
      return { outcome: 'asks', sentence: guard.sentence, missing, onSale: file.on_sale };
    const at = ctx.clock.now();
    const undoUntil = new Date(at.getTime() + undoHours * 3_600_000);
    await insertBatch(db, {
      id: importId,
      sellerId: actor.companyId,
      userId: actor.userId,
      summary: file.file_name,
      at,
      undoUntil,
    });
    await sql.changeImport(db, importId, {
      state: 'applying',
      ticked,
      progress: 0,
      undo_until: undoUntil,
      leased_until: null,
    });
    wakeJob(inside, importJobName);
    return { outcome: 'started', import: await getImport(inside, actor, importId) };
  });
}

/** Cancels an import; a running one stops after its current chunk. @throws AppError `conflict` once it has ended */
export async function cancelImport(ctx: Context, actor: Actor, importId: string): Promise<ListingImport> {
  return withTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const { state } = await lockOwn(inside, actor, importId);
    if (!['mapping', 'checking', 'checked', 'failed', 'applying'].includes(state))
      throw wrongState('Bu yükleme sona erdi.');
    await sql.changeImport(db, importId, {
      ...(state === 'applying'
        ? { state: 'applied', applied_at: ctx.clock.now(), failure: 'Yükleme durduruldu.' }
        : { state: 'cancelled' }),
      leased_until: null,
    });
    return getImport(inside, actor, importId);
  });
}

/** Starts the undo of a whole import. @throws AppError `conflict` after a day, or when it was not applied */
export async function undoImport(ctx: Context, actor: Actor, importId: string): Promise<ListingImport> {
  return withTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const file = await lockOwn(inside, actor, importId);
    if (file.state !== 'applied') throw wrongState('Yalnız uygulanmış bir yükleme geri alınabilir.');
    if (!file.undo_until || file.undo_until < ctx.clock.now())
      throw wrongState('Yüklemeler 24 saat içinde geri alınabilir.');
    await sql.changeImport(db, importId, {
      state: 'undoing',
      progress: 0,
      position: 0,
      failure: null,
      leased_until: null,
    });
    wakeJob(inside, importJobName);
    return getImport(inside, actor, importId);
  });
}
