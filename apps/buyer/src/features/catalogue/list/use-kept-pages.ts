import { createAddressMemory } from '@havan/app-shell/frame/address-memory';
import { storageKeys } from '@havan/domain/storage-key';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Most pages that are restored: twenty pages are four hundred products. */
const mostPages = 20;

/**
 * Restores the number of pages of a list on a back or forward navigation, also after a reload or when its answers have
 * left the cache, so that the scroll position exists again. A new navigation begins with one page.
 *
 * @returns whether more than one page was shown when the list was left
 */
export function useKeptPages(list: UseInfiniteQueryResult<InfiniteData<unknown>>): boolean {
  const { pathname, search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const url = pathname + search;
  const [memory] = useState(() => createAddressMemory(sessionStorage, storageKeys.listPages));
  const recalled = () => ({ url, pages: isBack ? Math.min(mostPages, memory.recall(url)) : 0 });
  const [kept, keep] = useState(recalled);
  const wanted = kept.url === url ? kept : recalled();
  if (wanted !== kept) keep(wanted);
  const { hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = list;
  const pages = isPlaceholderData ? 0 : (list.data?.pages.length ?? 0);
  const isBackAtDepth = wanted.pages > 1;
  const isShort = isBackAtDepth && pages < wanted.pages && hasNextPage;
  useEffect(() => {
    // A page that failed to load, as when the document is reloaded meanwhile, does not shorten the stored length.
    if (pages === 0 || isError) return;
    if (!isShort) {
      memory.store(url, pages);
      memory.save();
    } else if (!isFetching) void fetchNextPage();
  }, [memory, url, pages, isShort, isError, isFetching, fetchNextPage]);
  return isBackAtDepth;
}
