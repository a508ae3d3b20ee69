import { receivedQuestionsQuery } from '@havan/api-client/queries/catalogue/product-page';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { sharedAnswerMs } from '@havan/domain/limits';
import { useInfiniteQuery } from '@tanstack/react-query';

/**
 * Returns the number of product questions that wait for the seller: null while it loads and for a company that does not
 * sell, 0 after a failure.
 */
export function useWaitingQuestions(isSeller: boolean): number | null {
  const { api } = useAppProfile();
  const { data, isError } = useInfiniteQuery({
    ...receivedQuestionsQuery(api, 'waiting'),
    enabled: isSeller,
    staleTime: sharedAnswerMs,
  });
  return data?.pages[0]?.counts.waiting ?? (isError ? 0 : null);
}
