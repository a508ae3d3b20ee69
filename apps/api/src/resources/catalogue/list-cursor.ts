import { hash } from 'node:crypto';
import { invalidCursor } from '../../invalid-cursor.ts';

/** The last row of a page: its rank in the sort and its id. */
export interface Position {
  readonly rank: number;
  readonly id: number;
}

/** Where a list goes on, and the moment at which it began in milliseconds since 1970: 0 where nothing moves meanwhile. */
export interface ListPlace extends Position {
  readonly asOf: number;
}

/** What a list is told from others by: its kind, whose it is, how it is filtered and sorted. */
export type ListName = readonly [kind: string, ...of: unknown[]];

/** An opaque text for a position; it only fits the list that it was made for. */
export function encodeCursor(list: ListName, { rank, id }: Position, asOf = 0): string {
  return Buffer.from(`${markOf(list)}:${rank}:${id}:${asOf}`).toString('base64url');
}

/** @throws AppError `invalidRequest` for a text that is no cursor of this list */
export function decodeCursor(list: ListName, cursor: string): ListPlace {
  const match = /^([\w-]+):(-?\d{1,15}):(\d{1,15}):(\d{1,15})$/.exec(
    Buffer.from(cursor, 'base64url').toString('utf8'),
  );
  if (!match || match[1] !== markOf(list)) throw invalidCursor();
  return { rank: Number(match[2]), id: Number(match[3]), asOf: Number(match[4]) };
}

/** Short for the list; whoever makes up another position of the same list is only shown what is theirs to see. */
const markOf = (list: ListName): string => hash('sha1', JSON.stringify(list), 'base64url').slice(0, 10);
