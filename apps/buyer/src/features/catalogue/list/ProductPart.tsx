import type { ProductCard } from '@havan/contract/catalogue/catalogue';
import type { Layout } from '@havan/domain/storage-key';
import { LabelSheet } from '@havan/ui/LabelSheet';
import { ProductLabel } from '../../../shared/product/ProductLabel.tsx';
import { catalogueTexts } from '../catalogue-texts.ts';
import { ProductRow } from './ProductRow.tsx';

interface ProductPartProps {
  readonly products: readonly ProductCard[];
  readonly keyOf: (productId: number, place: number) => string;
  /** Index of its first product in the whole list, from 0. */
  readonly from: number;
  readonly layout: Layout;
  readonly now: Date;
  readonly onAdd: (listingId: number, count: number, name: string) => void;
  /** Id of the offer that is being added to the cart; null without one. */
  readonly adding: number | null;
}

/** Number of labels on the first screen, whose pictures load at once. */
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
