import { foldForSearch } from '../turkish-text/turkish-text.ts';

/** Waiting time before the first payout to a verified account, in milliseconds, so that the company can object. */
export const payoutAccountRestMs = 24 * 60 * 60 * 1000;

/** Maximum accounts of a company. */
export const mostPayoutAccounts = 5;

/** `unverified`: waits for the code; `resting`: in the waiting time; `usable`: can be paid to. */
export const payoutAccountStates = ['unverified', 'resting', 'usable'] as const;
export type PayoutAccountState = (typeof payoutAccountStates)[number];

/** Returns when an account verified at that instant can be paid to. */
export const usableFrom = (verifiedAt: Date): Date => new Date(verifiedAt.getTime() + payoutAccountRestMs);

/** Returns the state of an account at `now`; `unverified` when no code was entered. */
export function payoutAccountState(verifiedAt: Date | null, now: Date): PayoutAccountState {
  if (verifiedAt === null) return 'unverified';
  return now < usableFrom(verifiedAt) ? 'resting' : 'usable';
}

/** Words of Turkish trade names with the abbreviations that banks use. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\banonim sirketi\b/g, 'as'],
  [/\ba s\b/g, 'as'],
  [/\blimited sirketi\b/g, 'ltd sti'],
  [/\bsanayii?\b/g, 'san'],
  [/\bticaret\b/g, 'tic'],
  [/\bve\b/g, ' '],
];

/**
 * Returns a legal name without case, diacritics and punctuation, and with one form of `Ltd. Şti.` and
 * `Limited Şirketi`.
 */
function comparable(name: string): string {
  const words = foldForSearch(name).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const short = shortForms.reduce((text, [long, word]) => text.replace(long, word), words);
  return short.replace(/\s+/g, ' ').trim();
}

/** Returns whether the owner of a bank account has the company's name, allowing for the spelling of banks. */
export function isSameLegalName(owner: string, legalName: string): boolean {
  const wanted = comparable(legalName);
  return wanted !== '' && comparable(owner) === wanted;
}
