import {
  markMoved,
  pageSettingsKeys,
  changeTokenQuery,
} from '@havan/api-client/queries/bootstrap/page-settings';
import { changeTokenEveryMs } from '@havan/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useAppProfile } from '../profile/app-profile.ts';
import { useBasicInfos } from '../profile/use-basic-infos.ts';
import { useLiveLine } from './use-live-line.ts';

/**
 * Keeps counters, flags and menus of an open page current: the event stream delivers a new change token within a
 * moment, and the data behind it is fetched again. Without a stream, a small call polls the token every few seconds.
 */
export function useChangeToken(): void {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const onMark = useCallback(
    (pulse: string) => client.setQueryData(pageSettingsKeys.pulse, { pulse }),
    [client],
  );
  const isAlive = useLiveLine(onMark);
  const { data } = useQuery({
    ...changeTokenQuery(api),
    refetchInterval: isAlive ? false : changeTokenEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  // The first token is compared with the one that came with the page's data, so no change in between is missed.
  const shown = useBasicInfos()?.pulse ?? null;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const known = seen.current ?? shown;
    seen.current = data.pulse;
    if (known !== null && known !== data.pulse) void markMoved(client);
  }, [data, shown, client]);
}
