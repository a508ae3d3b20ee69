import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { useParams } from 'react-router';
import { CampaignEditor } from './editor/CampaignEditor.tsx';
import { CampaignDetail } from './editor/CampaignDetail.tsx';
import { CampaignPanel } from './panel/CampaignPanel.tsx';

/** `/myprofile/campaignspanel/:campaignId?`: the campaigns of the company, one of them, or a new one (`new`). */
export function CampaignsScreen() {
  const { campaignId } = useParams();
  const isNumber = campaignId !== undefined && /^[1-9]\d{0,14}$/.test(campaignId);
  if (campaignId !== undefined && campaignId !== 'new' && !isNumber) return <NotFoundScreen />;
  return (
    <RequireArea area="campaignPanel">
      {campaignId === undefined ? <CampaignPanel /> : null}
      {campaignId === 'new' ? <CampaignEditor detail={null} /> : null}
      {isNumber ? <CampaignDetail key={campaignId} campaignId={Number(campaignId)} /> : null}
    </RequireArea>
  );
}
