/** `running` until every buyer has been notified, then `standing`: listings of the goods stay frozen until it ends. */
export const recallStates = ['running', 'standing', 'ended'] as const;
export type RecallState = (typeof recallStates)[number];

export const recallStateLabels: Readonly<Record<RecallState, string>> = {
  running: 'Bildirimler gönderiliyor',
  standing: 'Sürüyor',
  ended: 'Sona erdi',
};

/** Returns the name of recalled goods: the product, and its lot where the recall is limited to one. */
export const recalledGoods = (productName: string, lot: string | null): string =>
  lot === null ? productName : `${productName}, parti ${lot}`;
