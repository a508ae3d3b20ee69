import { createHash } from 'node:crypto';
import type { ParsedRequestOf } from '@havan/contract/call';
import {
  fileLimits,
  productPhotoMinEdge,
  type SentMimeType,
  type StoredFile,
  type uploadFile,
} from '@havan/contract/identity/files';
import { pictureFormats, pictureFormatFor, pictureWidthFor } from '@havan/domain/product-picture';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { cleanPicture, maxPixels, type PictureRefusal } from '../../../core/pictures/clean-picture.ts';
import { renderWidths } from '../../../core/pictures/render-widths.ts';
import { downloadNameOf, endingOf, fileKindOf } from './file-kind.ts';
import { presentFile } from './files.presenter.ts';
import {
  claim,
  claimedFile,
  type FileOwner,
  type FileRow,
  deleteUnclaimed,
  insertFile,
  type NewFile,
  readableFile,
  unclaimedOf,
} from './files.sql.ts';

export { type FileRow } from './files.sql.ts';
export { presentFile } from './files.presenter.ts';

/**
 * Largest number and size of a company's unused files: enough for a morning's invoices, too few for misuse as storage.
 */
const unclaimedLimit = { files: 100, bytes: 200 * 1024 * 1024 };

const folderOf: Readonly<Record<FileRow['purpose'], string>> = {
  orderInvoice: 'invoices',
  casePhoto: 'case-photos',
  productPhoto: 'product-photos',
  purchaseInvoice: 'purchase-invoices',
  ticketFile: 'ticket-files',
  messageFile: 'message-files',
  badgeDocument: 'badge-documents',
  companyDocument: 'company-documents',
};

const refused = (message: string): AppError =>
  new AppError('invalidRequest', { message, errors: [{ code: 'file', message, path: 'file' }] });

/**
 * Stores an uploaded file under a generated key.
 *
 * @throws AppError `invalidRequest` for an empty or too large file, or a kind that its purpose does not allow
 */
export async function keepFile(
  ctx: Context,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  { purpose, fileName }: ParsedRequestOf<typeof uploadFile>,
  sent: Uint8Array,
): Promise<StoredFile> {
  const checked = await checkFile(purpose, sent);
  const lying = await unclaimedOf(ctx.db, actor.companyId);
  if (lying.files >= unclaimedLimit.files || lying.bytes + checked.bytes.length > unclaimedLimit.bytes)
    throw new AppError('tooManyRequests', { retryAfterSeconds: 3600 });
  return storeFile(ctx, { ...actor, operatorId: null }, { purpose, fileName }, checked);
}

/** Stores a file that an operator sends to a company. @throws AppError `invalidRequest` as for any upload */
export async function keepOperatorFile(
  ctx: Context,
  to: { readonly companyId: number; readonly operatorId: number },
  { purpose, fileName }: ParsedRequestOf<typeof uploadFile>,
  sent: Uint8Array,
): Promise<StoredFile> {
  return storeFile(ctx, { ...to, userId: null }, { purpose, fileName }, await checkFile(purpose, sent));
}

interface Sender {
  readonly companyId: number;
  readonly userId: number | null;
  readonly operatorId: number | null;
}

async function storeFile(
  { db, clock, ports }: Context,
  { companyId, userId, operatorId }: Sender,
  { purpose, fileName }: ParsedRequestOf<typeof uploadFile>,
  { bytes, kind }: CheckedFile,
): Promise<StoredFile> {
  const id = ports.random.uuid();
  const key = `${folderOf[purpose]}/${id}.${endingOf[kind]}`;
  // The bytes are written first: a row without bytes would be a broken download.
  await ports.storage.put(key, bytes, kind);
  if (purpose === 'casePhoto') await keepCaseWidths({ ports }, id, bytes);
  const row: NewFile = {
    id,
    company_id: companyId,
    user_id: userId,
    operator_id: operatorId,
    purpose,
    mime_type: kind,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storage_key: key,
    file_name: downloadNameOf(fileName, kind),
    created_at: clock.now(),
  };
  await insertFile(db, row);
  return presentFile(row);
}

/** A file in the form in which it is stored. */
interface CheckedFile {
  readonly bytes: Uint8Array;
  readonly kind: FileRow['mime_type'];
}

/**
 * Checks the bytes of a file against its purpose. A picture is decoded and encoded again, which removes the place and
 * time of the photograph.
 *
 * @throws AppError `invalidRequest` for an empty or too large file, another kind, a picture that cannot be decoded, has
 * too many pixels, or fewer than `minEdge` on an edge
 */
