// @not-memoised
import { basicInfosQuery } from '@havan/api-client/queries/bootstrap/basic-infos';
import type { ResultOf } from '@havan/contract/call';
import type { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import type { Area } from '@havan/domain/access';
import { routeChangeRefreshMs } from '@havan/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAppProfile } from './app-profile.ts';
import { useChunkedList } from '../loading/use-chunked-list.ts';

export type BasicInfos = ResultOf<typeof getUserBasicInfos>;

/** Returns the signed-in user, the header's counters and the flags; null while they load. */
export function useBasicInfos(): BasicInfos | null {
  const { api } = useAppProfile();
  const { data } = useQuery({ ...basicInfosQuery(api), staleTime: Number.POSITIVE_INFINITY });
  // Half of every page depends on them: rendering it in one task would block a slow phone.
  return useChunkedList(data) ?? null;
}

/** Reloads the basic infos two seconds after each change of the path (specification §4). */
export function useBasicInfosRefresh(): void {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const landed = useRef(pathname);
  useEffect(() => {
    if (landed.current === pathname) return undefined;
    landed.current = pathname;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: basicInfosQuery(api).queryKey }),
      routeChangeRefreshMs,
    );
    return () => clearTimeout(timer);
  }, [api, client, pathname]);
}

/** Returns whether this user may enter an area; null until that is known. */
export function useMayEnter(area: Area): boolean | null {
  return useBasicInfos()?.areas.includes(area) ?? null;
}
