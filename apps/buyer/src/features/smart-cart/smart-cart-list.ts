import type { RequestOf } from '@havan/contract/call';
import type { smartBasketBuilder } from '@havan/contract/smart-cart';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

type SearchRequest = RequestOf<typeof smartBasketBuilder>;
export type Wishes = SearchRequest['wishes'];

/** One product of the list that the buyer is writing. */
export interface WantedProduct {
  readonly productId: number;
  readonly productName: string;
  readonly brandName: string;
  readonly productImageUrl: string;
  readonly quantity: number;
  readonly mayExceedBy: number;
  readonly minExpiryMonths: number | null;
}

export const noWishes: Wishes = {
  expiration: null,
  shipping: null,
  rating: null,
  min: true,
  officialOnly: false,
  excludedSellerIds: [],
};

interface ListStore {
  readonly products: readonly WantedProduct[];
  readonly wishes: Wishes;
  readonly add: (products: readonly Omit<WantedProduct, 'mayExceedBy' | 'minExpiryMonths'>[]) => void;
  readonly change: (productId: number, change: Partial<WantedProduct>) => void;
  readonly remove: (productId: number) => void;
  readonly putBack: (products: readonly WantedProduct[]) => void;
  readonly wish: (change: Partial<Wishes>) => void;
}

/** The list and its wishes, kept in this browser: leaving the page loses nothing. */
export const useSmartCartList = create<ListStore>()(
  persist(
    (set) => ({
      products: [],
      wishes: noWishes,
      add: (added) => set(({ products }) => ({ products: withAdded(products, added) })),
      change: (productId, change) =>
        set(({ products }) => ({
          products: products.map((each) => (each.productId === productId ? { ...each, ...change } : each)),
        })),
      remove: (productId) =>
        set(({ products }) => ({ products: products.filter((each) => each.productId !== productId) })),
      putBack: (products) => set({ products }),
      wish: (change) => set(({ wishes }) => ({ wishes: { ...wishes, ...change } })),
    }),
    {
      name: 'havan.smartcart.list',
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ products, wishes }) => ({ products, wishes }),
    },
  ),
);

/** The list with more products; a product that is there already gets the units on top. */
export function withAdded(
  products: readonly WantedProduct[],
  added: readonly Omit<WantedProduct, 'mayExceedBy' | 'minExpiryMonths'>[],
): WantedProduct[] {
  const list = new Map(products.map((product) => [product.productId, product]));
  for (const product of added) {
    const known = list.get(product.productId);
    list.set(
      product.productId,
      known
        ? { ...known, quantity: known.quantity + product.quantity }
        : { ...product, mayExceedBy: 0, minExpiryMonths: null },
    );
  }
  return [...list.values()];
}

/** What the search is asked. */
export const requestOf = (products: readonly WantedProduct[], wishes: Wishes): SearchRequest => ({
  wants: products.map(({ productId, quantity, mayExceedBy, minExpiryMonths }) => ({
    productId,
    quantity,
    mayExceedBy,
    minExpiryMonths,
  })),
  wishes,
});
