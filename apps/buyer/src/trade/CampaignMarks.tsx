import type { CampaignOffer } from '@havan/domain/campaign-price';
import { Badge } from '@havan/ui/Badge';
import { Stack } from '@havan/ui/Stack';
import { lazy, Suspense } from 'react';
import { labelTexts } from './trade-texts.ts';

// Most offers have no campaign: what is said of one is loaded with the first.
const CampaignTerms = lazy(async () => ({ default: (await import('./CampaignTerms.tsx')).CampaignTerms }));

interface CampaignMarksProps {
  readonly campaigns: readonly CampaignOffer[];
  readonly align?: 'start' | 'end';
}

/** The campaigns of an offer, each in its own few words; nothing without one. */
export function CampaignMarks({ campaigns, align = 'start' }: CampaignMarksProps) {
  if (campaigns.length === 0) return null;
  return (
    <Stack space="none" align={align}>
      {campaigns.map((campaign) => (
        <Badge key={campaign.campaignCode} tone="positive">
          <Suspense fallback={labelTexts.campaign}>
            <CampaignTerms campaign={campaign} />
          </Suspense>
        </Badge>
      ))}
    </Stack>
  );
}
