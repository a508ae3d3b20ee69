import { pageSettingsKeys, pageSettingsQuery } from '@havan/api-client/queries/bootstrap/page-settings';
import { routeChangeRefreshMs } from '@havan/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pageNameOf } from './page-name.ts';
import { useAppProfile } from './app-profile.ts';

/**
 * Returns whether this page offers the activation of the wallet, loaded when the app opens and two seconds after each
 * change of the path (specification §4); false until it is known (§3).
 */
export function usePageSettings(): { readonly walletActivationPopupStatus: boolean } {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const landed = useRef(pathname);
  const page = pageNameOf(pathname);
  const [asked, setAsked] = useState(page);
  const { data } = useQuery(pageSettingsQuery(api, asked));
  useEffect(() => {
    if (landed.current === pathname) return undefined;
    landed.current = pathname;
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: pageSettingsKeys.page(page) });
      setAsked(page);
    }, routeChangeRefreshMs);
    return () => clearTimeout(timer);
  }, [client, pathname, page]);
  return (asked === page && data) || { walletActivationPopupStatus: false };
}
