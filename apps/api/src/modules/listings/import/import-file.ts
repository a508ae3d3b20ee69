import { importLimits } from '@havan/listing-import/import-limits';
import { ImportFileError } from '@havan/listing-import/file-flaw';
import type { StoragePort } from '../../../core/ports/storage/storage-port.ts';

/** Bytes of one stored part of a file, the memory of one upload. */
const partBytes = 4 * 1024 * 1024;

const keyOf = (importId: string, part: number): string => `imports/${importId}-${part}.part`;

/** Stores a streamed file in parts. @throws ImportFileError for a file that is too large; its parts are removed */
export async function storeFile(
  storage: StoragePort,
  importId: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ parts: number; size: number }> {
  let chunks: Uint8Array[] = [];
  let held = 0;
  let parts = 0;
  let size = 0;
  const flush = async () => {
    await storage.put(keyOf(importId, parts), Buffer.concat(chunks), 'application/octet-stream');
    parts += 1;
    chunks = [];
    held = 0;
  };
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > importLimits.csvBytes) throw new ImportFileError('tooLarge');
      chunks.push(chunk);
      held += chunk.length;
      if (held >= partBytes) await flush();
    }
    if (held > 0) await flush();
    return { parts, size };
  } catch (error) {
    await removeFile(storage, importId, parts);
    throw error;
  }
}

/** Reads a stored file, one part at a time; `onPart` receives the number of bytes read so far. */
export async function* readStored(
  storage: StoragePort,
  { id, parts }: { readonly id: string; readonly parts: number },
  onPart: (bytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part += 1) {
    const bytes = await storage.get(keyOf(id, part));
    if (!bytes) throw new ImportFileError('unreadable');
    onPart(bytes.length);
    yield bytes;
  }
}

/** Removes the parts of a file. */
export async function removeFile(storage: StoragePort, importId: string, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) await storage.remove(keyOf(importId, part));
}
