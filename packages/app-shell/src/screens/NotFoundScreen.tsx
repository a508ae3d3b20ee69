import { ButtonLink } from '@havan/ui/ButtonLink';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Page } from '@havan/ui/Page';
import { useAppProfile } from '../profile/app-profile.ts';
import { useSession } from '../session/use-session.ts';
import { shellTexts } from '../shell-texts.ts';

/**
 * Renders the 404 page: with the logo, and for visitors with links to sign in and register (specification
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
      <ErrorScreen type="404" logo homeHref={paths.home()} actions={isAuthenticated ? null : waysIn} />
    </Page>
  );
}
