import { basicInfosQuery } from '@havan/api-client/queries/master';
import type { ResultOf } from '@havan/contract/call';
import type { getUserBasicInfos } from '@havan/contract/master';
import type { Area } from '@havan/domain/access';
import { routeChangeRefreshMs } from '@havan/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAppProfile } from './app-profile.ts';
import { useInSlices } from './use-in-slices.ts';

export type BasicInfos = ResultOf<typeof getUserBasicInfos>;

/** Who is signed in, the header's counters and the flags; null while they are on their way. */
export function useBasicInfos(): BasicInfos | null {
  const { api } = useAppProfile();
  const { data } = useQuery({ ...basicInfosQuery(api), staleTime: Number.POSITIVE_INFINITY });
  // Half of every page asks for them: drawn anew at once it would hold a slow phone up.
  return useInSlices(data) ?? null;
}

/** Asks for them again two seconds after each change of the path (specification §4). */
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

/** Whether this user may enter an area; null until the server has said so. */
export function useMayEnter(area: Area): boolean | null {
  return useBasicInfos()?.areas.includes(area) ?? null;
}
