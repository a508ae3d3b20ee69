import { searchMaxChars, searchMinChars } from '@havan/domain/limits';

const key = 'havan.recent-searches';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const mostKept = 6;

const isKeyword = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= searchMinChars && value.length <= searchMaxChars;

/** What this browser searched for and opened, the last one first. */
export function readSearches(storage: Store = localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeyword).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Puts a keyword at the head; one that only differs in case takes the place of the older one. */
export function rememberSearch(keyword: string, storage: Store = localStorage): void {
  if (!isKeyword(keyword)) return;
  const same = keyword.toLocaleLowerCase('tr');
  const others = readSearches(storage).filter((each) => each.toLocaleLowerCase('tr') !== same);
  storage.setItem(key, JSON.stringify([keyword, ...others].slice(0, mostKept)));
}

export const forgetSearches = (storage: Store = localStorage): void => storage.removeItem(key);

/** Row that empties the list of recent searches. */
export const forgetRow = 'forget';
export const recentPrefix = 'recent ';

/** The keyword of a row of recent searches, or null for another row. */
export const recentOf = (rowId: string): string | null =>
  rowId.startsWith(recentPrefix) ? rowId.slice(recentPrefix.length) : null;
