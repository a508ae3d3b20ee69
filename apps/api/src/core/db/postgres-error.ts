import { DatabaseError } from 'pg';

/** Returns the SQLSTATE of an error of PostgreSQL, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/**
 * Returns whether an error is a deadlock or a serialization failure: the same transaction may succeed when it is run
 * again.
 */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40P01' || state === '40001';
}

const unavailableStates = new Set(['57P01', '57P02', '57P03', '53300', '53100', '08006', '08001', '08003']);
const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const unavailableTexts =
  /connection terminated|timeout exceeded when trying to connect|client has encountered/i;

/**
 * Returns whether an error means that the server is unavailable, restarting or full: the request is valid and may be
 * repeated (503).
 */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state) return unavailableStates.has(state);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The socket file does not exist while the server is down.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return unavailableCodes.has(code) || unavailableTexts.test(error.message);
}

/** Returns whether a statement or a lock took longer than the limits of the pool. */
export function isTimeout(error: unknown): boolean {
  const state = sqlState(error);
  return state === '57014' || state === '55P03';
}
