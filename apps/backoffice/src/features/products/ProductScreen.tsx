import { marketProductQuery, requestedProductQuery } from '@havan/api-client/queries/backoffice/products';
import { Alert } from '@havan/ui/Alert';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { Failure } from '../../layout/Failure.tsx';
import { ScreenFailure } from '../../layout/ScreenFailure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { draftOf, emptyDraft } from './product-draft.ts';
import { PriceDays } from './PriceDays.tsx';
import { ProductForm } from './ProductForm.tsx';
import { ProductPictures } from './ProductPictures.tsx';

const numberOf = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;

/**
 * Renders form, pictures and price history of a product; a merged product redirects to the remaining one, with a
 * notice.
 */
export function ProductScreen() {
  const { productId } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = numberOf(productId);
  const { data, error, refetch } = useQuery({ ...marketProductQuery(api, id), enabled: id > 0 });
  if (id === 0) return <ErrorScreen type="404" homeHref={paths.home()} />;
  if (error) return <ScreenFailure error={error} onRetry={refetch} />;
  if (data && data.productId !== id)
    return <Navigate to={paths.productMergedFrom(data.productId, id)} replace />;
  const merged = numberOf(query.get('merged'));
  return (
    <Stack space="l">
      <Heading level={1}>{data?.name ?? 'Ürün'}</Heading>
      {merged > 0 ? (
        <Alert kind="info">
          {`${merged} numaralı ürün bu ürünle birleştirildi; ilanları, siparişleri ve fiyat geçmişi burada.`}
        </Alert>
      ) : null}
      {data ? (
        <ProductForm
          key={data.productId}
          start={draftOf(data)}
          product={data}
          backHref={paths.products()}
          onSaved={() => void navigate(paths.products())}
        />
      ) : (
        <Loading />
      )}
      {data ? <ProductPictures productId={data.productId} /> : null}
      {data ? <PriceDays productId={data.productId} /> : null}
    </Stack>
  );
}

/** Renders the form of a new product, filled from a seller's product request when the query names one. */
export function NewProductScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const requestId = numberOf(query.get('request'));
  const asked = useQuery({ ...requestedProductQuery(api, requestId), enabled: requestId > 0 });
  const backHref = requestId > 0 ? paths.productRequests(requestId) : paths.products();
  const said = asked.data?.request;
  return (
    <Stack space="l">
      <Heading level={1}>Yeni ürün</Heading>
      {asked.error ? <Failure error={asked.error} onRetry={asked.refetch} /> : null}
      {requestId > 0 && asked.isPending ? (
        <Loading />
      ) : (
        <ProductForm
          start={
            said
              ? {
                  ...emptyDraft,
                  barcode: said.barcode,
                  name: said.name,
                  brand: said.brand,
                  kind: said.kind,
                  psf: said.psf,
                }
              : emptyDraft
          }
          backHref={backHref}
          onSaved={({ productId }) =>
            void navigate(requestId > 0 ? backHref : paths.product(productId), { replace: true })
          }
        />
      )}
    </Stack>
  );
}
