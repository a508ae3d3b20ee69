import type { StoredFile } from '@havan/contract/files';
import type { FileRow } from './files.sql.ts';

/** What both sides may know of a file; where it lies stays with us. */
export const presentFile = (row: Pick<FileRow, 'id' | 'file_name' | 'mime_type' | 'size'>): StoredFile => ({
  fileId: row.id,
  fileName: row.file_name,
  mimeType: row.mime_type,
  size: row.size,
});
