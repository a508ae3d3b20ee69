import { chunkLoadTimeoutMs } from '@havan/domain/limits';
import { createElement, isValidElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';

/** A part of the app could not be loaded: an old page after a deploy, or a line that went dead. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** A screen that can be sent for before it is drawn. */
export interface LazyScreen<Props extends object> {
  (props: Props): ReactNode;
  readonly sendFor: () => Promise<unknown>;
}

/**
 * A screen in a chunk of its own; a chunk that has not come after 120 s is an error (specification §8). One that was sent
 * for and has come is drawn at once: `lazy` alone would put its fallback on the page first, and React leaves a fallback
 * standing for 300 ms however soon the chunk is there.
 */
export function lazyScreen<Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyScreen<Props> {
  let known: ComponentType<Props> | undefined;
  const sendFor = async () => {
    known ??= (await inTime(load))[name];
    return { default: known };
  };
  const Awaited = lazy(sendFor);
  const Screen = (props: Props) => {
    // Whichever it began with, it stays: another component in its place would forget what has been typed.
    const [Shown] = useState<ComponentType<Props>>(() => known ?? Awaited);
    return createElement(Shown, props);
  };
  return Object.assign(Screen, { sendFor });
}

/** Sends for the screens of an address; one that does not come says so when it is drawn. */
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

/** Loads a chunk. @throws ChunkError when it cannot be had, or has not come after 120 s (specification §8) */
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
