import type { CaseWish } from './CaseLineFields.tsx';

/** Initial values of a case, by line. */
export interface CaseDraft {
  readonly wishes: Readonly<Record<number, CaseWish>>;
  readonly note: string;
}
