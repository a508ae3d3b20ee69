import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Units that were put into the basket while the server could not be told. */
export interface WaitingLine {
  readonly listingId: number;
  readonly count: number;
}

interface WaitingStore {
  readonly lines: readonly WaitingLine[];
  readonly add: (line: WaitingLine) => void;
  /** Forgets these; what came since stays. */
  readonly drop: (lines: readonly WaitingLine[]) => void;
}

/** What this browser holds for the basket until somebody is signed in and the server answers again. */
export const useWaitingLines = create<WaitingStore>()(
  persist(
    (set) => ({
      lines: [],
      add: ({ listingId, count }) =>
        set(({ lines }) => {
          const there = lines.find((line) => line.listingId === listingId);
          const others = lines.filter((line) => line !== there);
          return { lines: [...others, { listingId, count: (there?.count ?? 0) + count }] };
        }),
      drop: (gone) => set(({ lines }) => ({ lines: lines.filter((line) => !gone.includes(line)) })),
    }),
    {
      name: 'havan.waiting-lines',
      storage: createJSONStorage(() => localStorage),
      partialize: ({ lines }) => ({ lines }),
      merge: (stored, current) => ({ ...current, lines: readLines(stored) }),
    },
  ),
);

/** What the browser kept, as far as it is a list of lines. */
function readLines(stored: unknown): WaitingLine[] {
  if (typeof stored !== 'object' || stored === null || !('lines' in stored)) return [];
  const { lines } = stored;
  return Array.isArray(lines) ? lines.filter(isLine).slice(0, 500) : [];
}

const isLine = (line: unknown): line is WaitingLine =>
  typeof line === 'object' &&
  line !== null &&
  'listingId' in line &&
  'count' in line &&
  Number.isSafeInteger(line.listingId) &&
  Number.isSafeInteger(line.count);
