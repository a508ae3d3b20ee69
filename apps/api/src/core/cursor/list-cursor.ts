import { hash } from 'node:crypto';
import { invalidCursor } from './invalid-cursor.ts';

/** The last row of a page: its rank in the sort and its id. */
export interface Position {
  readonly rank: number;
  readonly id: number;
}

/**
 * A position in a list, and the time at which the list began in milliseconds since 1970; 0 for lists that do not
 * change.
 */
export interface ListPlace extends Position {
  readonly asOf: number;
}

/** The identity of a list: its kind, owner, filters and sort. */
export type ListName = readonly [kind: string, ...of: unknown[]];

/** Returns an opaque text for a position that is valid only in its list. */
export function encodeCursor(list: ListName, { rank, id }: Position, asOf = 0): string {
  return Buffer.from(`${markOf(list)}:${rank}:${id}:${asOf}`).toString('base64url');
}

/** Returns the position of a cursor. @throws AppError `invalidRequest` for a text that is not a cursor of this list */
export function decodeCursor(list: ListName, cursor: string): ListPlace {
  const match = /^([\w-]+):(-?\d{1,15}):(\d{1,15}):(\d{1,15})$/.exec(
    Buffer.from(cursor, 'base64url').toString('utf8'),
  );
  if (!match || match[1] !== markOf(list)) throw invalidCursor();
  return { rank: Number(match[2]), id: Number(match[3]), asOf: Number(match[4]) };
}

/**
 * Returns a short hash of the list. A forged position within the same list reveals only rows that the caller
 * may see.
 */
const markOf = (list: ListName): string => hash('sha1', JSON.stringify(list), 'base64url').slice(0, 10);
