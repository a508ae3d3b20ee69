import { ApiError } from '@havan/api-client/api-error';
import { sessionActions } from '@havan/api-client/session-actions';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountPaths } from './account-paths.ts';
import type { BotCheckPort } from '../shell/bot-check/bot-check.ts';
import { useAppProfile } from '../shell/app-profile.ts';

/** Refusals after a right password that the person can do something about, each on its page. */
const nextSteps: Readonly<Record<string, () => string>> = {
  activationPending: accountPaths.registerActivation,
  passwordChangeRequired: accountPaths.warningPassword,
};

/** Signs in and hands the session to the sign-in-in-progress screen by navigation state (specification §2.3). */
export function useSignIn(returnUrl: string | null) {
  const { api, userType, paths, botCheck } = useAppProfile();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** Silent, whatever comes of it (specification §8). */
  const judge = async (port: BotCheckPort) => {
    const { checkBot } = await import('../shell/bot-check/bot-check.ts');
    await checkBot(api, port, paths.login());
  };

  const signIn = async (username: string, password: string): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setError(null);
    try {
      if (botCheck) await judge(botCheck);
      const tokens = await sessionActions(api).signIn({ username, password, userType });
      await navigate(paths.signingIn(), { replace: true, state: { tokens, returnUrl } });
    } catch (reason) {
      const next = reason instanceof ApiError ? nextSteps[reason.code] : undefined;
      if (next) {
        await navigate(next(), { state: { username, returnUrl } });
        return;
      }
      setError(reason instanceof ApiError ? reason.message : defaultAlert);
      setPending(false);
    }
  };
  return { signIn, isPending, error };
}
