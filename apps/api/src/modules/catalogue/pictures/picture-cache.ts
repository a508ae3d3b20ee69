import { LRUCache } from 'lru-cache';

/** A picture as sent. */
export interface Picture {
  readonly bytes: Uint8Array;
  /** The bytes compressed with Brotli; null when that saves nothing. */
  readonly brotli: Uint8Array | null;
  readonly contentType: string;
  /** The version that a URL must contain to be cached for ever; null when the picture may change. */
  readonly version: string | null;
  /** Entity tag of the bytes, without quotes. */
  readonly tag: string;
}

/** Creates an LRU cache of pictures, limited in bytes. */
export const pictureCache = <Kept extends Pick<Picture, 'bytes' | 'brotli'>>(limitBytes: number) =>
  new LRUCache<string, Kept>({
    maxSize: limitBytes,
    sizeCalculation: ({ bytes, brotli }) => Math.max(1, bytes.length + (brotli?.length ?? 0)),
  });
