import { recentlyVisitedLimit } from '@havan/domain/limits';
import { storageKeys } from '@havan/domain/storage-key';

const key = storageKeys.visitedProductIds;

const isProductId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Returns the ids of the products visited in this browser, the last one first. */
export function readVisits(storage: Storage = localStorage): number[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter(isProductId).slice(0, recentlyVisitedLimit) : [];
  } catch {
    return [];
  }
}

/** Stores a product at the head of the list; at most 19 are kept (specification §7). */
export function storeVisit(productId: number, storage: Storage = localStorage): void {
  const others = readVisits(storage).filter((each) => each !== productId);
  storage.setItem(key, JSON.stringify([productId, ...others].slice(0, recentlyVisitedLimit)));
}

/** Returns the comma list of the call; `0` when nothing was visited (specification §7). */
export const visitList = (ids: readonly number[]): string => (ids.length > 0 ? ids.join(',') : '0');
