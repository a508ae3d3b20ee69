/** Why the goods of a mark are risky: its brand, its category, a complaint of a buyer, or an operator's own finding. */
export const riskCauses = ['brand', 'category', 'complaint', 'operator'] as const;
export type RiskCause = (typeof riskCauses)[number];

export const riskCauseLabels: Readonly<Record<RiskCause, string>> = {
  brand: 'Markası riskli',
  category: 'Kategorisi riskli',
  complaint: 'Alıcı şikâyeti',
  operator: 'Havan incelemesi',
};

/** States of the purchase invoice of a risky listing. */
export const originalityStates = ['missing', 'submitted', 'approved', 'rejected'] as const;
export type OriginalityState = (typeof originalityStates)[number];

export const originalityStateLabels: Readonly<Record<OriginalityState, string>> = {
  missing: 'Fatura bekleniyor',
  submitted: 'İncelemede',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
};

/** How long a seller has to send the purchase invoice of a listing, in milliseconds. */
export const originalityDueMs = 7 * 86_400_000;
/** After a rejection at least this long is left, in milliseconds, while the listing is still on the market. */
export const originalityRetryMs = 3 * 86_400_000;

/** Why a listing without an approved purchase invoice is suspended; its seller reads it. */
export const originalitySentence = 'Orijinallik kontrolü: onaylanmış alış faturası yok.';

/** Returns whether the seller still has to send an invoice. */
export const needsInvoice = (state: OriginalityState): boolean => state === 'missing' || state === 'rejected';

/**
 * Returns the deadline after a rejection: never earlier than it was, and with time left to send another
 * invoice.
 */
export const dueAfterRejection = (dueAt: Date, now: Date): Date =>
  new Date(Math.max(dueAt.getTime(), now.getTime() + originalityRetryMs));
