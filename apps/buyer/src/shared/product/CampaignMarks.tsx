import type { CampaignOffer } from '@havan/domain/campaign-price';
import { Badge } from '@havan/ui/Badge';
import { Stack } from '@havan/ui/Stack';
import { campaignTerms, campaignTexts } from './campaign-texts.ts';

interface CampaignMarksProps {
  readonly campaigns: readonly CampaignOffer[];
  readonly align?: 'start' | 'end';
  /** Text that is shown beside them already and is left out. */
  readonly said?: string | null;
}

/**
 * Renders the campaigns of an offer, each in a few words: `%10 indirim`, `10+1 mal fazlası, sınırlı`; nothing without
 * one.
 */
export function CampaignMarks({ campaigns, align = 'start', said }: CampaignMarksProps) {
  const marks = campaigns.map((campaign) => ({
    code: campaign.campaignCode,
    text: [campaignTerms(campaign), ...(campaign.right ? [campaignTexts.limited] : [])].join(', '),
  }));
  const unsaid = marks.filter(({ text }) => text !== said);
  if (unsaid.length === 0) return null;
  return (
    <Stack space="none" align={align}>
      {unsaid.map(({ code, text }) => (
        <Badge key={code} tone="positive">
          {text}
        </Badge>
      ))}
    </Stack>
  );
}
