import type { StoredFile } from '@havan/contract/identity/files';
import type { FileRow } from './files.sql.ts';

/** Returns the public facts of a file, without its storage key. */
export const presentFile = (row: Pick<FileRow, 'id' | 'file_name' | 'mime_type' | 'size'>): StoredFile => ({
  fileId: row.id,
  fileName: row.file_name,
  mimeType: row.mime_type,
  size: row.size,
});
