import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMayEnter } from '@havan/app-shell/profile/use-basic-infos';

/** Whether a campaign can be made of listings at risk: the panel is open and both flags of making one are on. */
export function useMayCampaign(): boolean {
  const { flags } = useAppProfile();
  return (
    useMayEnter('campaignPanel') === true && flags.isOn('createCampaign') && flags.isOn('newCampaignPanel')
  );
}
