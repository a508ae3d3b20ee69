import { ApiError } from '@havan/api-client/api-error';
import { type SmartCartChange, smartCartAgainMutation } from '@havan/api-client/queries/cart/smart-cart';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { orderFrom, orderText } from './result/alternative-order.ts';

/**
 * Returns an action that searches the list of a result again with a change, and whether it is pending. The new result
 * replaces the old one in the address; a failure is shown as a toast.
 */
export function useSearchAgain(smartCartId: string) {
  const { api } = useAppProfile();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const toast = useToast();
  const { mutate, isPending } = useMutation(smartCartAgainMutation(api, smartCartId));
  const search = (change: SmartCartChange = {}): void =>
    mutate(change, {
      onSuccess: (cart) =>
        void navigate(paths.smartCartResult(cart.smartCartId, orderText(orderFrom(query.get('order'))))),
      onError: (error) =>
        toast({ tone: 'critical', title: error instanceof ApiError ? error.message : defaultAlert }),
    });
  return { search, isPending };
}
