import { ApiError } from '@havan/api-client/api-error';
import { sessionActions } from '@havan/api-client/session-actions';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountPaths } from '../account-paths.ts';
import type { BotCheckPort } from '../../bot-check/bot-check.ts';
import { useAppProfile } from '../../profile/app-profile.ts';

/** Refusals after a correct password that lead to a page where the person can act. */
const nextSteps: Readonly<Record<string, () => string>> = {
  passwordChangeRequired: accountPaths.warningPassword,
};

/** Signs in and hands the session to the sign-in-in-progress screen by navigation state (specification §2.3). */
export function useSignIn(returnUrl: string | null) {
  const { api, session, userType, paths, botCheck } = useAppProfile();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);

  /** The result is ignored (specification §8). */
  const evaluate = async (port: BotCheckPort) => {
    const { checkBot } = await import('../../bot-check/bot-check.ts');
    await checkBot(api, port, paths.login());
  };

  /** Resumes a registration at its current step, on any device. */
  const goOn = async (username: string, password: string): Promise<void> => {
    // Loaded with the first registration that goes on.
    const { accountActions } = await import('@havan/api-client/account-actions');
    const found = await accountActions(api)
      .resumeRegistration(username, password)
      .catch(() => null);
    if (found?.gsm) await navigate(accountPaths.gsmVerification(), { state: { step: found.gsm } });
    else await navigate(accountPaths.registerActivation(), { state: { email: found?.email ?? '' } });
  };

  const signIn = async (username: string, password: string, code?: string): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setError(null);
    try {
      if (botCheck) await evaluate(botCheck);
      const known = session.deviceToken();
      const { deviceToken, ...tokens } = await sessionActions(api).signIn({
        username,
        password,
        userType,
        ...(code !== undefined && { code }),
        ...(known !== undefined && { deviceToken: known }),
      });
      session.storeDevice(deviceToken);
      await navigate(paths.signingIn(), { replace: true, state: { tokens, returnUrl } });
    } catch (reason) {
      if (reason instanceof ApiError && reason.code === 'activationPending') {
        await goOn(username, password);
        return;
      }
      const next = reason instanceof ApiError ? nextSteps[reason.code] : undefined;
      if (next) {
        await navigate(next(), { state: { username, returnUrl } });
        return;
      }
      setPending(false);
      // The password was right; the form asks for the code of the second factor and keeps what was typed.
      if (reason instanceof ApiError && reason.code === 'secondFactorRequired') {
        setAsksCode(true);
        return;
      }
      setError(reason instanceof ApiError ? reason.message : defaultAlert);
    }
  };
  return { signIn, isPending, error, asksCode };
}
