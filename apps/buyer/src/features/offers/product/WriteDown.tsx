import { saveShoppingListItemMutation } from '@havan/api-client/queries/cart/shopping-list';
import { ApiError } from '@havan/api-client/api-error';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { Button } from '@havan/ui/Button';
import { PlusIcon } from '@havan/ui/icons';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { shoppingListTexts as texts } from './product-page-texts.ts';

/** Renders the button that adds the product to the company's shopping list, from which the smart cart is filled. */
export function WriteDown({ productId }: { readonly productId: number }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const save = useMutation(saveShoppingListItemMutation(api));
  const write = () =>
    save.mutate(
      { productId, quantity: 1 },
      {
        onSuccess: () => toast({ title: texts.written }),
        onError: (error) =>
          toast({ title: error instanceof ApiError ? error.message : defaultAlert, tone: 'critical' }),
      },
    );
  return (
    <Button variant="quiet" size="small" icon={<PlusIcon />} loading={save.isPending} onClick={write}>
      {texts.write}
    </Button>
  );
}
