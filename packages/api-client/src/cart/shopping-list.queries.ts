import type { RequestOf } from '@havan/contract/call';
import {
  deleteShoppingListItems,
  getShoppingList,
  saveShoppingListItem,
} from '@havan/contract/cart/shopping-list';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const key = ['shoppingList'];

/** Queries the shopping list of the company. */
export const shoppingListQuery = (api: Api) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => api.call(getShoppingList, {}, { signal }) });

export const saveShoppingListItemMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (item: RequestOf<typeof saveShoppingListItem>) => api.call(saveShoppingListItem, item),
    onSuccess: (list, _item, _before, { client }) => client.setQueryData(key, list),
  });

export const deleteShoppingListItemsMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (productIds: number[]) => api.call(deleteShoppingListItems, { productIds }),
    onSuccess: (list, _ids, _before, { client }) => client.setQueryData(key, list),
  });
