import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isStorageKey, type StoragePort } from './storage-port.ts';

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
      await mkdir(path.dirname(place), { recursive: true });
      const beside = `${place}.part`;
      await writeFile(beside, bytes, { flag: 'wx', mode: 0o600 });
      await rename(beside, place);
    },
    get: async (key) => {
      try {
        return await readFile(placeOf(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  };
}
