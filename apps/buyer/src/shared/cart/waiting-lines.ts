import { storageKeys } from '@havan/domain/storage-key';
import { create } from 'zustand';

/** Units that were added while the server did not answer. */
export interface WaitingLine {
  readonly listingId: number;
  readonly count: number;
  /** Key of the first request: its answer may have been lost, and the server adds the units once. */
  readonly idempotencyKey: string;
}

interface WaitingStore {
  readonly lines: readonly WaitingLine[];
  readonly add: (line: WaitingLine) => void;
  /** Removes these; lines added since stay. */
  readonly drop: (lines: readonly WaitingLine[]) => void;
}

const key = storageKeys.waitingCartLines;

/** Lines that this browser holds for the cart until the user is signed in and the server answers again. */
export const useWaitingLines = create<WaitingStore>()((set) => ({
  lines: readLines(localStorage.getItem(key)),
  add: (line) => set(({ lines }) => ({ lines: [...lines, line] })),
  drop: (gone) => set(({ lines }) => ({ lines: lines.filter((line) => !gone.includes(line)) })),
}));
useWaitingLines.subscribe(({ lines }) => {
  if (lines.length > 0) localStorage.setItem(key, JSON.stringify(lines));
  else localStorage.removeItem(key);
});

/** Reads the stored lines; empty for an invalid value. */
function readLines(text: string | null): WaitingLine[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLine).slice(0, 500) : [];
  } catch {
    return [];
  }
}

// A hoisted function: the store above reads the stored lines before any constant below is initialised.
function isLine(line: unknown): line is WaitingLine {
  return (
    typeof line === 'object' &&
    line !== null &&
    'listingId' in line &&
    'count' in line &&
    'idempotencyKey' in line &&
    Number.isSafeInteger(line.listingId) &&
    Number.isSafeInteger(line.count) &&
    typeof line.idempotencyKey === 'string'
  );
}
