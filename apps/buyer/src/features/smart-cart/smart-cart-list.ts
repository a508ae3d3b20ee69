import type { RequestOf, ResultOf } from '@havan/contract/call';
import type { getSmartBasketList, smartBasketBuilder } from '@havan/contract/smart-cart';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createIdleStorage } from './idle-storage.ts';

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
  /** What the sellers left out are called, by id. */
  readonly sellerNames: Readonly<Record<number, string>>;
  readonly leaveOut: (seller: NamedSeller) => void;
  readonly takeBack: (sellerId: number) => void;
  /** The list and the wishes of an earlier search take the place of what is here. */
  readonly begin: (list: EarlierList) => void;
}

interface NamedSeller {
  readonly sellerId: number;
  readonly sellerUsername: string;
}

type EarlierList = NonNullable<ResultOf<typeof getSmartBasketList>>;

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
      sellerNames: {},
      leaveOut: ({ sellerId, sellerUsername }) =>
        set(({ wishes, sellerNames }) => ({
          wishes: { ...wishes, ...withoutSeller(wishes, sellerId) },
          sellerNames: { ...sellerNames, [sellerId]: sellerUsername },
        })),
      takeBack: (sellerId) =>
        set(({ wishes }) => ({
          wishes: {
            ...wishes,
            excludedSellerIds: wishes.excludedSellerIds.filter((each) => each !== sellerId),
          },
        })),
      begin: ({ products, wishes, excludedSellers }) =>
        set({
          products,
          wishes,
          problems: {},
          sellerNames: Object.fromEntries(
            excludedSellers.map(({ sellerId, sellerUsername }) => [sellerId, sellerUsername]),
          ),
        }),
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
      storage: createIdleStorage(),
      partialize: ({ products, wishes, sellerNames }) => ({ products, wishes, sellerNames }),
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

/** The sellers left out, and this one. */
export const withoutSeller = (
  { excludedSellerIds }: Wishes,
  sellerId: number,
): Pick<Wishes, 'excludedSellerIds'> => ({
  excludedSellerIds: [...new Set([...excludedSellerIds, sellerId])],
});

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
