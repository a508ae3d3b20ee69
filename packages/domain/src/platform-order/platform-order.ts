import type { OrderCaseKind } from '../order-case/order-case.ts';
import type { OrderState } from '../order/order.ts';

/** Reasons of the platform for cancelling an order, with the sentence for both companies. */
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
 * Returns the actions of operators in a state: confirm the delivery of a shipped parcel, or cancel an order
 * that is not shipped. With an open case, which needs a ruling, an order cannot be cancelled.
 */
export function operatorOrderActsIn(state: OrderState, openCase: OrderCaseKind | null): OperatorOrderAct[] {
  return [
    ...(state === 'shipped' ? (['deliver'] as const) : []),
    ...(cancelledStates.has(state) && openCase === null ? (['cancel'] as const) : []),
  ];
}

/** Minimum days of delay of an order, as filter values. */
export const lateDayFilters = ['1', '3', '7'] as const;
