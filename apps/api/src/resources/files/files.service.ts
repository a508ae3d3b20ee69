import { createHash } from 'node:crypto';
import type { ParsedRequestOf } from '@havan/contract/call';
import { fileLimits, type StoredFile, type uploadFile } from '@havan/contract/files';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { downloadNameOf, endingOf, fileKindOf } from './file-kind.ts';
import { presentFile } from './files.presenter.ts';
import { claim, type FileRow, forgetUnclaimed, insertFile, readableFile, unclaimedOf } from './files.sql.ts';

/** What one company may have lying about unused: enough for a morning's invoices, too little for a dump. */
const unclaimedLimit = { files: 100, bytes: 200 * 1024 * 1024 };

const refused = (message: string): AppError =>
  new AppError('invalidRequest', { message, errors: [{ code: 'file', message, path: 'file' }] });

/**
 * Keeps a file that was sent, under a name of ours.
 *
 * @throws AppError `invalidRequest` for an empty or too large file, or a kind that its purpose does not take
 */
export async function keepFile(
  { db, clock, ports }: Context,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  { purpose, fileName }: ParsedRequestOf<typeof uploadFile>,
  bytes: Uint8Array,
): Promise<StoredFile> {
  const { mimeTypes, maxBytes } = fileLimits[purpose];
  if (bytes.length === 0) throw refused('Dosya boş.');
  if (bytes.length > maxBytes) throw refused(`Dosya en fazla ${maxBytes / 1024 / 1024} MB olabilir.`);
  const kind = fileKindOf(bytes);
  if (!kind || !mimeTypes.includes(kind))
    throw refused(
      purpose === 'casePhoto'
        ? 'Yalnızca PNG ve JPG yükleyebilirsiniz.'
        : 'Yalnızca PDF, PNG ve JPG yükleyebilirsiniz.',
    );
  const lying = await unclaimedOf(db, actor.companyId);
  if (lying.files >= unclaimedLimit.files || lying.bytes + bytes.length > unclaimedLimit.bytes)
    throw new AppError('tooManyRequests', { retryAfterSeconds: 3600 });

  const id = ports.random.uuid();
  const key = `${purpose === 'casePhoto' ? 'case-photos' : 'invoices'}/${id}.${endingOf[kind]}`;
  // The bytes first: a row without them would be a broken download, bytes without a row are only swept up.
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

/** Files that this company sent for this purpose become part of something. @throws AppError `invalidRequest` for any other */
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

/** The bytes of a file that this company may read. @throws AppError `recordNotFound` */
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

/** Removes what was sent before `before` and never used. */
export async function sweepFiles({ db, ports }: Context, before: Date): Promise<void> {
  for (const key of await forgetUnclaimed(db, before, 100)) await ports.storage.remove(key);
}
