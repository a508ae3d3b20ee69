import type { CaseWish } from './CaseLineFields.tsx';

/** What a case begins with, by line. */
export interface CaseDraft {
  readonly wishes: Readonly<Record<number, CaseWish>>;
  readonly note: string;
}
