import { storageKeys } from '@havan/domain/storage-key';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface UncheckedStore {
  readonly sellerIds: readonly number[];
  readonly toggle: (sellerId: number) => void;
}

/** Sellers whose part of the cart is left for later; stored in this browser (specification §9). */
export const useUncheckedSellers = create<UncheckedStore>()(
  persist(
    (set) => ({
      sellerIds: [],
      toggle: (sellerId) =>
        set(({ sellerIds }) => ({
          sellerIds: sellerIds.includes(sellerId)
            ? sellerIds.filter((each) => each !== sellerId)
            : [...sellerIds, sellerId],
        })),
    }),
    {
      name: storageKeys.uncheckedSellerIds,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ sellerIds }) => ({ sellerIds }),
      merge: (stored, current) => ({ ...current, sellerIds: readIds(stored) }),
    },
  ),
);

/** Reads the stored ids; empty for an invalid value. */
function readIds(stored: unknown): number[] {
  if (typeof stored !== 'object' || stored === null || !('sellerIds' in stored)) return [];
  const { sellerIds } = stored;
  return Array.isArray(sellerIds) ? sellerIds.filter((id): id is number => Number.isSafeInteger(id)) : [];
}
