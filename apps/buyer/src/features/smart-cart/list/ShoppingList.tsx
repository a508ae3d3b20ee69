import {
  deleteShoppingListItemsMutation,
  saveShoppingListItemMutation,
  shoppingListQuery,
} from '@havan/api-client/queries/cart/shopping-list';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { IconButton } from '@havan/ui/IconButton';
import { PlusIcon, TrashIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as flush from '../../../shared/cart/flush.css.ts';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';
import { moveFocusOn } from './move-focus-on.ts';
import { type ListedProduct, useSmartCartList } from './smart-cart-list.ts';
import { useListNews } from './use-list-news.ts';

/**
 * Renders the products that members of the company noted; those on the list of the search already are left
 * out.
 */
export function ShoppingList() {
  const { api } = useAppProfile();
  const { data } = useQuery(shoppingListQuery(api));
  const { mutate: save } = useMutation(saveShoppingListItemMutation(api));
  const { mutate: remove } = useMutation(deleteShoppingListItemsMutation(api));
  const products = useSmartCartList((list) => list.products);
  const addToList = useSmartCartList((list) => list.add);
  const removeUnits = useSmartCartList((list) => list.removeUnits);
  const notify = useListNews();
  const listed = new Set(products.map(({ productId }) => productId));
  const items = (data?.items ?? []).filter(({ productId }) => !listed.has(productId));
  if (items.length === 0) return null;
  const add = (chosen: readonly ListedProduct[], title: string) => {
    addToList(chosen);
    notify(title, () => removeUnits(chosen));
  };
  const wanted = ({ productId, productName, brandName, productImageUrl, quantity }: ListedProduct) => ({
    productId,
    productName,
    brandName,
    productImageUrl,
    quantity,
  });
  return (
    <Stack space="xxs" as="section" aria-label={texts.shoppingList}>
      <Inline justify="between" wrap={false}>
        <Heading level={2} size="block">
          {texts.shoppingList}
        </Heading>
        <div className={flush.button}>
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.addAllOf(items.length, texts.shoppingList)}
            onClick={() => add(items.map(wanted), texts.addedAll(items.length))}
          >
            {texts.addAll(items.length)}
          </Button>
        </div>
      </Inline>
      <ul>
        {items.map((item) => (
          <Box as="li" key={item.productId} paddingY="xs" lineBelow="row">
            <Inline space="s" wrap={false} justify="between">
              <Inline space="s" wrap={false}>
                <ProductImage src={item.productImageUrl} alt="" size="tiny" />
                <Stack space="none">
                  <Text as="span" size="small">
                    {item.productName}
                  </Text>
                  <Text as="span" size="tiny" tone="faint">
                    {texts.writtenBy(item.addedBy)}
                  </Text>
                </Stack>
              </Inline>
              {/* A box of its own does not shrink under its buttons, whatever the name takes. */}
              <Box>
                <Inline space="xs" wrap={false}>
                  <Text as="span" size="small" tone="soft" noWrap>
                    {texts.pieces(item.quantity)}
                  </Text>
                  <IconButton
                    label={texts.addOne(item.productName)}
                    icon={<PlusIcon />}
                    variant="outline"
                    size="small"
                    onClick={({ currentTarget }) => {
                      moveFocusOn(currentTarget);
                      add([wanted(item)], texts.addedOne(item.productName));
                    }}
                  />
                  <IconButton
                    label={texts.takeOff(item.productName)}
                    icon={<TrashIcon />}
                    size="small"
                    onClick={({ currentTarget }) => {
                      moveFocusOn(currentTarget);
                      remove([item.productId]);
                      notify(texts.takenOff, () =>
                        save({ productId: item.productId, quantity: item.quantity }),
                      );
                    }}
                  />
                </Inline>
              </Box>
            </Inline>
          </Box>
        ))}
      </ul>
    </Stack>
  );
}
