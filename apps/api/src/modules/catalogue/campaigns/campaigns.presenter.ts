import type { campaignOffer } from '@havan/contract/catalogue/campaigns';
import type { CampaignOffer } from '@havan/domain/campaign-price';
import type { InferOutput } from 'valibot';

export const presentCampaign = (offer: CampaignOffer): InferOutput<typeof campaignOffer> => ({
  ...offer,
  steps: [...offer.steps],
});
