import {
  productPicturesQuery,
  removeProductPictureMutation,
  setProductPictureMutation,
} from '@havan/api-client/queries/backoffice/products';
import { productPhotoMinEdge } from '@havan/contract/identity/files';
import {
  type PictureView,
  pictureViewLabels,
  pictureViews,
  productPictureUrl,
} from '@havan/domain/product-picture';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { PictureField } from '../../shared/PictureField.tsx';

interface ProductPicturesProps {
  readonly productId: number;
}

/** Renders the pictures of a product: what each view shows, and a photograph in its place. */
export function ProductPictures({ productId }: ProductPicturesProps) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(productPicturesQuery(api, productId));
  return (
    <Stack space="m">
      <Heading level={2}>Görseller</Heading>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {data ? (
        <Grid columns={{ phone: 1, tablet: 3 }} space="l">
          {pictureViews.map((view) => (
            <Picture
              key={view}
              productId={productId}
              view={view}
              isPhotograph={data.photographs.includes(view)}
              // The address of a picture is cached for a minute.
              src={`${productPictureUrl(productId, view)}&at=${dataUpdatedAt}`}
            />
          ))}
        </Grid>
      ) : error ? null : (
        <Loading />
      )}
    </Stack>
  );
}

interface PictureProps {
  readonly productId: number;
  readonly view: PictureView;
  readonly isPhotograph: boolean;
  readonly src: string;
}

function Picture({ productId, view, isPhotograph, src }: PictureProps) {
  const label = pictureViewLabels[view];
  const upload = useMutation(setProductPictureMutation(api, productId));
  const removal = useMutation(removeProductPictureMutation(api, productId));
  return (
    <Stack space="s">
      <Heading level={3}>{label}</Heading>
      <ProductImage src={src} alt={label} size="fill" />
      <Text size="small" tone="soft">
        {isPhotograph ? 'Fotoğraf' : 'Fotoğraf yok; çizim ya da boş ambalaj gösteriliyor.'}
      </Text>
      <PictureField
        label={`${label} fotoğrafı`}
        minEdge={productPhotoMinEdge}
        hasPicture={isPhotograph}
        removeLabel="Fotoğrafı kaldır"
        upload={{ ...upload, file: upload.variables?.file }}
        removal={removal}
        onUpload={(file) => upload.mutate({ view, file })}
        onRemove={() => removal.mutate(view)}
      />
    </Stack>
  );
}
