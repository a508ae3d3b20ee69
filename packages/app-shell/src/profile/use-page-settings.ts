import { pageSettingsKeys, pageSettingsQuery } from '@havan/api-client/queries/bootstrap/page-settings';
import { routeChangeRefreshMs } from '@havan/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAppProfile } from './app-profile.ts';

/**
 * Returns whether the wallet awaits activation, loaded when the app opens and two seconds after each change of the path
 * (specification §4); false until it is known (§3).
 */
export function usePageSettings(): { readonly walletActivationPopupStatus: boolean } {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const landed = useRef(pathname);
  const { data } = useQuery(pageSettingsQuery(api, 'wallet'));
  useEffect(() => {
    if (landed.current === pathname) return undefined;
    landed.current = pathname;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: pageSettingsKeys.all }),
      routeChangeRefreshMs,
    );
    return () => clearTimeout(timer);
  }, [client, pathname]);
  return data ?? { walletActivationPopupStatus: false };
}
