import { productQuery } from '@havan/api-client/queries/catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { LoadFailure } from '@havan/features/shell/LoadFailure';
import { NotFoundScreen } from '@havan/features/shell/shell-routes';
import { useInSlices } from '@havan/features/shell/use-in-slices';
import { Page } from '@havan/ui/Page';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ProductOffers } from './ProductOffers.tsx';
import { ProductShimmer } from './ProductShimmer.tsx';

/** `/listingdetail/:productId`: a product with every offer that can be bought now. */
export function OffersScreen() {
  const productId = Number(useParams()['productId']);
  if (!Number.isSafeInteger(productId) || productId < 1) return <NotFoundScreen />;
  return <KnownProduct key={productId} productId={productId} />;
}

function KnownProduct({ productId }: { productId: number }) {
  const { api } = useAppProfile();
  const { data: answer, error, refetch } = useQuery(productQuery(api, productId));
  const data = useInSlices(answer);
  if (data) return <ProductOffers detail={data} />;
  return (
    <Page>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ProductShimmer productId={productId} />
      )}
    </Page>
  );
}
