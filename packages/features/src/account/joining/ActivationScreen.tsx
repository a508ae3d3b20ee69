import { accountActions } from '@havan/api-client/account-actions';
import { ApiError } from '@havan/api-client/api-error';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { Loading } from '@havan/ui/Loading';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { accountPaths } from '@havan/app-shell/session/account-paths';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { AccountCard } from '../AccountCard.tsx';
import { activationTexts, commonTexts } from '../account-texts.ts';
import { LinkFailure } from '../LinkFailure.tsx';
import type { GsmStepState } from './join-state.ts';

/**
 * Renders `/account/activation`: where the mailed link lands. It proves the address and leads on to the
 * number.
 */
export function ActivationScreen() {
  const { api, paths } = useAppProfile();
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const begun = useRef(-1);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ApiError | Error | null>(null);

  useEffect(() => {
    // A link works once: the second run of a development build must not use it up.
    if (begun.current === attempt || !token) return;
    begun.current = attempt;
    accountActions(api)
      .activateByLink(token)
      .then((step) => {
        const reported: GsmStepState = { step };
        return navigate(accountPaths.gsmVerification(), { replace: true, state: reported });
      })
      .catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(defaultAlert)));
  }, [api, attempt, navigate, token]);

  if (!token) return <Navigate to={accountPaths.registerActivation()} replace />;
  if (failure) {
    const isAnswered = failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
    const retry = () => {
      setFailure(null);
      setAttempt(attempt + 1);
    };
    const isUsed = failure instanceof ApiError && failure.code === 'linkUsed';
    return (
      <LinkFailure
        title={activationTexts.failedTitle}
        message={failure instanceof ApiError ? failure.message : defaultAlert}
        help={isUsed ? activationTexts.usedHelp : activationTexts.expiredHelp}
        onRetry={isAnswered ? undefined : retry}
        next={{ label: activationTexts.newCode, href: accountPaths.registerActivation() }}
        other={{ label: commonTexts.toLogin, href: paths.login() }}
      />
    );
  }
  return (
    <AccountCard title={activationTexts.activating}>
      <Loading label={activationTexts.activating} showLabel />
    </AccountCard>
  );
}
