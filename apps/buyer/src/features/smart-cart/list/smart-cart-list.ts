import type { RequestOf, ResultOf } from '@havan/contract/call';
import { type getSmartCartList, noWishes, type smartCartBuilder } from '@havan/contract/cart/smart-cart';
import { expiryCloseMonths } from '@havan/domain/limits';
import { sortOptions } from '@havan/domain/sort';
import { storageKeys } from '@havan/domain/storage-key';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { AlternativeOrder } from '../result/alternative-order.ts';
import { createIdleStorage } from './idle-storage.ts';

type SearchRequest = RequestOf<typeof smartCartBuilder>;
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
  /** Whether an equal product of another brand may replace it. */
  readonly mayReplace: boolean;
}

/** A product as it is added, before it has wishes of its own. */
export type ListedProduct = Omit<WantedProduct, 'mayExceedBy' | 'minExpiryMonths' | 'mayReplace'>;

const nothingWritten = { products: [], wishes: noWishes, problems: {}, sellerNames: {} };

interface ListStore {
  /** Company of the list; null before it is loaded. */
  readonly companyId: number | null;
  /** Binds the list to a company; the list of another company that used this browser before is dropped. */
  readonly claim: (companyId: number, prefersLongExpiry: boolean) => void;
  readonly products: readonly WantedProduct[];
  readonly wishes: Wishes;
  /** Problems of the last search, by product; cleared when the line changes and when the page is left. */
  readonly problems: Readonly<Record<number, string>>;
  readonly refuse: (problems: Readonly<Record<number, string>>) => void;
  readonly add: (products: readonly ListedProduct[]) => void;
  readonly change: (productId: number, change: Partial<WantedProduct>) => void;
  /** Lowers the quantity of a product, to no less than 1. */
  readonly wantFewer: (fewer: { readonly productId: number; readonly units: number }) => void;
  readonly remove: (productId: number) => void;
  /** Restores removed products to their places; products added or changed since stay. */
  readonly putBack: (before: readonly WantedProduct[]) => void;
  readonly clear: () => void;
  /** Undoes `add`: subtracts the units and drops products without any left. */
  readonly removeUnits: (added: readonly ListedProduct[]) => void;
  readonly wish: (change: Partial<Wishes>) => void;
  /** Which of the carts found is shown first. */
  readonly order: AlternativeOrder;
  readonly putFirst: (order: AlternativeOrder) => void;
  /** Names of the sellers left out, by id. */
  readonly sellerNames: Readonly<Record<number, string>>;
  readonly leaveOut: (seller: NamedSeller) => void;
  readonly takeBack: (sellerId: number) => void;
  /** Replaces list and wishes by those of an earlier search. */
  readonly begin: (list: EarlierList) => void;
}

interface NamedSeller {
  readonly sellerId: number;
  readonly sellerUsername: string;
}

type EarlierList = NonNullable<ResultOf<typeof getSmartCartList>>;

/** The list and its wishes, stored in this browser, so that they survive leaving the page. */
export const useSmartCartList = create<ListStore>()(
  persist(
    (set) => ({
      companyId: null,
      claim: (companyId, prefersLongExpiry) =>
        set((list) => ({
          companyId,
          ...(list.companyId !== companyId && {
            ...(list.companyId !== null && nothingWritten),
            wishes: {
              ...(list.companyId === null ? list.wishes : noWishes),
              expiration: prefersLongExpiry ? expiryCloseMonths : null,
            },
          }),
        })),
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
      wantFewer: ({ productId, units }) =>
        set(({ products }) => ({
          products: products.map((each) =>
            each.productId === productId ? { ...each, quantity: Math.max(1, each.quantity - units) } : each,
          ),
        })),
      remove: (productId) =>
        set(({ products }) => ({ products: products.filter((each) => each.productId !== productId) })),
      putBack: (before) => set(({ products }) => ({ products: withBack(products, before) })),
      clear: () => set({ products: [] }),
      removeUnits: (added) => set(({ products }) => ({ products: withoutAdded(products, added) })),
      wish: (change) => set(({ wishes }) => ({ wishes: { ...wishes, ...change } })),
      order: sortOptions.mostAffordable,
      putFirst: (order) => set({ order }),
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
      name: storageKeys.smartCartList,
      version: 2,
      // Lists of version 1 have no `mayReplace`.
      migrate: (stored) => {
        const { products = [], wishes = noWishes } = stored as Partial<
          Pick<ListStore, 'products' | 'wishes'>
        >;
        return { products: products.map((each) => ({ ...each, mayReplace: false })), wishes };
      },
      storage: createIdleStorage(),
      partialize: ({ companyId, products, wishes, order, sellerNames }) => ({
        companyId,
        products,
        wishes,
        order,
        sellerNames,
      }),
    },
  ),
);

/** Returns the list with more products; the units are added to those of a product that is already there. */
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

/** Returns the list without the units added. */
export function withoutAdded(
  products: readonly WantedProduct[],
  added: readonly ListedProduct[],
): WantedProduct[] {
  const units = new Map(added.map(({ productId, quantity }) => [productId, quantity]));
  return products
    .map((product) => ({ ...product, quantity: product.quantity - (units.get(product.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Returns the list with the products of `before` that it has lost, at their former places. */
export function withBack(
  products: readonly WantedProduct[],
  before: readonly WantedProduct[],
): WantedProduct[] {
  const now = new Map(products.map((product) => [product.productId, product]));
  const known = new Set(before.map(({ productId }) => productId));
  return [
    ...before.map((product) => now.get(product.productId) ?? product),
    ...products.filter(({ productId }) => !known.has(productId)),
  ];
}

/** Returns the excluded sellers with this one added. */
export const withoutSeller = (
  { excludedSellerIds }: Wishes,
  sellerId: number,
): Pick<Wishes, 'excludedSellerIds'> => ({
  excludedSellerIds: [...new Set([...excludedSellerIds, sellerId])],
});

/** Returns the request of the search. */
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

/** Returns the error texts of a refusal by product id; errors that belong to no line are left out. */
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
