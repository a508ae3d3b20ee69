import type { OrderSummary } from '@havan/contract/sales/orders';
import type { OrderSide } from './order-filters.ts';

/** Returns the other company of an order, seen from one side. */
export function otherPartyOf({ buyer, seller }: Pick<OrderSummary, 'buyer' | 'seller'>, side: OrderSide) {
  return side === 'sold'
    ? buyer
    : {
        companyId: seller.sellerId,
        companyType: seller.companyType,
        name: seller.sellerUsername,
        cityName: seller.cityName,
      };
}
