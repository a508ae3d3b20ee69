import { searchMaxChars, searchMinChars } from '@havan/domain/limits';
import { storageKeyOf, storageKeys } from '@havan/domain/storage-key';

/** Several people share the browser of a counter, so each user has a list of their own. */
const keyOf = (userId: number): string => storageKeyOf(storageKeys.recentSearches, userId);

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const mostKept = 6;

const isKeyword = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= searchMinChars && value.length <= searchMaxChars;

/** Returns the searches of this user in this browser, the last one first; none until the user is known. */
export function readSearches(userId: number | null, storage: Store = localStorage): string[] {
  if (userId === null) return [];
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeyword).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Puts a keyword at the head; one that only differs in case takes the place of the older one. */
export function storeSearch(userId: number | null, keyword: string, storage: Store = localStorage): void {
  if (userId === null || !isKeyword(keyword)) return;
  const same = keyword.toLocaleLowerCase('tr');
  const others = readSearches(userId, storage).filter((each) => each.toLocaleLowerCase('tr') !== same);
  storage.setItem(keyOf(userId), JSON.stringify([keyword, ...others].slice(0, mostKept)));
}

export function removeSearch(userId: number | null, keyword: string, storage: Store = localStorage): void {
  const others = readSearches(userId, storage).filter((each) => each !== keyword);
  if (userId !== null) storage.setItem(keyOf(userId), JSON.stringify(others));
}

export function clearSearches(userId: number | null, storage: Store = localStorage): void {
  if (userId !== null) storage.removeItem(keyOf(userId));
}

/** Row that empties the list of recent searches. */
export const removeRow = 'forget';
export const recentPrefix = 'recent ';

/** Prefix of the button at the end of a row, which removes only this keyword. */
export const removePrefix = 'forget ';

/** Returns the keyword of a row of recent searches (or of its end, by `prefix`), or null for another row. */
export const recentOf = (rowId: string, prefix = recentPrefix): string | null =>
  rowId.startsWith(prefix) ? rowId.slice(prefix.length) : null;
