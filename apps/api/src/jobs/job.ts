import type { Context } from '../context.ts';

/** Work that comes back by itself. It must bear being run twice, and by several processes after one another. */
export interface Job {
  /** Also its name in the database; it never changes. */
  readonly name: string;
  readonly everySeconds: number;
  readonly run: (ctx: Context) => Promise<void>;
}
