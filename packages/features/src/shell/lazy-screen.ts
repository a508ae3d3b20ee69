import { chunkLoadTimeoutMs } from '@havan/domain/limits';
import { lazy, type ComponentType } from 'react';

/** A part of the app could not be loaded: an old page after a deploy, or a line that went dead. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** A screen in a chunk of its own; a chunk that has not come after 120 s is an error (specification §8). */
export function lazyScreen<Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return lazy(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkError('Chunk load timed out')), chunkLoadTimeoutMs);
    });
    try {
      const file = await Promise.race([load(), tooLate]);
      return { default: file[name] };
    } catch (error) {
      throw error instanceof ChunkError ? error : new ChunkError('Chunk load failed', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  });
}
