import { requestedProductQuery } from '@havan/api-client/queries/backoffice/products';
import { formatAgreedTerms } from '@havan/domain/listing-terms';
import { productKindLabels } from '@havan/domain/product-permission';
import { Alert } from '@havan/ui/Alert';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { StoredFiles } from '../files/StoredFiles.tsx';

interface ProductRequestDetailProps {
  readonly requestId: number;
}

/** Renders the seller's description of a product, and whether its barcode is in the catalogue by now. */
export function ProductRequestDetail({ requestId }: ProductRequestDetailProps) {
  const { data, error, refetch } = useQuery(requestedProductQuery(api, requestId));
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { request, productId, isMedicine } = data;
  return (
    <Stack space="l">
      {isMedicine ? (
        <Alert kind="warning">Bu barkod ruhsatlı bir ilacın; ürün olarak açılamaz. İsteği reddedin.</Alert>
      ) : productId === null ? (
        <Alert
          kind="info"
          actions={<ButtonLink href={paths.newProduct(requestId)}>Ürünü oluştur</ButtonLink>}
        >
          Bu barkodla ürün yok. Onaylamadan önce ürünü oluşturun.
        </Alert>
      ) : (
        <Alert
          kind="success"
          actions={
            <ButtonLink variant="outline" href={paths.product(productId)}>
              Ürünü aç
            </ButtonLink>
          }
        >
          Bu barkodun ürünü katalogda; isteği onaylayabilirsiniz.
        </Alert>
      )}
      <DescriptionList
        items={[
          { term: 'Barkod', details: request.barcode },
          { term: 'Marka', details: request.brand },
          { term: 'Satıcının kategorisi', details: request.category || '–' },
          { term: 'Sınıf', details: productKindLabels[request.kind] },
          { term: 'PSF', details: request.psf === null ? '–' : <Money value={request.psf} /> },
          ...(request.terms
            ? [{ term: 'Onayla satışa çıkacak ilan', details: formatAgreedTerms(request.terms) }]
            : []),
        ]}
      />
      <StoredFiles title="Fotoğraflar" fileIds={request.pictureFileIds} />
    </Stack>
  );
}
