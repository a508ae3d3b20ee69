import { questionsQuery } from '@havan/api-client/queries/catalogue/product-page';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { EmptyState } from '@havan/ui/EmptyState';
import { Grid } from '@havan/ui/Grid';
import { LoadMore } from '@havan/ui/LoadMore';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AskQuestion } from './AskQuestion.tsx';
import { questionTexts } from '../product/product-page-texts.ts';
import { QuestionItem } from './QuestionItem.tsx';

interface QuestionsProps {
  readonly productId: number;
  /** Whether the viewing company sells the product. */
  readonly mayAnswer: boolean;
}

/** Renders questions of pharmacies about the product, and answers of its sellers. */
export function Questions({ productId, mayAnswer }: QuestionsProps) {
  const { api } = useAppProfile();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    questionsQuery(api, productId),
  );
  const questions = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <Stack as="section" space="s" aria-label={questionTexts.title}>
      <SectionHeader
        title={questionTexts.title}
        remark={total > 0 ? questionTexts.count(total) : null}
        line
      />
      <Grid columns={{ phone: 1, web: 2 }} space="l">
        {data ? (
          <Stack space="m">
            {questions.length === 0 ? (
              <EmptyState
                kind="noMessages"
                size="panel"
                title={questionTexts.none}
                subtitle={questionTexts.noneHint}
              />
            ) : (
              <Stack as="ul" space="m" lines>
                {questions.map((question) => (
                  <QuestionItem
                    key={question.questionId}
                    question={question}
                    productId={productId}
                    mayAnswer={mayAnswer}
                  />
                ))}
              </Stack>
            )}
            {hasNextPage ? (
              <LoadMore
                shown={questions.length}
                total={total}
                hasMore
                loading={isFetchingNextPage}
                onLoadMore={() => void fetchNextPage()}
                noun={questionTexts.noun}
              />
            ) : null}
          </Stack>
        ) : error ? (
          <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
        ) : (
          <Shimmer kind="rows" count={3} height={72} label={questionTexts.loading} />
        )}
        <AskQuestion productId={productId} />
      </Grid>
    </Stack>
  );
}
