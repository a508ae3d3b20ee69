import { sharedAnswerMs } from '@havan/domain/limits';
import { receivedCasesQuery } from '@havan/api-client/queries/sales/received-cases';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useInfiniteQuery } from '@tanstack/react-query';

/**
 * Returns the number of cases that wait for the seller: null while it loads and for a company that does not sell, 0
 * after a failure.
 */
export function useWaitingCases(isSeller: boolean): number | null {
  const { api } = useAppProfile();
  const { data, isError } = useInfiniteQuery({
    ...receivedCasesQuery(api, 'waiting'),
    enabled: isSeller,
    staleTime: sharedAnswerMs,
  });
  return data?.pages[0]?.counts.waiting ?? (isError ? 0 : null);
}
