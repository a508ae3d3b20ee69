import type { MarketOrder } from '@havan/contract/backoffice/money/orders';
import { formatMoney } from '@havan/domain/money';
import type { PaymentMethod } from '@havan/domain/payment';
import { formatPoints } from '@havan/domain/points';

/** Returns the parts of a refund as text: `karta 1.100,00 TL, cüzdana 24,00 TL`; empty parts are left out. */
export function moneyBackText(
  { card, wallet, points }: NonNullable<MarketOrder['cancelRefund']>,
  method: PaymentMethod,
): string {
  return [
    ...(card > 0
      ? [`${method === 'transfer' ? 'havalenin geldiği hesaba' : 'karta'} ${formatMoney(card)}`]
      : []),
    ...(wallet > 0 ? [`cüzdana ${formatMoney(wallet)}`] : []),
    ...(points > 0 ? [formatPoints(points)] : []),
  ].join(', ');
}
