import { salesOverviewQuery } from '@havan/api-client/queries/sales/orders';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { lowStockUnits } from '@havan/domain/listing-figures';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Link } from '@havan/ui/Link';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { homeTexts } from './home-texts.ts';

/** Renders the figures of the company's offers, each with a link to its listings. The strip above reports a failure. */
export function ListingFacts() {
  const { api } = useAppProfile();
  const mayEnter = useMayEnter('listings') === true;
  const { data } = useQuery(salesOverviewQuery(api));
  if (!data) return null;
  const facts = [
    { term: homeTexts.activeListings, count: data.activeListings, href: paths.listings('active') },
    {
      term: homeTexts.closeExpiryListings,
      count: data.closeExpiryListings,
      href: paths.listings('expiring'),
    },
    {
      term: homeTexts.lowStockListings,
      count: data.lowStockListings,
      href: paths.listingView(`active?stock=${lowStockUnits}`),
    },
  ];
  return (
    <section aria-labelledby="ilanlar">
      <SectionHeader id="ilanlar" title={homeTexts.listings} level={2} />
      <DescriptionList
        layout="sum"
        items={facts.map(({ term, count, href }) => ({
          key: href,
          term: mayEnter ? <Link href={href}>{term}</Link> : term,
          details: count,
        }))}
      />
    </section>
  );
}
