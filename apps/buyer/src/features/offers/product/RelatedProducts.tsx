import { relatedQuery } from '@havan/api-client/queries/catalogue/product-page';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LabelSheet } from '@havan/ui/LabelSheet';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { ProductLabel } from '../../../shared/product/ProductLabel.tsx';
import { useAddToCart } from '../../../shared/cart/use-add-to-cart.ts';
import { relatedTexts } from './product-page-texts.ts';

/** Renders products bought together and products of the same category; nothing without any. */
export function RelatedProducts({ productId, now }: { productId: number; now: Date }) {
  const { api } = useAppProfile();
  const { data, error } = useQuery(relatedQuery(api, productId));
  const { add, isAdding } = useAddToCart();
  if (error || data?.length === 0) return null;
  return (
    <Stack as="section" space="none" aria-label={relatedTexts.title}>
      <SectionHeader title={relatedTexts.title} />
      {data ? (
        <LabelSheet label={relatedTexts.title} layout="strip">
          {data.map((product) => (
            <ProductLabel
              key={product.productId}
              product={product}
              now={now}
              onAdd={add}
              isAdding={product.bestListing !== null && isAdding(product.bestListing.listingId)}
            />
          ))}
        </LabelSheet>
      ) : (
        <Shimmer kind="block" height={360} label={relatedTexts.loading} />
      )}
    </Stack>
  );
}
