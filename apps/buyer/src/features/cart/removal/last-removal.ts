import { storageKeys } from '@havan/domain/storage-key';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface LastRemovalStore {
  /** Id of the removal that the server can undo for 24 hours; null without one. */
  readonly removalId: string | null;
  readonly keep: (removalId: string | null) => void;
}

/** The last removal of this tab, which can be undone after a reload too, when its toast is gone. */
export const useLastRemoval = create<LastRemovalStore>()(
  persist(
    (set) => ({
      removalId: null,
      keep: (removalId) => set({ removalId }),
    }),
    {
      name: storageKeys.lastRemoval,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ removalId }) => ({ removalId }),
    },
  ),
);
