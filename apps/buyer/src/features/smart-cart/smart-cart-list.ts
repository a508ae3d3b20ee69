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
  /** An equal product of another brand is as good. */
  readonly mayReplace: boolean;
}

/** A product as it comes onto the list, before any wish of its own. */
export type ListedProduct = Omit<WantedProduct, 'mayExceedBy' | 'minExpiryMonths' | 'mayReplace'>;

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
  /** What the last search refused, by product; forgotten when the line changes and when the page is left. */
  readonly problems: Readonly<Record<number, string>>;
  readonly refuse: (problems: Readonly<Record<number, string>>) => void;
  readonly add: (products: readonly ListedProduct[]) => void;
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
      problems: {},
      refuse: (problems) => set({ problems }),
      add: (added) => set(({ products }) => ({ products: withAdded(products, added) })),
      change: (productId, change) =>
        set(({ products, problems }) => ({
          products: products.map((each) => (each.productId === productId ? { ...each, ...change } : each)),
          problems: Object.fromEntries(
            Object.entries(problems).filter(([refused]) => Number(refused) !== productId),
          ),
        })),
      remove: (productId) =>
        set(({ products }) => ({ products: products.filter((each) => each.productId !== productId) })),
      putBack: (products) => set({ products }),
      wish: (change) => set(({ wishes }) => ({ wishes: { ...wishes, ...change } })),
    }),
    {
      name: 'havan.smartcart.list',
      version: 2,
      // Lists of the first version know no equals.
      migrate: (stored) => {
        const { products = [], wishes = noWishes } = stored as Partial<
          Pick<ListStore, 'products' | 'wishes'>
        >;
        return { products: products.map((each) => ({ ...each, mayReplace: false })), wishes };
      },
      storage: createJSONStorage(() => localStorage),
      partialize: ({ products, wishes }) => ({ products, wishes }),
    },
  ),
);

/** The list with more products; a product that is there already gets the units on top. */
export function withAdded(
  products: readonly WantedProduct[],
  added: readonly ListedProduct[],
): WantedProduct[] {
  const list = new Map(products.map((product) => [product.productId, product]));
  for (const product of added) {
    const known = list.get(product.productId);
    list.set(
      product.productId,
      known
        ? { ...known, quantity: known.quantity + product.quantity }
        : { ...product, mayExceedBy: 0, minExpiryMonths: null, mayReplace: false },
    );
  }
  return [...list.values()];
}

/** What the search is asked. */
export const requestOf = (products: readonly WantedProduct[], wishes: Wishes): SearchRequest => ({
  wants: products.map(({ productId, quantity, mayExceedBy, minExpiryMonths, mayReplace }) => ({
    productId,
    quantity,
    mayExceedBy,
    minExpiryMonths,
    mayReplace,
  })),
  wishes,
});

/** The sentences of a refusal by the product whose line they belong to; what belongs to no line is left out. */
export function problemsByProduct(
  products: readonly WantedProduct[],
  errors: readonly { readonly message: string; readonly path?: string | undefined }[],
): Record<number, string> {
  const problems: Record<number, string> = {};
  for (const { message, path } of errors) {
    const line = /^wants\.(\d+)\./.exec(path ?? '')?.[1];
    const product = line === undefined ? undefined : products[Number(line)];
    if (product) problems[product.productId] ??= message;
  }
  return problems;
}
