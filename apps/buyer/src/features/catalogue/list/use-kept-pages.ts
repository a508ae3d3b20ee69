import { createAddressMemory } from '@havan/app-shell/frame/address-memory';
import { storageKeys } from '@havan/domain/storage-key';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Most pages that are kept: twenty pages are four hundred products. */
const mostPages = 20;

/**
 * A list that somebody comes back to is as long as they left it, also after a reload or when its answers are no longer
 * kept: else the place they left would lie beneath its end. A new way to it begins with one page.
 *
 * @returns whether more than one page was shown when it was left
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
    // A part that could not be read, as when the page is loaded again on its way back, leaves the list as it was kept.
    if (pages === 0 || isError) return;
    if (!isShort) {
      memory.store(url, pages);
      memory.save();
    } else if (!isFetching) void fetchNextPage();
  }, [memory, url, pages, isShort, isError, isFetching, fetchNextPage]);
  return isBackAtDepth;
}
