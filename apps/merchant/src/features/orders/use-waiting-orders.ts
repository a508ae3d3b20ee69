import { sharedAnswerMs } from '@havan/domain/limits';
import { orderPageQuery } from '@havan/api-client/queries/sales/orders';
import { orderStateMask } from '@havan/domain/order';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useQuery } from '@tanstack/react-query';

const stateMask = String(orderStateMask(['awaitingSellerConfirmation', 'awaitingShipment']));

/**
 * Returns the newest orders that wait for the seller, to be confirmed or shipped, and how many there are of
 * each state.
 */
export function useWaitingOrders() {
  const { api } = useAppProfile();
  const query = orderPageQuery(api, { type: 'sold', stateMask, pageSize: '8' });
  return useQuery({ ...query, staleTime: sharedAnswerMs });
}
