import { ratingsQuery } from '@havan/api-client/queries/catalogue/product-page';
import type { ResultOf } from '@havan/contract/call';
import type { getProductRatings } from '@havan/contract/catalogue/product-page';
import { formatDate } from '@havan/domain/istanbul';
import { formatScore, scoreTone10 } from '@havan/domain/score';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { EmptyState } from '@havan/ui/EmptyState';
import { Grid } from '@havan/ui/Grid';
import { Inline } from '@havan/ui/Inline';
import { LoadMore } from '@havan/ui/LoadMore';
import { Rating } from '@havan/ui/Rating';
import { ScoreBadge } from '@havan/ui/ScoreBadge';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { scoreGrades } from '../../../shared/product/score-grades.ts';
import { ratingTexts } from '../product/product-page-texts.ts';
import { bandsOf } from './rating-bands.ts';

type RatingPage = ResultOf<typeof getProductRatings>;

/** Renders the ratings of the product by its buyers. */
export function Ratings({ productId }: { productId: number }) {
  const { api } = useAppProfile();
  const list = useInfiniteQuery(ratingsQuery(api, productId));
  const first = list.data?.pages[0];
  const opinions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = first?.total ?? 0;
  return (
    <Stack as="section" space="s" aria-label={ratingTexts.title}>
      <SectionHeader title={ratingTexts.title} remark={total > 0 ? ratingTexts.count(total) : null} line />
      {first ? (
        <Stack space="m">
          {first.averageTenths === null ? (
            <EmptyState kind="other" size="panel" title={ratingTexts.none} subtitle={ratingTexts.noneHint} />
          ) : (
            <Grid columns={{ phone: 1, web: 2 }} space="l">
              <Summary page={first} average={first.averageTenths / 10} />
              <Stack space="m">
                <Stack as="ul" space="s" lines>
                  {opinions.map((item) => (
                    <Opinion key={`${item.ratedAt}${item.cityName}${item.score}`} {...item} />
                  ))}
                </Stack>
                {list.hasNextPage ? (
                  <LoadMore
                    shown={opinions.length}
                    total={total}
                    hasMore
                    loading={list.isFetchingNextPage}
                    onLoadMore={() => void list.fetchNextPage()}
                    noun={ratingTexts.noun}
                  />
                ) : null}
              </Stack>
            </Grid>
          )}
          {first.ratableOrderId === null ? null : (
            <Inline>
              <ButtonLink variant="outline" href={paths.order('purchased', first.ratableOrderId)}>
                {ratingTexts.rate}
              </ButtonLink>
            </Inline>
          )}
        </Stack>
      ) : list.error ? (
        <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Shimmer kind="rows" count={2} height={72} label={ratingTexts.loading} />
      )}
    </Stack>
  );
}

function Summary({ page: { spread, total }, average }: { page: RatingPage; average: number }) {
  return (
    <Stack space="m">
      <Rating value={average} label={ratingTexts.average} />
      <DescriptionList
        items={bandsOf(spread).map(({ label, count }) => ({
          term: label,
          details: (
            <Inline space="s" wrap={false} justify="end">
              <DistanceRuler
                value={count}
                max={total ?? count}
                label={ratingTexts.bandLabel(label)}
                width="short"
                tone="neutral"
              />
              <Text as="span">{count}</Text>
            </Inline>
          ),
        }))}
      />
    </Stack>
  );
}

function Opinion({ score, comment, ratedAt, cityName }: RatingPage['items'][number]) {
  return (
    <li>
      <Inline space="s" wrap={false} align="start">
        <ScoreBadge
          value={formatScore(score)}
          grade={scoreGrades[scoreTone10(score)]}
          label={ratingTexts.score}
        />
        <Stack space="none">
          <Text tone={comment === null ? 'faint' : 'main'}>{comment ?? ratingTexts.noComment}</Text>
          <Text size="small" tone="faint">
            {ratingTexts.from(cityName, formatDate(new Date(ratedAt)))}
          </Text>
        </Stack>
      </Inline>
    </li>
  );
}
