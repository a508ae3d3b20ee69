import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { IconButton } from '@havan/ui/IconButton';
import { PlusIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';
import * as flush from '../../../shared/cart/flush.css.ts';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';
import { moveFocusOn } from './move-focus-on.ts';
import { type ListedProduct, useSmartCartList } from './smart-cart-list.ts';
import { useListNews } from './use-list-news.ts';

interface AddableProductsProps<Product extends ListedProduct> {
  readonly title: string;
  readonly products: readonly Product[];
  /** Most rows shown; all when left out. The button adds every product in either case. */
  readonly shown?: number;
  readonly remarkOf?: (product: Product) => string;
  /** More buttons of a row. */
  readonly renderActions?: (product: Product) => ReactNode;
}

/** Renders products that are added to the list of the search one by one or together, with undo. */
export function AddableProducts<Product extends ListedProduct>(props: AddableProductsProps<Product>) {
  const { title, products, shown, remarkOf, renderActions } = props;
  const addToList = useSmartCartList((list) => list.add);
  const removeUnits = useSmartCartList((list) => list.removeUnits);
  const notify = useListNews();
  // The list may be scrolled out of view, so a toast reports the change.
  const add = (chosen: readonly Product[], news: string) => {
    const listed = chosen.map(asListed);
    addToList(listed);
    notify(news, () => removeUnits(listed));
  };
  return (
    <Stack space="xxs">
      <Inline justify="between" wrap={false}>
        <Heading level={2} size="block">
          {title}
        </Heading>
        {products.length > 1 ? (
          <div className={flush.button}>
            <Button
              variant="quiet"
              size="small"
              aria-label={texts.addAllOf(products.length, title)}
              onClick={() => add(products, texts.addedAll(products.length))}
            >
              {texts.addAll(products.length)}
            </Button>
          </div>
        ) : null}
      </Inline>
      <ul>
        {products.slice(0, shown).map((product) => (
          <Box as="li" key={product.productId} paddingY="xs" lineBelow="row">
            <Inline space="s" wrap={false} justify="between">
              <Inline space="s" wrap={false}>
                <ProductImage src={product.productImageUrl} alt="" size="tiny" />
                <Stack space="none">
                  <Text as="span" size="small">
                    {product.productName}
                  </Text>
                  {remarkOf ? (
                    <Text as="span" size="tiny" tone="faint">
                      {remarkOf(product)}
                    </Text>
                  ) : null}
                </Stack>
              </Inline>
              {/* The box keeps the buttons from shrinking beside a long name. */}
              <Box>
                <Inline space="xs" wrap={false}>
                  <Text as="span" size="small" tone="soft" noWrap>
                    {texts.pieces(product.quantity)}
                  </Text>
                  <IconButton
                    label={texts.addOne(product.productName)}
                    icon={<PlusIcon />}
                    variant="outline"
                    size="small"
                    onClick={({ currentTarget }) => {
                      moveFocusOn(currentTarget);
                      add([product], texts.addedOne(product.productName));
                    }}
                  />
                  {renderActions?.(product)}
                </Inline>
              </Box>
            </Inline>
          </Box>
        ))}
      </ul>
    </Stack>
  );
}

/** Returns the fields of a product that the list stores. */
const asListed = ({
  productId,
  productName,
  brandName,
  productImageUrl,
  quantity,
}: ListedProduct): ListedProduct => ({
  productId,
  productName,
  brandName,
  productImageUrl,
  quantity,
});
