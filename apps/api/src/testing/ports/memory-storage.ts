import { isStorageKey, type StoragePort } from '../../core/ports/storage/storage-port.ts';

/** Returns an in-memory storage for tests. */
export function memoryStorage(): StoragePort {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => {
      if (!isStorageKey(key)) throw new RangeError(`Not a storage key: ${key}`);
      files.set(key, bytes);
    },
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
  };
}
