import type { ProductCard } from '@havan/contract/catalogue/catalogue';
import type { Layout } from '@havan/domain/storage-key';
import { LabelSheet } from '@havan/ui/LabelSheet';
import { ProductLabel } from '../../../shared/product/ProductLabel.tsx';
import { catalogueTexts } from '../catalogue-texts.ts';
import { ProductRow } from './ProductRow.tsx';

interface ProductPartProps {
  readonly products: readonly ProductCard[];
  readonly keyOf: (productId: number, place: number) => string;
  /** Place of the first of them in the whole list, from 0. */
  readonly from: number;
  readonly layout: Layout;
  readonly now: Date;
  readonly onAdd: (listingId: number, count: number, name: string) => void;
  /** The offer that is on its way into the basket. */
  readonly adding: number | null;
}

/** In sight on the first screen of a desk: their pictures do not wait. */
const eagerLabels = 6;

/** Renders one page of a list, as labels or as rows. */
export function ProductPart({ products, keyOf, from, layout, now, onAdd, adding }: ProductPartProps) {
  'use memo';
  const label = from === 0 ? catalogueTexts.list : catalogueTexts.listFrom(from + 1, from + products.length);
  const facts = (product: ProductCard, index: number) => ({
    product,
    now,
    onAdd,
    isAdding: product.bestListing !== null && product.bestListing.listingId === adding,
    eager: from + index < eagerLabels,
  });
  if (layout === 'grid') {
    return (
      <LabelSheet label={label}>
        {products.map((product, index) => (
          <ProductLabel key={keyOf(product.productId, index)} {...facts(product, index)} />
        ))}
      </LabelSheet>
    );
  }
  return (
    <ul aria-label={label}>
      {products.map((product, index) => (
        <li key={keyOf(product.productId, index)}>
          <ProductRow {...facts(product, index)} />
        </li>
      ))}
    </ul>
  );
}
