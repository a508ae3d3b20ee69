/** `running` until every buyer is notified, then `standing`: listings of the goods stay suspended until it ends. */
export const recallStates = ['running', 'standing', 'ended'] as const;
export type RecallState = (typeof recallStates)[number];

export const recallStateLabels: Readonly<Record<RecallState, string>> = {
  running: 'Bildirimler gönderiliyor',
  standing: 'Sürüyor',
  ended: 'Sona erdi',
};

/** Returns the name of recalled goods: the product, with its lot when the recall is limited to one. */
export const recalledGoods = (productName: string, lot: string | null): string =>
  lot === null ? productName : `${productName}, parti ${lot}`;
