import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export const orderLayouts = ['list', 'grid'] as const;
export type OrderLayout = (typeof orderLayouts)[number];

interface OrderViewStore {
  /** Null until this person chooses; each app then has its own default. */
  readonly layout: OrderLayout | null;
  readonly choose: (layout: OrderLayout) => void;
}

/** Remembered in this browser under `myOrdersView` (specification §3, §9). */
const useOrderView = create<OrderViewStore>()(
  persist((set) => ({ layout: null, choose: (layout) => set({ layout }) }), {
    name: 'myOrdersView',
    storage: createJSONStorage(() => localStorage),
    partialize: ({ layout }) => ({ layout }),
    merge: (stored, current) => ({ ...current, layout: layoutOf(stored) }),
  }),
);

/** The layout of the order list: list for a merchant, else grid, until chosen (specification §9). */
export function useOrderLayout(isMerchant: boolean): OrderLayout {
  const chosen = useOrderView((store) => store.layout);
  return chosen ?? (isMerchant ? 'list' : 'grid');
}

export const useChooseOrderLayout = () => useOrderView((store) => store.choose);

/** What the browser kept, if it is still one of ours. */
export function layoutOf(stored: unknown): OrderLayout | null {
  if (typeof stored !== 'object' || stored === null || !('layout' in stored)) return null;
  return orderLayouts.find((layout) => layout === stored.layout) ?? null;
}
