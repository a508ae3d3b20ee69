import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { useMay } from '@havan/app-shell/profile/use-may';
import { saveCampaign } from '@havan/contract/campaigns/seller-campaigns';

/**
 * Returns whether a campaign can be made of listings at risk: the panel is open, the right is there and both
 * flags of making one are on.
 */
export function useMayCampaign(): boolean {
  const { flags } = useAppProfile();
  const mayEnter = useMayEnter('campaignPanel') === true;
  const maySave = useMay(saveCampaign);
  return mayEnter && maySave && flags.isOn('createCampaign') && flags.isOn('newCampaignPanel');
}
