import { accountActions } from '@havan/api-client/account-actions';
import { ApiError } from '@havan/api-client/api-error';
import type { ResultOf } from '@havan/contract/call';
import type { checkLink } from '@havan/contract/identity/account';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';

type LinkState = ResultOf<typeof checkLink>;

/**
 * Returns the state of the mailed link of this page; queried before anything is typed, and again after
 * `retry`.
 */
export function useLinkState(purpose: 'resetPassword' | 'setPassword') {
  const { api } = useAppProfile();
  const token = useLocation().hash.slice(1);
  const [link, setLink] = useState<LinkState | null>(null);
  const [failed, setFailed] = useState<{ readonly attempt: number; readonly why: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!token) return undefined;
    let isCurrent = true;
    accountActions(api)
      .checkLink(purpose, token)
      .then(
        (found) => isCurrent && setLink(found),
        (error: unknown) =>
          isCurrent && setFailed({ attempt, why: error instanceof ApiError ? error.message : defaultAlert }),
      );
    return () => {
      isCurrent = false;
    };
  }, [api, attempt, purpose, token]);
  const failure = failed?.attempt === attempt ? failed.why : null;
  const expired: LinkState = { state: 'expired', invitation: null };
  return { token, link: token ? link : expired, failure, retry: () => setAttempt(attempt + 1) };
}
