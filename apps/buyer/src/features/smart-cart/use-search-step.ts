import { ApiError } from '@havan/api-client/api-error';
import { smartCartSearchMutation } from '@havan/api-client/queries/cart/smart-cart';
import { smartCartMaxLines } from '@havan/contract/cart/smart-cart';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { orderText } from './result/alternative-order.ts';
import { problemsByProduct, requestOf, useSmartCartList } from './list/smart-cart-list.ts';
import { smartCartTexts as texts } from './smart-cart-texts.ts';

/** The step from the list to its search, for each place that has its button. */
export interface SearchStep {
  /** How many products are on the list. */
  readonly count: number;
  /** Why the list cannot be searched; null when it can. */
  readonly obstacle: string | null;
  /** Refusal of the last search; null without one. */
  readonly failure: string | null;
  readonly isPending: boolean;
  readonly search: () => void;
}

/** Returns a step that searches the list and navigates to the result; a refusal is shown at its line. */
export function useSearchStep(): SearchStep {
  const { api } = useAppProfile();
  const navigate = useNavigate();
  const count = useSmartCartList((list) => list.products.length);
  const { mutate, error, isPending } = useMutation(smartCartSearchMutation(api));
  const search = () => {
    const { products, wishes, order, refuse } = useSmartCartList.getState();
    refuse({});
    mutate(requestOf(products, wishes), {
      onSuccess: ({ smartCartId }) => void navigate(paths.smartCartResult(smartCartId, orderText(order))),
      onError: (cause) => refuse(cause instanceof ApiError ? problemsByProduct(products, cause.errors) : {}),
    });
  };
  return { count, obstacle: obstacleOf(count), failure: error && messageOf(error), isPending, search };
}

function obstacleOf(count: number): string | null {
  if (count === 0) return texts.nothingToSearch;
  return count > smartCartMaxLines ? texts.tooLong(count) : null;
}

const messageOf = (error: Error): string => (error instanceof ApiError ? error.message : defaultAlert);
