import { masterKeys } from '@havan/api-client/queries/master';
import { pulseQuery } from '@havan/api-client/queries/page-settings';
import { pulseEveryMs } from '@havan/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAppProfile } from '../app-profile.ts';

/**
 * Keeps counters, flags and menus of an open page alive: a small call every few seconds while the page is looked at, and
 * the basic infos once more whenever its mark has changed (flags are live within ten seconds).
 */
export function usePulse(): void {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const { data } = useQuery({
    ...pulseQuery(api),
    refetchInterval: pulseEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const hasChanged = seen.current !== null && seen.current !== data.pulse;
    seen.current = data.pulse;
    if (hasChanged) void client.invalidateQueries({ queryKey: masterKeys.basicInfos });
  }, [data, client]);
}
