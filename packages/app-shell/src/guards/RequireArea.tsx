import type { Area } from '@havan/domain/access';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Page } from '@havan/ui/Page';
import type { ReactNode } from 'react';
import { useAppProfile } from '../profile/app-profile.ts';
import { useMayEnter } from '../profile/use-basic-infos.ts';

/**
 * Renders an area for users who may enter it, else the 403 page (specification §6). The screen is not delayed until
 * this is known: the server refuses the same calls by the same table.
 */
export function RequireArea({ area, children }: { area: Area; children: ReactNode }) {
  const { paths } = useAppProfile();
  if (useMayEnter(area) !== false) return children;
  return (
    <Page>
      <ErrorScreen type="403" homeHref={paths.home()} />
    </Page>
  );
}
