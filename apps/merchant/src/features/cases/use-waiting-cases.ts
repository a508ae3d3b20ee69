import { receivedCasesQuery } from '@havan/api-client/queries/sales/received-cases';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useInfiniteQuery } from '@tanstack/react-query';

/** How many cases wait for the answer of the seller; null while that is not known. */
export function useWaitingCases(isSeller: boolean): number | null {
  const { api } = useAppProfile();
  const { data, isError } = useInfiniteQuery({ ...receivedCasesQuery(api, 'waiting'), enabled: isSeller });
  return data?.pages[0]?.counts.waiting ?? (isError ? 0 : null);
}
