import type { CampaignOffer } from '@havan/domain/campaign-price';
import { Badge } from '@havan/ui/Badge';
import { Stack } from '@havan/ui/Stack';
import { campaignTerms, campaignTexts } from './campaign-texts.ts';

interface CampaignMarksProps {
  readonly campaigns: readonly CampaignOffer[];
  readonly align?: 'start' | 'end';
}

/** The campaigns of an offer, each in its own few words: `%10 indirim`, `10+1 mal fazlası, sınırlı`; nothing without one. */
export function CampaignMarks({ campaigns, align = 'start' }: CampaignMarksProps) {
  if (campaigns.length === 0) return null;
  return (
    <Stack space="none" align={align}>
      {campaigns.map((campaign) => (
        <Badge key={campaign.campaignCode} tone="positive">
          {[campaignTerms(campaign), ...(campaign.right ? [campaignTexts.limited] : [])].join(', ')}
        </Badge>
      ))}
    </Stack>
  );
}
