import { priceSuggestionQuery } from '@havan/api-client/queries/listings/price-suggestion';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { SupportLink } from '@havan/app-shell/frame/SupportLink';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { setPriceRule } from '@havan/contract/listings/price-rules';
import { listingLabel } from '@havan/domain/expiry';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PricePanel } from './PricePanel.tsx';
import { PriceRuleSection } from './rule/PriceRuleSection.tsx';
import { priceTexts as texts } from './price-texts.ts';

/** Renders `/myprofile/listings/prices/:listingId`: suggested prices of a listing, and the reasons for its rank. */
export function PriceScreen() {
  return (
    <RequireArea area="listings">
      <KnownListing />
    </RequireArea>
  );
}

function KnownListing() {
  const { api } = useAppProfile();
  const listingId = Number(useParams()['listingId']);
  const mayRule = useMay(setPriceRule);
  const { data, error, refetch } = useQuery(priceSuggestionQuery(api, listingId));
  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      {error && !data ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Shimmer kind="rows" count={8} label={texts.loading} /> : null}
      {data ? (
        <Stack space="l">
          <SectionHeader
            level={1}
            title={texts.title}
            actions={<SupportLink category="listing" record={listingId} />}
          />
          <Text size="large" weight="medium">
            {listingLabel(data.listing.productName, data.listing.expiration)}
          </Text>
          <PricePanel key={`${listingId}/${data.listing.version}`} data={data} />
          {mayRule ? <PriceRuleSection listingId={listingId} price={data.price} /> : null}
        </Stack>
      ) : null}
    </Page>
  );
}
