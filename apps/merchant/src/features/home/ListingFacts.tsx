import { salesOverviewQuery } from '@havan/api-client/queries/sales/orders';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { useQuery } from '@tanstack/react-query';
import { homeTexts } from './home-texts.ts';

/** How the company's offers stand. The strip above says when the figures do not come. */
export function ListingFacts() {
  const { api } = useAppProfile();
  const { data } = useQuery(salesOverviewQuery(api));
  if (!data) return null;
  return (
    <section aria-labelledby="ilanlar">
      <SectionHeader id="ilanlar" title={homeTexts.listings} level={2} />
      <DescriptionList
        layout="sum"
        items={[
          { term: homeTexts.activeListings, details: data.activeListings },
          { term: homeTexts.closeExpiryListings, details: data.closeExpiryListings },
          { term: homeTexts.lowStockListings, details: data.lowStockListings },
        ]}
      />
    </section>
  );
}
