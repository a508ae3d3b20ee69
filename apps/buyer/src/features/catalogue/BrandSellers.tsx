import { shopBrandQuery } from '@havan/api-client/queries/catalogue/shop-brand';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { SellerTick } from '../../shared/product/SellerMarks.tsx';
import { catalogueTexts } from './catalogue-texts.ts';

/** Renders the verified sellers of a brand; nothing without any. */
export function BrandSellers({ brandId }: { readonly brandId: string }) {
  const { api } = useAppProfile();
  const { data } = useQuery(shopBrandQuery(api, brandId));
  if (!data || data.sellers.length === 0) return null;
  return (
    <Stack as="section" space="none" aria-label={catalogueTexts.brandSellers(data.brandName)}>
      <Inline space="m">
        <Text as="span" size="small" tone="soft">
          {catalogueTexts.brandSellers(data.brandName)}
        </Text>
        {data.sellers.map(({ sellerId, sellerUsername, blueTickType }) => (
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
