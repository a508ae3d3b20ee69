import { saveShoppingListItemMutation } from '@havan/api-client/queries/cart/shopping-list';
import { ApiError } from '@havan/api-client/api-error';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { Button } from '@havan/ui/Button';
import { PlusIcon } from '@havan/ui/icons';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { shoppingListTexts as texts } from './product-page-texts.ts';

/** Writes the product on the shopping list of the company, which the smart cart buys from. */
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
