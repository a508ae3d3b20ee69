import { campaignsQuery } from '@havan/api-client/queries/catalogue/campaign-pages';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { EmptyState } from '@havan/ui/EmptyState';
import { LoadMore } from '@havan/ui/LoadMore';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { campaignPageTexts as texts } from './campaign-page-texts.ts';
import { useCampaignLayout } from './campaign-layout.ts';
import { CampaignCards } from './CampaignCards.tsx';

interface CampaignListProps {
  readonly request: Parameters<typeof campaignsQuery>[1];
  /** Actions of the empty state. */
  readonly empty?: ComponentProps<typeof EmptyState>['actions'];
  readonly emptyTitle: string;
  readonly emptyHint?: ReactNode;
}

/** Renders running campaigns, loaded page by page, in the layout that was chosen last. */
export function CampaignList({ request, empty, emptyTitle, emptyHint = null }: CampaignListProps) {
  const { api } = useAppProfile();
  const layout = useCampaignLayout((state) => state.layout);
  const list = useInfiniteQuery(campaignsQuery(api, request));
  if (list.error && !list.data)
    return <LoadFailure error={list.error} onRetry={() => void list.refetch()} size="part" />;
  if (!list.data) return <Shimmer kind="card" count={6} label={texts.loading} said />;
  const campaigns = list.data.pages.flatMap(({ items }) => items);
  if (campaigns.length === 0)
    return <EmptyState kind="noListings" title={emptyTitle} subtitle={emptyHint} actions={empty} />;
  return (
    <Stack space="m">
      <CampaignCards campaigns={campaigns} layout={layout} />
      <LoadMore
        shown={campaigns.length}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        noun={texts.noun}
      />
    </Stack>
  );
}
