import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { useMay } from '@havan/app-shell/profile/use-may';
import { saveCampaign } from '@havan/contract/campaigns/seller-campaigns';

/**
 * Returns whether the user may create a campaign for listings at risk: the panel is open to the company, the user has
 * the right, and both flags are on.
 */
export function useMayCampaign(): boolean {
  const { flags } = useAppProfile();
  const mayEnter = useMayEnter('campaignPanel') === true;
  const maySave = useMay(saveCampaign);
  return mayEnter && maySave && flags.isOn('createCampaign') && flags.isOn('newCampaignPanel');
}
