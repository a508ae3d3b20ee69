import type { MarketListing } from '@havan/contract/backoffice/risk/market-listings';
import { formatCount } from '@havan/domain/count';
import { listingLabel } from '@havan/domain/expiry';
import { shownListingStateLabels } from '@havan/domain/listing';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';

const tones = { active: 'positive', passive: 'neutral', suspended: 'critical' } as const;

/** Returns the columns of the listings; `onAct` suspends a listing, or frees one that is suspended. */
export const listingColumns = (onAct: (row: MarketListing) => void): readonly Column<MarketListing>[] => [
  {
    id: 'product',
    header: 'Ürün',
    phone: 'lead',
    cell: (row) => (
      <Stack space="none">
        <Text weight="strong">{listingLabel(row.productName, row.expiration)}</Text>
        <Text size="small" tone="soft">
          {[row.brandName, row.barcode, row.lot && `parti ${row.lot}`].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'seller',
    header: 'Satıcı',
    phone: 'detail',
    cell: ({ sellerId, seller }) => <Link href={paths.company(sellerId)}>{seller}</Link>,
  },
  {
    id: 'price',
    header: 'Fiyat',
    align: 'end',
    phone: 'detail',
    cell: ({ price }) => <Money value={price} />,
  },
  {
    id: 'stock',
    header: 'Stok',
    align: 'end',
    phone: 'detail',
    cell: ({ stock }) => formatCount(stock),
  },
  {
    id: 'state',
    header: 'Durum',
    phone: 'trail',
    cell: ({ state, suspendedReason }) => (
      <Stack space="none">
        <Badge tone={tones[state]}>{shownListingStateLabels[state]}</Badge>
        {suspendedReason ? (
          <Text size="small" tone="soft">
            {suspendedReason}
          </Text>
        ) : null}
      </Stack>
    ),
  },
  {
    id: 'act',
    header: 'İşlem',
    hideHeader: true,
    align: 'end',
    phone: 'action',
    cell: (row) => (
      <Button
        size="small"
        variant="outline"
        aria-label={`${row.state === 'suspended' ? 'Askıdan çıkar' : 'Askıya al'}: ${row.productName}, ${row.seller}`}
        onClick={() => onAct(row)}
      >
        {row.state === 'suspended' ? 'Askıdan çıkar' : 'Askıya al'}
      </Button>
    ),
  },
];
