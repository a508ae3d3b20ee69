import { Stack } from '@havan/ui/Stack';
import { PriceHistory } from '../prices/PriceHistory.tsx';
import type { ProductDetail } from './product-detail.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { Questions } from '../feedback/Questions.tsx';
import { Ratings } from '../feedback/Ratings.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

interface ProductMoreProps {
  readonly product: ProductDetail['product'];
  readonly mayAnswer: boolean;
  readonly now: Date;
}

/** Renders everything below the offers; it is loaded when the user scrolls near it. */
export function ProductMore({ product, mayAnswer, now }: ProductMoreProps) {
  const { productId } = product;
  return (
    <Stack space="xl">
      <PriceHistory productId={productId} />
      <ProductFacts product={product} />
      <Questions productId={productId} mayAnswer={mayAnswer} />
      <Ratings productId={productId} />
      <RelatedProducts productId={productId} now={now} />
    </Stack>
  );
}
