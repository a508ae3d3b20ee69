import { sellerCampaignQuery } from '@havan/api-client/queries/campaigns/seller-campaigns';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Page } from '@havan/ui/Page';
import { Shimmer } from '@havan/ui/Shimmer';
import { useQuery } from '@tanstack/react-query';
import { campaignTexts as texts } from '../campaign-texts.ts';
import { CampaignEditor } from './CampaignEditor.tsx';

/** Renders one campaign: its sales above its terms. */
export function CampaignDetail({ campaignId }: { readonly campaignId: number }) {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(sellerCampaignQuery(api, campaignId));
  if (data) return <CampaignEditor key={data.campaign.version} detail={data} />;
  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      {error ? (
        <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
      ) : (
        <Shimmer kind="rows" count={8} label={texts.loading} />
      )}
    </Page>
  );
}
