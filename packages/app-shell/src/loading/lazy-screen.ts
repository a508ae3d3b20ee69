import { chunkLoadTimeoutMs } from '@havan/domain/limits';
import { createElement, isValidElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';

/** Thrown when a chunk of the app cannot be loaded: an old page after a deployment, or a lost connection. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** The chunk in which the build places a screen or part: read from the source by `@havan/vite`, unused at run time. */
export interface InChunk {
  /** The name of its file; screens of one chunk share a file. */
  readonly chunk?: string;
  /** The chunk of the screen that this part belongs to and is loaded after. */
  readonly partOf?: string;
}

/** A screen that can be loaded before it is rendered. */
export interface LazyScreen<Props extends object> {
  (props: Props): ReactNode;
  readonly sendFor: () => Promise<unknown>;
}

/**
 * Returns a screen in a chunk of its own; a chunk that has not loaded after 120 s is an error (specification
 * §8). A preloaded screen is rendered at once: `lazy` alone would first render its fallback, which React
 * keeps for 300 ms however soon the chunk arrives.
 */
export function lazyScreen<Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  _inChunk?: InChunk,
): LazyScreen<Props> {
  let known: ComponentType<Props> | undefined;
  const sendFor = async () => {
    known ??= (await inTime(load))[name];
    return { default: known };
  };
  const Awaited = lazy(sendFor);
  const Screen = (props: Props) => {
    // The component of the first render is kept: replacing it would lose typed input.
    const [Shown] = useState<ComponentType<Props>>(() => known ?? Awaited);
    return createElement(Shown, props);
  };
  return Object.assign(Screen, { sendFor });
}

/** Loads the screens of an address; a failed one reports its failure when it is rendered. */
export async function sendForScreens(
  routes: RouteObject[],
  { pathname }: Pick<Location, 'pathname'>,
  basename: string,
): Promise<void> {
  const screens = (matchRoutes(routes, pathname, basename) ?? []).map(({ route }) => route.element);
  const sent = screens.flatMap((screen) =>
    isValidElement(screen) && isLazyScreen(screen.type) ? screen.type.sendFor() : [],
  );
  await Promise.allSettled(sent);
}

const isLazyScreen = (type: unknown): type is LazyScreen<object> =>
  typeof type === 'function' && 'sendFor' in type;

/** Loads a chunk. @throws ChunkError when it fails or has not loaded after 120 s (specification §8) */
export async function inTime<File>(load: () => Promise<File>): Promise<File> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('Chunk load timed out')), chunkLoadTimeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError('Chunk load failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
