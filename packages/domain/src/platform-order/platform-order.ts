import type { OrderCaseKind } from '../order-case/order-case.ts';
import type { OrderState } from '../order/order.ts';

/** Why the platform cancels an order; both companies read the sentence. */
export const platformCancelReasons = [
  {
    id: 'notSupplied',
    label: 'Satıcı siparişi karşılamıyor',
    sentence: 'Satıcı siparişi süresinde karşılamadı.',
  },
  { id: 'buyerAsked', label: 'Alıcı vazgeçti', sentence: 'Alıcı siparişten vazgeçti.' },
  { id: 'priceError', label: 'Açık fiyat hatası', sentence: 'İlandaki fiyat açıkça hatalıydı.' },
  {
    id: 'notSellable',
    label: 'Satışı uygun olmayan ürün',
    sentence: 'Siparişteki bir ürünün satışı mevzuata uygun değil.',
  },
  { id: 'payment', label: 'Şüpheli ödeme', sentence: 'Ödeme güvenlik incelemesinden geçmedi.' },
] as const;
export type PlatformCancelReasonId = (typeof platformCancelReasons)[number]['id'];
export const platformCancelReasonIds = platformCancelReasons.map(({ id }) => id);

/** Actions of an operator on an order from the back office. */
export const operatorOrderActs = ['deliver', 'cancel'] as const;
export type OperatorOrderAct = (typeof operatorOrderActs)[number];

const cancelledStates: ReadonlySet<OrderState> = new Set([
  'preOrder',
  'awaitingSellerConfirmation',
  'awaitingShipment',
  'shipped',
]);

/**
 * Returns the acts that a state leaves to operators: a parcel on its way has arrived, or an order that has
 * not is cancelled. An open case is ruled on instead of cancelled around.
 */
export function operatorOrderActsIn(state: OrderState, openCase: OrderCaseKind | null): OperatorOrderAct[] {
  return [
    ...(state === 'shipped' ? (['deliver'] as const) : []),
    ...(cancelledStates.has(state) && openCase === null ? (['cancel'] as const) : []),
  ];
}

/** Least days by which an order is late, as a filter offers them. */
export const lateDayFilters = ['1', '3', '7'] as const;
