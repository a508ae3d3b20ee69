/** Actions that a member of the company must take before a deadline (specification §3 "Global action fields"). */
export const requiredActions = [
  'confirmOrder',
  'shipOrder',
  'answerCase',
  'approveOrder',
  'decideCase',
] as const;
export type RequiredAction = (typeof requiredActions)[number];

export const requiredActionLabels: Readonly<Record<RequiredAction, string>> = {
  confirmOrder: 'Siparişi onaylayın',
  shipOrder: 'Kargoya verin',
  answerCase: 'Talebi yanıtlayın',
  approveOrder: 'Teslimatı onaylayın',
  decideCase: 'Reddedilen talebe karar verin',
};
