import {
  sellerCampaignsQuery,
  visitPanelMutation,
} from '@havan/api-client/queries/campaigns/seller-campaigns';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { saveCampaign } from '@havan/contract/campaigns/seller-campaigns';
import { type CampaignState, campaignStates } from '@havan/domain/campaign';
import { formatCount } from '@havan/domain/count';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { PlusIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { LoadMore } from '@havan/ui/LoadMore';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { TextField } from '@havan/ui/TextField';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { campaignTabLabels, campaignTexts as texts } from '../campaign-texts.ts';
import { CampaignTable } from './CampaignTable.tsx';

const stateIn = (text: string | null): CampaignState | null =>
  campaignStates.find((state) => state === text) ?? null;

/** Renders the campaigns of the company by state, with what each sold. */
export function CampaignPanel() {
  const { api, flags } = useAppProfile();
  const [search, setSearch] = useSearchParams();
  const state = stateIn(search.get('durum'));
  const [text, setText] = useState(search.get('ara') ?? '');
  const q = useDeferredValue(text.trim());
  const list = useInfiniteQuery(sellerCampaignsQuery(api, state, q));
  const { mutate: noteVisit } = useMutation(visitPanelMutation(api));
  useEffect(() => noteVisit(), [noteVisit]);
  const head = list.data?.pages[0];
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = head !== undefined && Object.values(head.counts).every((count) => count === 0) && q === '';
  const maySave = useMay(saveCampaign);
  const isNew = flags.isOn('newCampaignPanel');
  const create =
    isNew && maySave && flags.isOn('createCampaign') ? (
      <ButtonLink href={paths.newCampaign()} icon={<PlusIcon />}>
        {texts.create}
      </ButtonLink>
    ) : null;
  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      <Stack space="m">
        <SectionHeader
          level={1}
          title={texts.title}
          actions={
            <Inline>
              {isNew ? (
                <ButtonLink variant="outline" href={paths.campaignProducts()}>
                  {texts.products}
                </ButtonLink>
              ) : null}
              {create}
            </Inline>
          }
        />
        {list.error && !head ? (
          <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
        ) : null}
        {!list.error && !head ? <Shimmer kind="rows" count={6} label={texts.loading} /> : null}
        {isEmpty ? (
          <EmptyState kind="noListings" title={texts.none} subtitle={texts.noneSubtitle} actions={create} />
        ) : null}
        {head && !isEmpty ? (
          <>
            <Tabs
              label={texts.tabs}
              look="count"
              value={state ?? 'all'}
              tabs={[null, ...campaignStates].map((each) => ({
                id: each ?? 'all',
                label: each ? campaignTabLabels[each] : texts.all,
                count: formatCount(
                  each
                    ? head.counts[each]
                    : Object.values(head.counts).reduce((sum, count) => sum + count, 0),
                ),
                href: paths.campaigns(each ?? undefined),
              }))}
            />
            <TextField
              type="search"
              label={texts.search}
              hideLabel
              placeholder={texts.search}
              maxLength={100}
              value={text}
              onChange={(typed) => {
                setText(typed);
                setSearch(
                  { ...(state && { durum: state }), ...(typed !== '' && { ara: typed }) },
                  { replace: true },
                );
              }}
            />
            {rows.length === 0 ? (
              <EmptyState
                kind="noListings"
                size="panel"
                title={q === '' ? texts.noneOfState : texts.noneFound}
              />
            ) : (
              <CampaignTable rows={rows} />
            )}
            <LoadMore
              shown={rows.length}
              {...(head.total !== null && { total: head.total })}
              hasMore={list.hasNextPage}
              loading={list.isFetchingNextPage}
              onLoadMore={() => void list.fetchNextPage()}
              noun={texts.noun}
            />
          </>
        ) : null}
      </Stack>
    </Page>
  );
}
