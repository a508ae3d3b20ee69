import { LabelSheet } from '@havan/ui/LabelSheet';
import { Link } from '@havan/ui/Link';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { memo } from 'react';
import { ProductLabel } from '../../shared/product/ProductLabel.tsx';
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts';
import type { Section } from './home-section.ts';
import { homeTexts } from './home-texts.ts';
import { RankedProducts } from './RankedProducts.tsx';

/** Renders a section of the home: the best sellers as a ranked list, any other section as a strip of labels. */
export const HomeSection = memo(function HomeSection({ section, now }: { section: Section; now: Date }) {
  const { key, title, subtitle, href, products } = section;
  const { add, isAdding } = useAddToCart();
  return (
    <Stack as="section" space="none" aria-label={title}>
      <SectionHeader
        title={title}
        remark={subtitle}
        actions={href === null ? null : <Link href={href}>{homeTexts.all}</Link>}
        line={key === 'bestSellers'}
      />
      {key === 'bestSellers' ? (
        <RankedProducts products={products} now={now} />
      ) : (
        <LabelSheet label={title} layout="strip">
          {products.map((product) => (
            <ProductLabel
              key={product.productId}
              product={product}
              now={now}
              onAdd={add}
              isAdding={product.bestListing !== null && isAdding(product.bestListing.listingId)}
            />
          ))}
        </LabelSheet>
      )}
    </Stack>
  );
});
