import { carrierIds } from '@havan/domain/carrier';
import { storageKeys } from '@havan/domain/storage-key';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface ShipperStore {
  readonly carrierId: number | null;
  readonly choose: (carrierId: number) => void;
}

/** The carrier that this seller last shipped with, kept in this browser (specification §9). */
const useShipper = create<ShipperStore>()(
  persist((set) => ({ carrierId: null, choose: (carrierId) => set({ carrierId }) }), {
    name: storageKeys.shipperSelections,
    storage: createJSONStorage(() => localStorage),
    partialize: ({ carrierId }) => ({ carrierId }),
    merge: (stored, current) => ({ ...current, carrierId: carrierIdOf(stored) }),
  }),
);

export const useLastCarrier = () => useShipper((store) => store.carrierId);
export const useStoreCarrier = () => useShipper((store) => store.choose);

/** Returns the stored carrier; null when it is not in the list of carriers. */
export function carrierIdOf(stored: unknown): number | null {
  if (typeof stored !== 'object' || stored === null || !('carrierId' in stored)) return null;
  return carrierIds.find((id) => id === stored.carrierId) ?? null;
}
