import { receivedQuestionsQuery } from '@havan/api-client/queries/catalogue/product-page';
import { questionStates } from '@havan/contract/catalogue/product-page';
import { EmptyState } from '@havan/ui/EmptyState';
import { LoadMore } from '@havan/ui/LoadMore';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { receivedTexts } from './question-texts.ts';
import { ReceivedQuestionItem } from './ReceivedQuestionItem.tsx';

/**
 * Renders `/myprofile/listings/questions`: questions of pharmacies about the products that this company
 * sells.
 */
export function QuestionsScreen() {
  const { api } = useAppProfile();
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') === 'answered' ? 'answered' : 'waiting';
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    receivedQuestionsQuery(api, state),
  );
  const questions = data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = data?.pages[0]?.counts;
  const [none, noneHint] = receivedTexts.none[state];
  return (
    <RequireArea area="listings">
      <Page>
        <title>{`${receivedTexts.title} | Havan`}</title>
        <Stack space="m">
          <SectionHeader level={1} title={receivedTexts.title} remark={receivedTexts.remark} />
          <Tabs
            label={receivedTexts.tabs}
            tabs={questionStates.map((id) => ({
              id,
              label: receivedTexts.states[id],
              count: counts?.[id] ?? '–',
            }))}
            value={state}
            onChange={(id) => setSearch(id === 'waiting' ? {} : { state: id }, { replace: true })}
          />
          {data ? (
            questions.length === 0 ? (
              <EmptyState kind="noMessages" title={none} subtitle={noneHint} />
            ) : (
              <Stack as="ul" space="m" lines>
                {questions.map((question) => (
                  <ReceivedQuestionItem key={question.questionId} question={question} />
                ))}
              </Stack>
            )
          ) : error ? (
            <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
          ) : (
            <Shimmer kind="rows" count={5} height={96} label={receivedTexts.loading} />
          )}
          {hasNextPage ? (
            <LoadMore
              shown={questions.length}
              total={counts?.[state] ?? questions.length}
              hasMore
              loading={isFetchingNextPage}
              onLoadMore={() => void fetchNextPage()}
              noun={receivedTexts.noun}
            />
          ) : null}
        </Stack>
      </Page>
    </RequireArea>
  );
}
