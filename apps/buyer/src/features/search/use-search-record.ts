// @not-memoised
import { searchClickMutation, searchEventMutation } from '@havan/api-client/queries/catalogue/search';
import { useTrack } from '@havan/app-shell/analytics/use-track';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMutation } from '@tanstack/react-query';
import { searchEvent } from '../../shared/analytics/shop-events.ts';
import type { SearchHit } from './search-hits.ts';
import type { SearchResult } from './search-result.ts';

type SearchEvent = Parameters<NonNullable<ReturnType<typeof searchEventMutation>['mutationFn']>>[0];

/**
 * Returns a function that reports actions on search results; the page does not wait for it and ignores a
 * failure.
 */
export function useSearchRecord() {
  const { api } = useAppProfile();
  const { mutate: click } = useMutation(searchClickMutation(api));
  const { mutate: event } = useMutation(searchEventMutation(api));
  const track = useTrack();
  return {
    click: ({ parameters }: SearchResult, { index, id, position }: SearchHit): void => {
      const queryId = parameters[0]?.queryId;
      if (queryId) click({ queryId, index, id, position });
    },
    event: (done: Omit<SearchEvent, 'eventName'>): void => {
      event({ ...done, eventName: 'click' });
      track(...searchEvent(done));
    },
  };
}
