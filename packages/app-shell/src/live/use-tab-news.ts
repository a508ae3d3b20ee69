import { shareTabNews } from '@havan/api-client/queries/tab-news';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppProfile } from '../profile/app-profile.ts';
import { useBasicInfos } from '../profile/use-basic-infos.ts';

/** Publishes actions to the other windows of the same user. */
export function useTabNews(): void {
  const { userType } = useAppProfile();
  const client = useQueryClient();
  const userId = useBasicInfos()?.user.id ?? null;
  useEffect(
    () =>
      userId === null
        ? undefined
        : shareTabNews(client, new BroadcastChannel(`havan-news-${userType}-${userId}`)),
    [client, userType, userId],
  );
}
