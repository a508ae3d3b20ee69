import { createHash } from 'node:crypto';
import type { ParsedRequestOf } from '@havan/contract/call';
import { fileLimits, type StoredFile, type uploadFile } from '@havan/contract/identity/files';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { downloadNameOf, endingOf, fileKindOf } from './file-kind.ts';
import { presentFile } from './files.presenter.ts';
import { withoutMetadata } from './without-metadata.ts';
import {
  claim,
  claimedFile,
  type FileRow,
  forgetUnclaimed,
  insertFile,
  readableFile,
  unclaimedOf,
} from './files.sql.ts';

export { type FileRow } from './files.sql.ts';
export { presentFile } from './files.presenter.ts';

/** The most unused files of a company: enough for a morning's invoices, too few for misuse as storage. */
const unclaimedLimit = { files: 100, bytes: 200 * 1024 * 1024 };

const folderOf: Readonly<Record<FileRow['purpose'], string>> = {
  orderInvoice: 'invoices',
  casePhoto: 'case-photos',
  productPhoto: 'product-photos',
  purchaseInvoice: 'purchase-invoices',
  ticketFile: 'ticket-files',
  messageFile: 'message-files',
};

const refused = (message: string): AppError =>
  new AppError('invalidRequest', { message, errors: [{ code: 'file', message, path: 'file' }] });

/**
 * Stores an uploaded file under a generated key.
 *
 * @throws AppError `invalidRequest` for an empty or too large file, or a kind that its purpose does not take
 */
export async function keepFile(
  { db, clock, ports }: Context,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  { purpose, fileName }: ParsedRequestOf<typeof uploadFile>,
  sent: Uint8Array,
): Promise<StoredFile> {
  const { mimeTypes, maxBytes } = fileLimits[purpose];
  if (sent.length === 0) throw refused('Dosya boş.');
  if (sent.length > maxBytes) throw refused(`Dosya en fazla ${maxBytes / 1024 / 1024} MB olabilir.`);
  const kind = fileKindOf(sent);
  if (!kind || !mimeTypes.includes(kind))
    throw refused(
      mimeTypes.includes('application/pdf')
        ? 'Yalnızca PDF, PNG ve JPG yükleyebilirsiniz.'
        : 'Yalnızca PNG ve JPG yükleyebilirsiniz.',
    );
  // The other party can read it, so place and time of the picture are removed.
  const bytes = withoutMetadata(sent, kind);
  if (!bytes) throw refused('Fotoğraf okunamadı. Lütfen başka bir fotoğraf seçin.');
  const lying = await unclaimedOf(db, actor.companyId);
  if (lying.files >= unclaimedLimit.files || lying.bytes + bytes.length > unclaimedLimit.bytes)
    throw new AppError('tooManyRequests', { retryAfterSeconds: 3600 });

  const id = ports.random.uuid();
  const key = `${folderOf[purpose]}/${id}.${endingOf[kind]}`;
  // The bytes first: a row without them would be a broken download, while bytes without a row are purged.
  await ports.storage.put(key, bytes, kind);
  const row: Omit<FileRow, 'claimed_at'> = {
    id,
    company_id: actor.companyId,
    user_id: actor.userId,
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

/** Marks files of this company and purpose as used. @throws AppError `invalidRequest` for any other */
export async function claimFiles(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  purpose: FileRow['purpose'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const claimed = await claim(db, companyId, purpose, ids, clock.now());
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

/** The bytes of a file of any company, for an operator; who may is the caller's to ask. @throws AppError `recordNotFound` */
export async function readFileForOperator({ db, ports }: Context, id: string): Promise<FileContent> {
  const row = await claimedFile(db, id);
  const bytes = row && (await ports.storage.get(row.storage_key));
  if (!row || !bytes) throw new AppError('recordNotFound');
  return { row, bytes };
}

/** Removes files uploaded before `before` and never used. */
export async function sweepFiles({ db, ports }: Context, before: Date): Promise<void> {
  for (const key of await forgetUnclaimed(db, before, 100)) await ports.storage.remove(key);
}
