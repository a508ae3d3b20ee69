import { createHash } from 'node:crypto';
import type { Loader } from './loader.ts';

/** Keeps the bytes of a file under its key. */
export interface FileStorage {
  readonly put: (key: string, bytes: Uint8Array, mimeType: string) => Promise<void>;
}

/** A file of a company, uploaded and claimed at the same moment. */
export interface DemoFile {
  readonly id: string;
  readonly key: string;
  readonly companyId: number;
  readonly purpose: 'orderInvoice' | 'casePhoto' | 'badgeDocument' | 'purchaseInvoice';
  readonly mimeType: 'application/pdf' | 'image/png';
  readonly name: string;
  readonly bytes: Buffer;
  readonly at: Date;
}

/** Stores the bytes of files, then their rows. The user of a file has the id of its company. */
export async function loadFiles(
  loader: Loader,
  storage: FileStorage,
  files: readonly DemoFile[],
): Promise<void> {
  await Promise.all(files.map(({ key, bytes, mimeType }) => storage.put(key, bytes, mimeType)));
  await loader.copy(
    'stored_file',
    [
      'id',
      'company_id',
      'user_id',
      'purpose',
      'mime_type',
      'size',
      'sha256',
      'storage_key',
      'file_name',
      'created_at',
      'claimed_at',
    ],
    files.map(({ id, companyId, purpose, mimeType, bytes, key, name, at }) => [
      id,
      companyId,
      companyId,
      purpose,
      mimeType,
      bytes.length,
      createHash('sha256').update(bytes).digest('hex'),
      key,
      name,
      at,
      at,
    ]),
  );
}
