import { AppError } from '../../../core/app-error.ts';
import { sqlState } from '../../../core/db/postgres-error.ts';

/** Converts `+905321234567` to the stored eleven digits. */
export const elevenDigits = (phone: string): string => `0${phone.slice(3)}`;

/** Splits a full name: the last word is the surname. */
export function namesOf(fullName: string): { readonly name: string; readonly surname: string } {
  const at = fullName.lastIndexOf(' ');
  return { name: fullName.slice(0, at), surname: fullName.slice(at + 1) };
}

/** Handles a user name or address that was taken concurrently. @throws AppError `usernameTaken` for it */
export function orTaken(error: unknown): never {
  throw sqlState(error) === '23505' ? new AppError('usernameTaken', { cause: error }) : error;
}
