import { productQuery } from '@havan/api-client/queries/catalogue/catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { NotFoundScreen } from '@havan/app-shell/screens/shell-routes';
import { useChunkedList } from '@havan/app-shell/loading/use-chunked-list';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Page } from '@havan/ui/Page';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { ProductOffers } from './ProductOffers.tsx';
import { ProductShimmer } from './product/ProductShimmer.tsx';

/**
 * Renders `/listingdetail/:productId`: a product with every offer that can be bought now. Without an id it redirects to
 * the list of products.
 */
export function OffersScreen() {
  const named = useParams()['productId'];
  const productId = Number(named);
  if (named === undefined) return <Navigate to={paths.products()} replace />;
  if (!Number.isSafeInteger(productId) || productId < 1) return <NotFoundScreen />;
  return <KnownProduct key={productId} productId={productId} />;
}

function KnownProduct({ productId }: { productId: number }) {
  const { api } = useAppProfile();
  const { data: answer, error, isPaused, refetch } = useQuery(productQuery(api, productId));
  const data = useChunkedList(answer);
  // A merged product leads to the one that remains.
  if (data && data.product.productId !== productId)
    return <Navigate to={paths.product(data.product.productId)} replace />;
  if (data) return <ProductOffers detail={data} />;
  return (
    <Page>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : isPaused ? (
        <ErrorScreen type="offline" />
      ) : (
        <ProductShimmer productId={productId} />
      )}
    </Page>
  );
}
