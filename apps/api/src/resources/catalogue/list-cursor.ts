import { invalidCursor } from '../../invalid-cursor.ts';

/** The last row of a page: its rank in the sort and its id. */
export interface Position {
  readonly rank: number;
  readonly id: number;
}

/** An opaque text for a position; it only fits the sort that it was made with. */
export function encodeCursor(sort: number, { rank, id }: Position): string {
  return Buffer.from(`${sort}:${rank}:${id}`).toString('base64url');
}

/** @throws AppError `invalidRequest` for a text that is no cursor of this sort */
export function decodeCursor(sort: number, cursor: string): Position {
  const match = /^(\d+):(-?\d{1,15}):(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match || Number(match[1]) !== sort) {
    throw invalidCursor();
  }
  return { rank: Number(match[2]), id: Number(match[3]) };
}
