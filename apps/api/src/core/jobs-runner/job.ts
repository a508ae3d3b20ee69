import type { Context } from '../context.ts';

/** A recurring job. It must be safe to run twice and by different processes in turn. */
export interface Job {
  /** Also its name in the database; it never changes. */
  readonly name: string;
  readonly everySeconds: number;
  readonly run: (ctx: Context) => Promise<void>;
}
