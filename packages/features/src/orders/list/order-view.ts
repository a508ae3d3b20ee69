import { userTypes } from '@havan/domain/company';
import { defaultLayoutOf, storageKeys } from '@havan/domain/storage-key';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { OrderSide } from '../order-filters.ts';

export const orderLayouts = ['list', 'grid'] as const;
export type OrderLayout = (typeof orderLayouts)[number];
/** Chosen by this person for a side; absent until then. */
type Layouts = Readonly<Partial<Record<OrderSide, OrderLayout>>>;

interface OrderViewStore {
  readonly layouts: Layouts;
  readonly choose: (side: OrderSide, layout: OrderLayout) => void;
}

/**
 * Store of the layouts in this browser; per side, because on one host both apps share the storage
 * (specification §9).
 */
const useOrderView = create<OrderViewStore>()(
  persist(
    (set) => ({
      layouts: {},
      choose: (side, layout) => set(({ layouts }) => ({ layouts: { ...layouts, [side]: layout } })),
    }),
    {
      name: storageKeys.ordersView,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ layouts }) => ({ layouts }),
      merge: (stored, current) => ({ ...current, layouts: layoutsOf(stored) }),
    },
  ),
);

/** The layout of an order list until this person chooses: list for a merchant, else grid (specification §9). */
export const defaultOrderLayout: Readonly<Record<OrderSide, OrderLayout>> = {
  sold: defaultLayoutOf('ordersView', userTypes.merchant),
  purchased: defaultLayoutOf('ordersView', userTypes.buyer),
};

export function useOrderLayout(side: OrderSide): OrderLayout {
  return useOrderView((store) => store.layouts[side]) ?? defaultOrderLayout[side];
}

export const useChooseOrderLayout = () => useOrderView((store) => store.choose);

/** Returns the valid part of the stored layouts. */
export function layoutsOf(stored: unknown): Layouts {
  if (typeof stored !== 'object' || stored === null || !('layouts' in stored)) return {};
  const { layouts } = stored;
  if (typeof layouts !== 'object' || layouts === null) return {};
  const known = Object.entries(layouts).flatMap(([side, kept]) => {
    const layout = orderLayouts.find((one) => one === kept);
    return layout && (side === 'sold' || side === 'purchased') ? [[side, layout] as const] : [];
  });
  return Object.fromEntries(known);
}