export async function checkFile(
  purpose: FileRow['purpose'],
  sent: Uint8Array,
  minEdge = purpose === 'productPhoto' ? productPhotoMinEdge : 1,
): Promise<CheckedFile> {
  const { mimeTypes, maxBytes } = fileLimits[purpose];
  if (sent.length === 0) throw refused('Dosya boş.');
  if (sent.length > maxBytes) throw refused(`Dosya en fazla ${maxBytes / 1024 / 1024} MB olabilir.`);
  const kind = fileKindOf(sent);
  if (!kind || !mimeTypes.includes(kind)) throw refused(acceptedKinds(mimeTypes));
  if (kind === 'application/pdf') return { bytes: sent, kind };
  const picture = await cleanPicture(sent, kind, minEdge);
  if (picture === 'tooSmall') throw refused(`Görsel en az ${minEdge} × ${minEdge} piksel olmalıdır.`);
  if (typeof picture === 'string') throw refused(pictureRefusals[picture]);
  return picture;
}

const acceptedKinds = (mimeTypes: readonly SentMimeType[]): string =>
  `Yalnızca ${mimeTypes.includes('application/pdf') ? 'PDF, PNG ve JPG' : 'PNG, JPG ve WebP'} yükleyebilirsiniz.`;

const pictureRefusals: Readonly<Record<Exclude<PictureRefusal, 'tooSmall'>, string>> = {
  unreadable: 'Fotoğraf okunamadı. Lütfen başka bir fotoğraf seçin.',
  tooManyPixels: `Fotoğraf en çok ${maxPixels / 1_000_000} megapiksel olabilir. Lütfen küçültüp yeniden yükleyin.`,
};

/** Widths of a case photo in pixels: of its tile and of the enlarged view. */
const caseWidths = [192, 960] as const;
const caseKey = (id: string, width: number, format: string): string => `case-photos/${id}-${width}.${format}`;

async function keepCaseWidths(
  { ports }: Pick<Context, 'ports'>,
  id: string,
  bytes: Uint8Array,
): Promise<void> {
  for (const one of await renderWidths(bytes, caseWidths, 'asTaken'))
    await ports.storage.put(caseKey(id, one.width, one.format), one.bytes, `image/${one.format}`);
}

/**
 * Marks files of this owner and purpose as used. @throws AppError `invalidRequest` when one of them is another's,
 * unknown or used
 */
export async function claimFiles(
  { db, clock }: Context,
  { companyId, operatorId }: FileOwner,
  purpose: FileRow['purpose'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const owner = { companyId, ...(operatorId !== undefined && { operatorId }) };
  const claimed = await claim(db, owner, purpose, ids, clock.now());
  if (claimed !== ids.length) throw refused('Dosya bulunamadı. Lütfen yeniden yükleyin.');
}

export interface FileContent {
  readonly row: FileRow;
  readonly bytes: Uint8Array;
}

/** Returns the bytes of a file that this company may read. @throws AppError `recordNotFound` */
export async function readFile(
  { db, ports }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  id: string,
): Promise<FileContent> {
  const row = await readableFile(db, id, companyId);
  const bytes = row && (await ports.storage.get(row.storage_key));
  if (!row || !bytes) throw new AppError('recordNotFound');
  return { row, bytes };
}

export interface PictureContent {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Returns a case photo in the stored width that covers `width`; null for a file that is stored in one size only.
 *
 * @throws AppError `recordNotFound` for a file that this company may not read
 */
export async function readWidth(
  { db, ports }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  id: string,
  width: number,
  accept: string | undefined,
): Promise<PictureContent | null> {
  const row = await readableFile(db, id, companyId);
  if (!row) throw new AppError('recordNotFound');
  if (row.purpose !== 'casePhoto') return null;
  const format = pictureFormatFor(accept);
  const kept = pictureWidthFor(width) <= caseWidths[0] ? caseWidths[0] : caseWidths[1];
  const bytes = await ports.storage.get(caseKey(id, kept, format));
  return bytes && { bytes, contentType: `image/${format}` };
}

/**
 * Returns the bytes of a file of any company, for an operator; the caller checks the permission. @throws
 * AppError `recordNotFound`
 */
export async function readFileForOperator({ db, ports }: Context, id: string): Promise<FileContent> {
  const row = await claimedFile(db, id);
  const bytes = row && (await ports.storage.get(row.storage_key));
  if (!row || !bytes) throw new AppError('recordNotFound');
  return { row, bytes };
}

/**
 * Removes up to 100 files that were uploaded before `before` and never used, with all sizes of case photos. While the
 * store does not answer, their rows stay for the next run.
 */
export const sweepFiles = ({ db, ports }: Context, before: Date): Promise<void> =>
  withTransaction(db, async (trx) => {
    for (const { id, purpose, storage_key: key } of await deleteUnclaimed(trx, before, 100)) {
      const widths =
        purpose === 'casePhoto'
          ? caseWidths.flatMap((width) => pictureFormats.map((format) => caseKey(id, width, format)))
          : [];
      for (const one of [key, ...widths]) await ports.storage.remove(one);
    }
  });
