import { openUtsNoticesQuery } from '@havan/api-client/queries/sales/uts';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { UtsNoticeCard } from '@havan/features/orders/uts/UtsNoticeCard';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { utsSettingsTexts as texts } from './uts-settings-texts.ts';

/** Renders the notices that wait, are incomplete or were refused, each with its order. */
export function OpenNotices() {
  const { api, paths } = useAppProfile();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    openUtsNoticesQuery(api),
  );
  if (error) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={2} label={texts.loading} />;
  const notices = data.pages.flatMap(({ items }) => items);
  if (notices.length === 0)
    return <EmptyState kind="other" size="panel" title={texts.none} subtitle={texts.noneLead} />;
  return (
    <Stack space="s">
      <SectionHeader title={texts.open} level={3} />
      {notices.map((notice) => (
        <Box key={notice.noticeId} surface="sheet" frame="row" padding="m">
          <Stack space="xs">
            <Inline>
              <Text weight="strong">{notice.productName}</Text>
              <Link href={paths.order(notice.kind === 'supply' ? 'sold' : 'purchased', notice.orderId)}>
                {texts.order(notice.orderId)}
              </Link>
            </Inline>
            <UtsNoticeCard notice={notice} />
          </Stack>
        </Box>
      ))}
      {hasNextPage ? (
        <Inline>
          <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
