import type { MemberRule } from '@havan/contract/member-may';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Page } from '@havan/ui/Page';
import type { ReactNode } from 'react';
import { useAppProfile } from '../profile/app-profile.ts';
import { useMay } from '../profile/use-may.ts';

/** Renders a page that exists for one call to members who may make it, else the 403 page. */
export function RequireRight({ call, children }: { call: MemberRule; children: ReactNode }) {
  const { paths } = useAppProfile();
  if (useMay(call)) return children;
  return (
    <Page>
      <ErrorScreen type="403" homeHref={paths.home()} />
    </Page>
  );
}
