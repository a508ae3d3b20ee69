import {
  deleteShoppingListItemsMutation,
  saveShoppingListItemMutation,
  shoppingListQuery,
} from '@havan/api-client/queries/cart/shopping-list';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Box } from '@havan/ui/Box';
import { IconButton } from '@havan/ui/IconButton';
import { TrashIcon } from '@havan/ui/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';
import { AddableProducts } from './AddableProducts.tsx';
import { moveFocusOn } from './move-focus-on.ts';
import { useSmartCartList } from './smart-cart-list.ts';
import { useListNews } from './use-list-news.ts';

/** Renders the products that members of the company noted; those already on the list of the search are left out. */
export function ShoppingList() {
  const { api } = useAppProfile();
  const { data } = useQuery(shoppingListQuery(api));
  const { mutate: save } = useMutation(saveShoppingListItemMutation(api));
  const { mutate: remove } = useMutation(deleteShoppingListItemsMutation(api));
  const products = useSmartCartList((list) => list.products);
  const notify = useListNews();
  const listed = new Set(products.map(({ productId }) => productId));
  const items = (data?.items ?? []).filter(({ productId }) => !listed.has(productId));
  if (items.length === 0) return null;
  return (
    <Box as="section" aria-label={texts.shoppingList}>
      <AddableProducts
        title={texts.shoppingList}
        products={items}
        remarkOf={({ addedBy }) => texts.writtenBy(addedBy)}
        renderActions={({ productId, productName, quantity }) => (
          <IconButton
            label={texts.takeOff(productName)}
            icon={<TrashIcon />}
            size="small"
            onClick={({ currentTarget }) => {
              moveFocusOn(currentTarget);
              remove([productId]);
              notify(texts.takenOff, () => save({ productId, quantity }));
            }}
          />
        )}
      />
    </Box>
  );
}
