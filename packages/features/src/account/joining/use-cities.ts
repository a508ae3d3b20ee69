import { accountActions } from '@havan/api-client/account-actions';
import type { ResultOf } from '@havan/contract/call';
import type { getCitiesWithTowns } from '@havan/contract/bootstrap/basic-infos';
import { useEffect, useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';

export type Cities = ResultOf<typeof getCitiesWithTowns>;

/**
 * Returns the provinces with their districts, null until they are loaded; `hasFailed` after a failure, until `retry`.
 */
export function useCities() {
  const { api } = useAppProfile();
  const [cities, setCities] = useState<Cities | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    accountActions(api)
      .cities()
      .then(
        (found) => isCurrent && setCities(found),
        () => isCurrent && setFailedAttempt(attempt),
      );
    return () => {
      isCurrent = false;
    };
  }, [api, attempt]);
  return {
    cities,
    hasFailed: cities === null && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
