import { campaignsQuery } from '@havan/api-client/queries/catalogue/campaign-pages';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { Shimmer } from '@havan/ui/Shimmer';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { catalogueTexts } from './catalogue-texts.ts';
import { withParameter } from './filters/product-filter.ts';
import { useListAddress } from './use-list-address.ts';

/** Height of the row of campaigns, px. */
const chipHeight = 32;

interface SellerCampaignsProps {
  readonly sellerId: number;
}

/** Renders the running campaigns of the list's seller; each filters the list by its listings. */
export function SellerCampaigns({ sellerId }: SellerCampaignsProps) {
  const { flags } = useAppProfile();
  return flags.isOn('sellerListingCampaignFilters') ? <CampaignChips sellerId={sellerId} /> : null;
}

function CampaignChips({ sellerId }: SellerCampaignsProps) {
  const { api } = useAppProfile();
  const [search] = useSearchParams();
  const change = useListAddress();
  const chosen = search.get('campaignCode');
  const { data, isPending } = useInfiniteQuery(campaignsQuery(api, { sellerId: String(sellerId) }));
  if (isPending) return <Shimmer kind="block" height={chipHeight} label="" />;
  const campaigns = data?.pages.flatMap(({ items }) => items) ?? [];
  if (campaigns.length === 0) return null;
  return (
    <ChipRow label={catalogueTexts.sellerCampaigns}>
      {campaigns.map(({ campaignCode, title }) => (
        <Chip
          key={campaignCode}
          label={title}
          pressed={chosen === campaignCode}
          onChange={() =>
            change((at) => withParameter(at, 'campaignCode', chosen === campaignCode ? null : campaignCode))
          }
        />
      ))}
    </ChipRow>
  );
}
