import { lazyDialog, lazyPart } from '@havan/app-shell/loading/LazyPart';
import { useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { WarningIcon } from '@havan/ui/icons';
import type { Listing } from '@havan/contract/catalogue/catalogue';
import { useState } from 'react';
import { FavouriteHeart } from '../../../shared/product/FavouriteHeart.tsx';
import { offerTexts } from '../offer-texts.ts';
import { ProductAlarm } from './ProductAlarm.tsx';
import type { ProductDetail } from './product-detail.ts';

const WriteDown = lazyPart(() => import('./WriteDown.tsx'), 'WriteDown', {
  chunk: 'offer-later',
  partOf: 'offers',
  isQuiet: true,
});
const ReportIssueModal = lazyDialog(() => import('./ReportIssueModal.tsx'), 'ReportIssueModal');

interface ProductActionsProps {
  readonly product: ProductDetail['product'];
  readonly listings: readonly Listing[];
}

/** Renders the actions on the product itself: favourite, alert, report. */
export function ProductActions({ product, listings }: ProductActionsProps) {
  const { productId, productName, likedByUser } = product;
  const mayFollow = useMayEnter('favorites') !== false;
  const hasSmartCart = useMayEnter('smartCart') === true;
  const [isReporting, setReporting] = useState(false);
  return (
    <Inline space="xxs">
      {mayFollow ? <FavouriteHeart productId={productId} name={productName} liked={likedByUser} /> : null}
      <ProductAlarm product={product} listings={listings} />
      {hasSmartCart ? <WriteDown productId={productId} /> : null}
      <Button variant="quiet" size="small" icon={<WarningIcon />} onClick={() => setReporting(true)}>
        {offerTexts.report}
      </Button>
      {isReporting ? (
        <ReportIssueModal
          productId={productId}
          name={productName}
          listings={listings}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </Inline>
  );
}
