import { AppError } from '../../app-error.ts';
import { sqlState } from '../../db/postgres-error.ts';

/** `+905321234567`, as the rule for numbers answers, in the eleven digits that are kept. */
export const elevenDigits = (phone: string): string => `0${phone.slice(3)}`;

/** First names, and the last word as the surname. */
export function namesOf(fullName: string): { readonly name: string; readonly surname: string } {
  const at = fullName.lastIndexOf(' ');
  return { name: fullName.slice(0, at), surname: fullName.slice(at + 1) };
}

/** A user name or an address that somebody took while this was being done. @throws AppError `usernameTaken` for it */
export function orTaken(error: unknown): never {
  throw sqlState(error) === '23505' ? new AppError('usernameTaken', { cause: error }) : error;
}
