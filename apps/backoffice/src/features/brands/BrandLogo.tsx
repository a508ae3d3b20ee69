import {
  removeBrandLogoMutation,
  setBrandLogoMutation,
} from '@havan/api-client/queries/backoffice/catalogue/taxonomy';
import type { MarketBrand } from '@havan/contract/backoffice/catalogue/brands';
import { brandLogoMinEdge } from '@havan/contract/identity/files';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session.ts';
import { PictureField } from '../../shared/PictureField.tsx';

/** Renders the logo of a brand, which is changed at once, without the other fields of the form. */
export function BrandLogo({ brand: { brandId, name, logoUrl } }: { readonly brand: MarketBrand }) {
  const upload = useMutation(setBrandLogoMutation(api, brandId));
  const removal = useMutation(removeBrandLogoMutation(api, brandId));
  return (
    <Stack space="s">
      {logoUrl === null ? null : <ProductImage src={logoUrl} alt={`${name} logosu`} size="large" eager />}
      <PictureField
        label="Logo"
        minEdge={brandLogoMinEdge}
        hasPicture={logoUrl !== null}
        removeLabel="Logoyu kaldır"
        upload={{ ...upload, file: upload.variables }}
        removal={removal}
        onUpload={(file) => upload.mutate(file)}
        onRemove={() => removal.mutate()}
      />
      <Text size="small" tone="soft">
        Marka sayfasında ve ürün sayfasında görünür. Seçildiği anda kaydedilir.
      </Text>
    </Stack>
  );
}
