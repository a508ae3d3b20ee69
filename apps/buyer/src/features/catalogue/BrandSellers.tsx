import { shopBrandQuery } from '@havan/api-client/queries/catalogue/shop-brand';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { SellerTick } from '../../shared/product/SellerMarks.tsx';
import { catalogueTexts } from './catalogue-texts.ts';

/** Renders the logo of a brand and the sellers verified for it; nothing without either. */
export function BrandSellers({ brandId }: { readonly brandId: string }) {
  const { api } = useAppProfile();
  const { data } = useQuery(shopBrandQuery(api, brandId));
  if (!data || (data.sellers.length === 0 && data.logoUrl === null)) return null;
  const { brandName, logoUrl, sellers } = data;
  return (
    <Stack as="section" space="none" aria-label={catalogueTexts.brandSellers(brandName)}>
      <Inline space="m" align="center">
        {logoUrl === null ? null : (
          <ProductImage src={logoUrl} alt={catalogueTexts.brandLogo(brandName)} size="medium" eager />
        )}
        {sellers.length === 0 ? null : (
          <Text as="span" size="small" tone="soft">
            {catalogueTexts.brandSellers(brandName)}
          </Text>
        )}
        {sellers.map(({ sellerId, sellerUsername, blueTickType }) => (
          <Inline key={sellerId} space="xs">
            <Link href={paths.seller(sellerId)} variant="name">
              {sellerUsername}
            </Link>
            <SellerTick seller={{ blueTickModel: { blueTickType } }} />
          </Inline>
        ))}
      </Inline>
    </Stack>
  );
}
