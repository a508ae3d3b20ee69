import { campaignQuery } from '@havan/api-client/queries/catalogue/campaign-pages';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { Page } from '@havan/ui/Page';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Products } from '../Products.tsx';
import { campaignPageTexts as texts } from './campaign-page-texts.ts';
import { CampaignHead } from './CampaignHead.tsx';

/** Renders `/campaigns/:campaignCode`: the terms of a campaign, and what can be bought under it. */
export function CampaignScreen() {
  const { api } = useAppProfile();
  const { campaignCode = '' } = useParams();
  const { data, error, refetch } = useQuery(campaignQuery(api, campaignCode));
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading size="page" label={texts.loading} />;
  const crumbs = (
    <Breadcrumb
      items={[
        { label: texts.home, href: paths.home() },
        { label: texts.title, href: paths.campaigns() },
      ]}
    />
  );
  if (data.state === 'ended')
    return (
      <Page>
        <title>{`${data.title} | Havan`}</title>
        <Stack space="m">
          {crumbs}
          <EmptyState
            kind="noListings"
            title={texts.ended}
            subtitle={texts.endedHint}
            actions={<ButtonLink href={paths.campaigns()}>{texts.seeRunning}</ButtonLink>}
          />
        </Stack>
      </Page>
    );
  return (
    <Products
      key={campaignCode}
      place={{ campaignCode }}
      lead={
        <>
          {crumbs}
          <CampaignHead campaign={data} />
        </>
      }
    />
  );
}
