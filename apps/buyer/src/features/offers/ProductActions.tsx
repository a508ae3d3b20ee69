import { alertQuery } from '@havan/api-client/queries/alerts';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useMayEnter } from '@havan/features/shell/use-basic-infos';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { WarningIcon } from '@havan/ui/icons';
import type { Listing } from '@havan/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FavouriteHeart } from '../../trade/FavouriteHeart.tsx';
import { ProductAlertButton } from '../../trade/ProductAlertButton.tsx';
import { payPrice } from '../../trade/prices.ts';
import { offerTexts } from './offer-texts.ts';
import type { ProductDetail } from './product-detail.ts';

const ReportIssueModal = lazy(() =>
  import('./ReportIssueModal.tsx').then((file) => ({ default: file.ReportIssueModal })),
);

interface ProductActionsProps {
  readonly product: ProductDetail['product'];
  readonly listings: readonly Listing[];
}

/** What can be done with the product itself: follow it, be told of it, say what is wrong with it. */
export function ProductActions({ product, listings }: ProductActionsProps) {
  const { productId, productName, likedByUser } = product;
  const { api } = useAppProfile();
  const mayFollow = useMayEnter('favorites') !== false;
  const alert = useQuery({ ...alertQuery(api, productId), enabled: mayFollow });
  const [isReporting, setReporting] = useState(false);
  const prices = listings.map((each) => payPrice(each));
  return (
    <Inline space="xs">
      {mayFollow ? (
        <>
          <FavouriteHeart productId={productId} name={productName} liked={likedByUser} />
          <ProductAlertButton
            key={alert.dataUpdatedAt}
            productId={productId}
            name={productName}
            alert={alert.data ?? null}
            priceNow={prices.length > 0 ? Math.min(...prices) : null}
          />
        </>
      ) : null}
      <Button variant="quiet" size="small" icon={<WarningIcon />} onClick={() => setReporting(true)}>
        {offerTexts.report}
      </Button>
      {isReporting ? (
        <Suspense fallback={null}>
          <ReportIssueModal
            productId={productId}
            name={productName}
            listings={listings}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      ) : null}
    </Inline>
  );
}
