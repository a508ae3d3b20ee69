import { markMoved, pageSettingsKeys, pulseQuery } from '@havan/api-client/queries/page-settings';
import { pulseEveryMs } from '@havan/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useAppProfile } from '../app-profile.ts';
import { useBasicInfos } from '../use-basic-infos.ts';
import { useLiveLine } from './use-live-line.ts';

/**
 * Keeps counters, flags and menus of an open page alive: the live stream tells a new mark within a moment, and what
 * it stands for is asked once more. While no stream can be held, a small call asks for the mark every few seconds instead.
 */
export function usePulse(): void {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const hear = useCallback(
    (pulse: string) => client.setQueryData(pageSettingsKeys.pulse, { pulse }),
    [client],
  );
  const isAlive = useLiveLine(hear);
  const { data } = useQuery({
    ...pulseQuery(api),
    refetchInterval: isAlive ? false : pulseEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  // The first mark is held against the one that came with what the page shows: nothing is missed in between.
  const shown = useBasicInfos()?.pulse ?? null;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const known = seen.current ?? shown;
    seen.current = data.pulse;
    if (known !== null && known !== data.pulse) void markMoved(client);
  }, [data, shown, client]);
}
