import { Box } from '@havan/ui/Box';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Logo } from '@havan/ui/Logo';
import { Page } from '@havan/ui/Page';
import { SkipLink } from '@havan/ui/SkipLink';
import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '@havan/app-shell/session/use-session';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Footer } from '@havan/app-shell/footer/Footer';
import { shellTexts } from '@havan/app-shell/shell-texts';
import { corporateTexts } from './corporate-texts.ts';

/**
 * Renders the layout of public pages: the app's own layout for signed-in users, else the logo with two links for
 * visitors.
 */
export function OpenLayout({ signedIn }: { signedIn: ReactNode }) {
  const { isAuthenticated, isRefreshing } = useSession();
  const { paths } = useAppProfile();
  if (isAuthenticated || isRefreshing) return signedIn;
  return (
    <>
      <SkipLink />
      <Box as="header" surface="sheet" lineBelow="section" paddingY="s">
        <Page as="div">
          <Inline justify="between">
            <Link href={paths.login()} variant="bare" aria-label={shellTexts.brand}>
              <Logo label="" />
            </Link>
            <Inline space="s">
              <ButtonLink href={paths.register()} variant="outline" size="small">
                {corporateTexts.register}
              </ButtonLink>
              <ButtonLink href={paths.login()} size="small">
                {corporateTexts.login}
              </ButtonLink>
            </Inline>
          </Inline>
        </Page>
      </Box>
      <Suspense fallback={<Loading size="page" label={shellTexts.loading} />}>
        <Outlet />
      </Suspense>
      <Footer />
    </>
  );
}
