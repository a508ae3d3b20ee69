import type { Sharp, SharpOptions } from 'sharp';

type Library = (bytes: Uint8Array, options: SharpOptions) => Sharp;

let loading: Promise<Library> | null = null;

/**
 * Loads the image library at its first use: it takes 180 ms and 20 MB, which a process without uploads saves. Only the
 * accepted formats can be decoded, on one thread, and nothing decoded is cached.
 */
export const pictureLibrary = (): Promise<Library> => (loading ??= load());

async function load(): Promise<Library> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  return sharp;
}

let last: Promise<unknown> = Promise.resolve();

/** Runs decodings one after another, which bounds the memory of a process to that of one picture. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
