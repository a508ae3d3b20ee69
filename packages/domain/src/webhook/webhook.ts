/** Events that can be sent to a company, as `subject.verb`. */
export const webhookEvents = [
  'order.created',
  'order.changed',
  'order.cancelled',
  'case.opened',
  'listing.suspended',
  'stock.low',
  'payout.made',
  'message.received',
  'invoice.issued',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookEventLabels: Readonly<Record<WebhookEvent | 'webhook.test', string>> = {
  'order.created': 'Yeni sipariş',
  'order.changed': 'Sipariş değişti',
  'order.cancelled': 'Sipariş iptal edildi',
  'case.opened': 'İptal ya da iade talebi açıldı',
  'listing.suspended': 'İlan askıya alındı',
  'stock.low': 'Stok azaldı',
  'payout.made': 'Ödeme yapıldı',
  'message.received': 'Mesaj geldi',
  'invoice.issued': 'Fatura kesildi',
  'webhook.test': 'Deneme',
};

/** Maximum endpoints of a company. */
export const webhooksMax = 10;

/** Hours for which the previous secret signs in addition to the new one. */
export const secretOverlapHours = 24;

/** Time for which a delivery is retried, in milliseconds: three days. */
const patienceMs = 3 * 86_400_000;

const waitsInSeconds = [5, 30, 120, 600, 1800, 3600, 7200, 14_400] as const;

/**
 * Returns when a failed delivery is retried: after 5 s, 30 s, 2, 10 and 30 minutes, 1, 2 and then every 4
 * hours; null after three days.
 *
 * @param attempts number of attempts so far, at least 1
 */
export function nextAttempt(attempts: number, firstAt: Date, now: Date): Date | null {
  const wait = waitsInSeconds[Math.min(attempts, waitsInSeconds.length) - 1] ?? waitsInSeconds[0];
  const at = new Date(now.getTime() + wait * 1000);
  return at.getTime() - firstAt.getTime() > patienceMs ? null : at;
}

/** Consecutive failures after which the owners are notified. */
export const failuresUntilNotice = 20;
