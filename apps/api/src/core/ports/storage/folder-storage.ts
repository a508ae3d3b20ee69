import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isStorageKey, StorageError, type StoragePort } from './storage-port.ts';

/**
 * Returns files in a folder; each is written to a temporary name and renamed, so that no partial file is
 * read.
 */
export function folderStorage(folder: string): StoragePort {
  const placeOf = (key: string): string => {
    if (!isStorageKey(key)) throw new RangeError(`Not a storage key: ${key}`);
    return path.join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const place = placeOf(key);
      await orStorageError(async () => {
        await mkdir(path.dirname(place), { recursive: true });
        const beside = `${place}.${randomUUID()}.part`;
        try {
          await writeFile(beside, bytes, { flag: 'wx', mode: 0o600 });
          await rename(beside, place);
        } catch (error) {
          await rm(beside, { force: true });
          throw error;
        }
      });
    },
    get: async (key) => {
      const place = placeOf(key);
      return orStorageError(() =>
        readFile(place).catch((error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
          throw error;
        }),
      );
    },
    remove: async (key) => {
      const place = placeOf(key);
      await orStorageError(() => rm(place, { force: true }));
    },
  };
}

/** Rejects with `StorageError` for a failure of the file system: a full disk, missing rights, a missing mount. */
async function orStorageError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
