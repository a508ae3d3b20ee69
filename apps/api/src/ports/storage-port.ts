/** Where files lie: a folder, or a store of objects by URL. Keys are made by us and never by who sends a file. */
export interface StoragePort {
  /** Keeps bytes under a key that is not used yet. */
  readonly put: (key: string, bytes: Uint8Array, mimeType: string) => Promise<void>;
  /** The bytes of a key; null when there are none. */
  readonly get: (key: string) => Promise<Uint8Array | null>;
  /** Forgets a key; one that is not there is fine. */
  readonly remove: (key: string) => Promise<void>;
}

/** Letters, digits, hyphens and one level of folders: no key can lead out of its store. */
export const isStorageKey = (key: string): boolean =>
  /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}\.[a-z]{3,4}$/.test(key);
