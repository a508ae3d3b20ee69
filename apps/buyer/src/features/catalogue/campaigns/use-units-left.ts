import { followCampaignUnits } from '@havan/api-client/queries/catalogue/campaign-pages';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useEffect, useState } from 'react';

/** Returns the units left of a limited campaign, updated by the event stream; `known` until its first event. */
export function useUnitsLeft(campaignCode: string, known: number | null): number | null {
  const { api } = useAppProfile();
  const [streamed, setStreamed] = useState<number | null>(null);
  const isLimited = known !== null;
  useEffect(() => {
    if (!isLimited) return undefined;
    const leaving = new AbortController();
    void followCampaignUnits(api, campaignCode, setStreamed, leaving.signal);
    return () => leaving.abort();
  }, [api, campaignCode, isLimited]);
  return streamed ?? known;
}
