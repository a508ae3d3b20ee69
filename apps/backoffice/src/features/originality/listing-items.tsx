import type { getOriginalityFile } from '@havan/contract/backoffice/risk/listing-risk';
import type { ResultOf } from '@havan/contract/call';
import { formatCount } from '@havan/domain/count';
import { expiryLabel } from '@havan/domain/expiry';
import { shownListingStateLabels } from '@havan/domain/listing';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';

type SeenListing = ResultOf<typeof getOriginalityFile>['listing'];

/** Returns the facts of a listing for an operator, as items of a description list. */
export const listingItems = (listing: SeenListing): { term: string; details: ReactNode }[] => [
  { term: 'İlan no', details: listing.listingId },
  { term: 'Barkod', details: listing.barcode },
  { term: 'Marka', details: listing.brandName },
  { term: 'Satıcı', details: <Link href={paths.company(listing.sellerId)}>{listing.seller}</Link> },
  { term: 'Miat', details: listing.expiration === null ? 'Miatsız' : expiryLabel(listing.expiration) },
  {
    term: 'Fiyat',
    details: (
      <>
        <Money value={listing.price} />
        {listing.psf === null ? null : (
          <>
            {' '}
            · PSF <Money value={listing.psf} />
          </>
        )}
      </>
    ),
  },
  { term: 'Stok', details: formatCount(listing.stock) },
  {
    term: 'İlanın durumu',
    details: [shownListingStateLabels[listing.state], listing.suspendedReason].filter(Boolean).join(' · '),
  },
];
