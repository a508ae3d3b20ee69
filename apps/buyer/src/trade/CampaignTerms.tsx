import type { CampaignOffer } from '@havan/domain/campaign-price';
import { campaignTerms, campaignTexts } from './campaign-texts.ts';

/** A campaign in its own few words: `%10 indirim`, `10+1 mal fazlası, sınırlı`. */
export function CampaignTerms({ campaign }: { campaign: CampaignOffer }) {
  return [campaignTerms(campaign), ...(campaign.right ? [campaignTexts.limited] : [])].join(', ');
}
