import { topSellingQuery } from '@havan/api-client/queries/listings/top-selling';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { TopSellingListing } from '@havan/contract/listings/top-selling';
import { formatCount } from '@havan/domain/count';
import { listingLabel } from '@havan/domain/expiry';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { homeTexts } from './home-texts.ts';

const columns: Column<TopSellingListing>[] = [
  {
    id: 'listing',
    header: homeTexts.listing,
    phone: 'lead',
    cell: ({ listingId, productName, expiration }) => (
      <Link href={paths.listingPrice(listingId)} variant="name">
        {expiration === null
          ? `${productName}: ${listingLabel(productName, null)}`
          : listingLabel(productName, expiration)}
      </Link>
    ),
  },
  {
    id: 'units',
    header: homeTexts.units,
    phone: 'trail',
    align: 'end',
    cell: ({ units }) => formatCount(units),
  },
  {
    id: 'turnover',
    header: homeTexts.turnover,
    phone: 'trail',
    align: 'end',
    cell: ({ turnover }) => <Money value={turnover} />,
  },
  { id: 'stock', header: homeTexts.stock, align: 'end', cell: ({ stock }) => formatCount(stock) },
];

/** Renders the best-selling listings of the last 30 days with their remaining stock; nothing before the first sale. */
export function TopSelling() {
  const { api } = useAppProfile();
  const { data } = useQuery(topSellingQuery(api));
  if (!data || data.items.length === 0) return null;
  return (
    <Stack as="section" space="s" aria-labelledby="cok-satanlar">
      <SectionHeader id="cok-satanlar" title={homeTexts.topSelling} remark={homeTexts.topSellingRemark} />
      <Table
        caption={homeTexts.topSelling}
        rows={data.items}
        rowKey={({ listingId }) => String(listingId)}
        columns={columns}
      />
    </Stack>
  );
}
