import { Box } from '@havan/ui/Box';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { Navigate, useSearchParams } from 'react-router';
import { useAppProfile } from '../../profile/app-profile.ts';
import { useBrowserValue } from '../../loading/use-browser-value.ts';
import { AuthPage } from './AuthPage.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LoginForm } from './LoginForm.tsx';
import { MarketPromise } from './MarketPromise.tsx';
import { safeReturnUrl } from '../return-url.ts';
import { useSession } from '../use-session.ts';
import { loginTexts } from './session-texts.ts';
import { useSignIn } from './use-sign-in.ts';

/** Renders `/account/login` of both apps: the same page, each with the session of its own user type. */
export function LoginScreen() {
  const { audience, paths, otherAppHref } = useAppProfile();
  const [params] = useSearchParams();
  const returnUrl = safeReturnUrl(params.get('returnUrl'), location.origin);
  // The prerendered document is for a visitor without a return URL.
  const isReturning = useBrowserValue(() => returnUrl !== null, false);
  const { isAuthenticated } = useSession();
  const { signIn, isPending, error, asksCode } = useSignIn(returnUrl);
  if (isAuthenticated && !isPending) return <Navigate to={returnUrl ?? paths.home()} replace />;
  const submit = (username: string, password: string, code?: string) => void signIn(username, password, code);
  return (
    <AuthPage title={loginTexts.title[audience]}>
      <Grid columns={{ phone: 1, web: 2 }} space={{ phone: 'xl', web: 'xxl' }}>
        <Stack>
          <Box surface="sheet" frame="section" padding={{ phone: 'm', tablet: 'xl' }}>
            <Stack space="l">
              <Stack space="xs">
                <Heading level={1}>{loginTexts.title[audience]}</Heading>
                <Text tone="soft" size="large">
                  {isReturning ? loginTexts.returning : loginTexts.lead[audience]}
                </Text>
              </Stack>
              <LoginForm onSubmit={submit} isPending={isPending} error={error} asksCode={asksCode} />
              <Box lineAbove="row" paddingY="s">
                <Inline justify="between">
                  <Text tone="soft">
                    {loginTexts.notMember} <Link href={paths.register()}>{loginTexts.register}</Link>
                  </Text>
                  <Link href={otherAppHref(paths.login())}>{loginTexts.otherArea[audience]}</Link>
                </Inline>
              </Box>
            </Stack>
          </Box>
        </Stack>
        <Stack space="xl">
          <MarketPromise />
          <DemoAccounts onUse={(username, password) => submit(username, password)} />
        </Stack>
      </Grid>
    </AuthPage>
  );
}
