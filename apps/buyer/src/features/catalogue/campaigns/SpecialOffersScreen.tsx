import { specialOffersQuery } from '@havan/api-client/queries/catalogue/special-days';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { LayoutChoice } from '../../../shared/lists/LayoutChoice.tsx';
import { campaignPageTexts as texts } from './campaign-page-texts.ts';
import { useCampaignLayout } from './campaign-layout.ts';
import { CampaignList } from './CampaignList.tsx';

/** Renders `/special-offers/:tagId?`: campaigns under the headings that the market gives them. */
export function SpecialOffersScreen() {
  const { api } = useAppProfile();
  const { tagId } = useParams();
  const { layout, choose } = useCampaignLayout();
  const { data, error, refetch } = useQuery(specialOffersQuery(api));
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading size="page" label={texts.loading} />;
  const tag = tagId === undefined ? data.tags[0] : data.tags.find((each) => String(each.tagId) === tagId);
  if (!tag && tagId !== undefined) return <NotFoundScreen />;
  return (
    <Page>
      <title>{`${tag?.title ?? texts.specialOffers} | Havan`}</title>
      <Stack space="m">
        <Breadcrumb
          items={[
            { label: texts.home, href: paths.home() },
            { label: texts.title, href: paths.campaigns() },
          ]}
        />
        <SectionHeader
          level={1}
          title={texts.specialOffers}
          remark={texts.specialOffersHint}
          actions={<LayoutChoice layout={layout} onChoose={choose} />}
        />
        {tag ? (
          <>
            <Tabs
              value={String(tag.tagId)}
              label={texts.tags}
              tabs={data.tags.map(({ tagId: each, title, campaignCount }) => ({
                id: String(each),
                label: title,
                href: paths.specialOffers(each),
                count: campaignCount,
              }))}
            />
            {tag.description ? <Text>{tag.description}</Text> : null}
            <CampaignList
              key={tag.tagId}
              request={{ tagId: String(tag.tagId) }}
              emptyTitle={texts.empty}
              emptyHint={texts.emptyHint}
            />
          </>
        ) : (
          <EmptyState
            kind="noListings"
            title={texts.empty}
            subtitle={texts.emptyHint}
            actions={<ButtonLink href={paths.campaigns()}>{texts.all}</ButtonLink>}
          />
        )}
      </Stack>
    </Page>
  );
}
