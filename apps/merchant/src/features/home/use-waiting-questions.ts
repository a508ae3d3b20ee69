import { receivedQuestionsQuery } from '@havan/api-client/queries/catalogue/product-page';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useInfiniteQuery } from '@tanstack/react-query';

/** Returns the number of product questions that wait for the seller; null until it is loaded. */
export function useWaitingQuestions(isSeller: boolean): number | null {
  const { api } = useAppProfile();
  const { data, isError } = useInfiniteQuery({
    ...receivedQuestionsQuery(api, 'waiting'),
    enabled: isSeller,
  });
  return data?.pages[0]?.counts.waiting ?? (isError ? 0 : null);
}
