import { ButtonLink } from '@havan/ui/ButtonLink';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Page } from '@havan/ui/Page';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useAppProfile } from '../profile/app-profile.ts';
import { useSession } from '../session/use-session.ts';
import { shellTexts } from '../shell-texts.ts';

/** Renders the 404 page in the frame of the app, with its search, for those who are signed in. */
export function NotFoundFrame({ signedIn }: { signedIn: ReactNode }) {
  const { isAuthenticated, isRefreshing } = useSession();
  return isAuthenticated || isRefreshing ? signedIn : <Outlet />;
}

/**
 * Renders the 404 page; for visitors, who have no header, with the logo and links to sign in and register (specification
 * §2.1).
 */
export function NotFoundScreen() {
  const { paths } = useAppProfile();
  const { isAuthenticated } = useSession();
  const waysIn = (
    <>
      <ButtonLink href={paths.register()} variant="outline">
        {shellTexts.register}
      </ButtonLink>
      <ButtonLink href={paths.login()} variant="outline">
        {shellTexts.login}
      </ButtonLink>
    </>
  );
  return (
    <Page>
      <title>{`${shellTexts.notFound} | ${shellTexts.brand}`}</title>
      <ErrorScreen
        type="404"
        logo={!isAuthenticated}
        homeHref={paths.home()}
        actions={isAuthenticated ? null : waysIn}
      />
    </Page>
  );
}
