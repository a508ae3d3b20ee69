import type { OrderParty, OrderState } from '@havan/domain/order';
import type { PaymentMethod } from '@havan/domain/payment';

/** Returns the tone of a state's badge. */
export function orderTone(state: OrderState): 'critical' | 'positive' | 'attention' | 'neutral' {
  if (state === 'cancelled') return 'critical';
  if (state === 'completed') return 'positive';
  return state === 'preOrder' ? 'neutral' : 'attention';
}

/** Labels of the parties that move an order. */
export const partyLabels: Readonly<Record<OrderParty, string>> = {
  buyer: 'Alıcı',
  seller: 'Satıcı',
  platform: 'Operatör',
  system: 'Sistem',
};

export const methodLabels: Readonly<Record<PaymentMethod, string>> = {
  card: 'Kart',
  wallet: 'Cüzdan',
  loan: 'Kredi',
  transfer: 'Havale',
};
