import { sessionActions } from '@havan/api-client/session-actions';
import type { SessionTokens } from '@havan/contract/identity/session';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAppProfile } from '../../profile/app-profile.ts';
import { AuthPage } from './AuthPage.tsx';
import { finishSignIn } from '../finish-sign-in.ts';
import { safeReturnUrl } from '../return-url.ts';
import { signingInTexts } from './session-texts.ts';

interface SigningInState {
  readonly tokens: SessionTokens;
  readonly returnUrl: string | null;
}

/**
 * Renders `/signing-in`: takes the new session from the navigation state, or from a one-time code of the
 * other host, stores it and loads its home page. With neither it goes to the sign-in page (specification
 * §2.3).
 */
export function SigningInScreen() {
  const profile = useAppProfile();
  const { state, hash, search } = useLocation() as {
    state: SigningInState | null;
    hash: string;
    search: string;
  };
  const code = hash.slice(1);
  const hasBegun = useRef(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    // A code works once: the second effect run of a development build must not use it again.
    if (hasBegun.current || (!state && !code)) return;
    hasBegun.current = true;
    const arrive = async () => {
      if (state) return await finishSignIn(profile, state.tokens, state.returnUrl);
      const tokens = await sessionActions(profile.api).redeemHandOver(code);
      const wanted = new URLSearchParams(search).get('returnUrl');
      return await finishSignIn(profile, tokens, safeReturnUrl(wanted, location.origin));
    };
    arrive().catch(() => setFailed(true));
  }, [state, code, search, profile]);

  if (!state && !code) return <Navigate to={profile.paths.login()} replace />;
  return (
    <AuthPage title={signingInTexts.title}>
      {hasFailed ? (
        <EmptyState
          kind="other"
          title={signingInTexts.failed}
          subtitle={signingInTexts.failedText}
          actions={<ButtonLink href={profile.paths.login()}>{signingInTexts.toLogin}</ButtonLink>}
        />
      ) : (
        <Loading size="page" label={signingInTexts.title} showLabel />
      )}
    </AuthPage>
  );
}
