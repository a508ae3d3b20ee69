import { createHash } from 'node:crypto';
import type { Chunk } from './declared-chunks.ts';

/** The chunk of the frame around every signed-in screen. */
export const frameChunk = 'shell';

/** The chunks of an app's pages by role. */
export interface Pages {
  /** The chunks of the visitor's first page. */
  readonly signIn: ReadonlySet<string>;
  /** The main screens, which have a budget. */
  readonly main: ReadonlySet<string>;
  /** Chunks whose pages stand without the frame. */
  readonly withoutFrame: ReadonlySet<string>;
}

/** Decides which file holds the modules that a set of chunks needs; see `page-chunks`. */
export interface PageFiles {
  /**
   * The name of the file; undefined when no chunk needs it. A name that holds for some chunks must hold for more of them
   * too, or come later here: then a file never imports from one that stands after it.
   * @param opensByItself the file of what the frame fetches as well, for a dialog or a notice
   */
  readonly fileOf: (users: readonly Chunk[], opensByItself?: 'overlay' | 'notices') => string | undefined;
  /**
   * The file of its style rules: `file`, but for a part that comes after its screen the file of that screen. Its sheet
   * would come on its own, and every late sheet lays the whole page out anew.
   */
  readonly sheetOf: (users: readonly Chunk[], file: string) => string;
}

/** Returns the rules for these pages. */
export function pageFiles({ signIn, main, withoutFrame }: Pages): PageFiles {
  return {
    fileOf(users, opensByItself) {
      if (users.length === 0) return undefined;
      const names = namesOf(users);
      const isSignIn = names.some((name) => signIn.has(name));
      if (isSignIn && names.some((name) => name === frameChunk || main.has(name))) return 'base';
      if (names.includes(frameChunk)) return frameChunk;
      const mains = names.filter((name) => main.has(name));
      // Modules that only later parts of a main screen need, so that no other screen loads them.
      const own = isSignIn ? [] : mains.length > 0 ? mains : namesOf(users.filter(isPart));
      // Nearly every screen needs such a module; with the frame it compresses better than in a file of its own.
      if (own.length > 2) return frameChunk;
      if (own.length === 2) return own.toSorted().join('-');
      if (opensByItself && own.length === 0 && !isSignIn) return opensByItself;
      const [only = ''] = names;
      if (names.length === 1) return only;
      return own[0] ? `${own[0]}-${opensByItself ?? 'shared'}` : `with-${digest(names.toSorted().join())}`;
    },
    sheetOf(users, file) {
      const homes = new Set(users.flatMap(({ partOf }) => partOf ?? []));
      if (homes.size === 0 || file === 'base' || file === frameChunk) return file;
      // A page without the frame must not load the frame for a style rule.
      if (users.some(({ chunk }) => withoutFrame.has(chunk))) return file;
      if (homes.has(frameChunk)) return frameChunk;
      if (!users.every(isPart)) return file;
      const [home = file] = homes;
      return homes.size === 1 ? home : frameChunk;
    },
  };
}

const isPart = ({ partOf }: Chunk): boolean => partOf !== undefined;

const namesOf = (users: readonly Chunk[]): string[] => [...new Set(users.map(({ chunk }) => chunk))];

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);
