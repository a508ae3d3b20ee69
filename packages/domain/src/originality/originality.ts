/** Reasons why products are marked as risky: brand, category, a buyer's complaint, or a finding of an operator. */
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

/** Time for a seller to send the purchase invoice of a listing, in milliseconds. */
export const originalityDueMs = 7 * 86_400_000;
/** Minimum time left after a rejection, in milliseconds, while the listing stays on sale. */
export const originalityRetryMs = 3 * 86_400_000;

/** Reason of the suspension of a listing without an approved purchase invoice, for its seller. */
export const originalitySentence = 'Orijinallik kontrolü: onaylanmış alış faturası yok.';

/** Returns whether the seller must send an invoice. */
export const needsInvoice = (state: OriginalityState): boolean => state === 'missing' || state === 'rejected';

/** Returns the deadline after a rejection: not earlier than before, and with time for another invoice. */
export const dueAfterRejection = (dueAt: Date, now: Date): Date =>
  new Date(Math.max(dueAt.getTime(), now.getTime() + originalityRetryMs));
