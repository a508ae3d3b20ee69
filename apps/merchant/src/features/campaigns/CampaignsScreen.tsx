import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { RequireRight } from '@havan/app-shell/guards/RequireRight';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { saveCampaign } from '@havan/contract/campaigns/seller-campaigns';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Page } from '@havan/ui/Page';
import { useParams } from 'react-router';
import { CampaignEditor } from './editor/CampaignEditor.tsx';
import { CampaignDetail } from './editor/CampaignDetail.tsx';
import { CampaignPanel } from './panel/CampaignPanel.tsx';

/**
 * Renders `/myprofile/campaignspanel/:campaignId?`: the campaigns of the company, one of them, or a new one
 * (`new`).
 */
export function CampaignsScreen() {
  const { campaignId } = useParams();
  const isNumber = campaignId !== undefined && /^[1-9]\d{0,14}$/.test(campaignId);
  if (campaignId !== undefined && campaignId !== 'new' && !isNumber) return <NotFoundScreen />;
  return (
    <RequireArea area="campaignPanel">
      {campaignId === undefined ? <CampaignPanel /> : null}
      {campaignId === 'new' ? <NewCampaign /> : null}
      {isNumber ? <CampaignDetail key={campaignId} campaignId={Number(campaignId)} /> : null}
    </RequireArea>
  );
}

/**
 * Renders the page of a new campaign; the 403 page while the flags of creating one are off, as the server refuses it.
 */
function NewCampaign() {
  const { flags, paths } = useAppProfile();
  if (flags.isOn('createCampaign') && flags.isOn('newCampaignPanel'))
    return (
      <RequireRight call={saveCampaign}>
        <CampaignEditor detail={null} />
      </RequireRight>
    );
  return (
    <Page>
      <ErrorScreen type="403" homeHref={paths.home()} />
    </Page>
  );
}
