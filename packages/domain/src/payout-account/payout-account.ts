import { foldForSearch } from '../turkish-text/turkish-text.ts';

/** A verified account rests this long before money may leave for it, so that a company can object. In milliseconds. */
export const payoutAccountRestMs = 24 * 60 * 60 * 1000;

/** Accounts that a company keeps at once. */
export const mostPayoutAccounts = 5;

/** `unverified` waits for the code, `resting` for the end of its rest, `usable` can be paid to. */
export const payoutAccountStates = ['unverified', 'resting', 'usable'] as const;
export type PayoutAccountState = (typeof payoutAccountStates)[number];

/** Returns from when an account that was verified at that moment may be paid to. */
export const usableFrom = (verifiedAt: Date): Date => new Date(verifiedAt.getTime() + payoutAccountRestMs);

/** Returns the state of an account at a moment; `unverified` for one whose code was never entered. */
export function payoutAccountState(verifiedAt: Date | null, now: Date): PayoutAccountState {
  if (verifiedAt === null) return 'unverified';
  return now < usableFrom(verifiedAt) ? 'resting' : 'usable';
}

/** Words of Turkish trade names with the way in which banks shorten them. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\banonim sirketi\b/g, 'as'],
  [/\ba s\b/g, 'as'],
  [/\blimited sirketi\b/g, 'ltd sti'],
  [/\bsanayii?\b/g, 'san'],
  [/\bticaret\b/g, 'tic'],
  [/\bve\b/g, ' '],
];

/**
 * Returns a legal name without case, marks, signs and the choice between `Ltd. Şti.` and `Limited Şirketi`.
 */
function comparable(name: string): string {
  const words = foldForSearch(name).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const short = shortForms.reduce((text, [long, word]) => text.replace(long, word), words);
  return short.replace(/\s+/g, ' ').trim();
}

/** Returns whether the owner of a bank account is named as the company is, as far as banks write names. */
export function isSameLegalName(owner: string, legalName: string): boolean {
  const wanted = comparable(legalName);
  return wanted !== '' && comparable(owner) === wanted;
}
