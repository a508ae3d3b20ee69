import { formatDate } from '../istanbul/istanbul.ts';
import { type OrderState, orderStateLabels } from '../order/order.ts';

/** Data of an order that determine where its money is. Instants are ISO texts. */
export interface OrderAccount {
  readonly type: 'purchased' | 'sold';
  readonly state: OrderState;
  /** When the seller's share was paid to its wallet. */
  readonly paidOutAt: string | null;
  /** When the order is approved automatically. */
  readonly autoApproveAt: string | null;
}

/** Returns the sentence that states where the money of an order is, for the account page and its file. */
export function orderAccountText({ type, state, paidOutAt, autoApproveAt }: OrderAccount): string {
  if (paidOutAt !== null) return `Cüzdana geçti ${formatDate(new Date(paidOutAt))}`;
  if (state === 'completed' && type === 'sold') return 'Cüzdana geçiyor';
  if (autoApproveAt !== null) return `${formatDate(new Date(autoApproveAt))} onaylanır`;
  if (state === 'shipped') return 'Kargoda';
  return orderStateLabels[state];
}
