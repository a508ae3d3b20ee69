import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { type AlternativeOrder, orderFrom, orderText } from './alternative-order.ts';

/** The shown cart of a result, by its address. */
interface ShownCart {
  readonly order: AlternativeOrder;
  /** Id of the requested alternative; null for the first of the order. */
  readonly alternativeId: number | null;
  readonly show: (order: AlternativeOrder, alternativeId?: number) => void;
}

export function useShownCart(smartCartId: string): ShownCart {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const alternativeId = query.get('alternativeId');
  return {
    order: orderFrom(query.get('order')),
    alternativeId: alternativeId === null ? null : Number(alternativeId),
    show: (order, chosen) =>
      void navigate(paths.smartCartResult(smartCartId, orderText(order), chosen), {
        replace: true,
        preventScrollReset: true,
        state,
      }),
  };
}
