/**
 * Actions that a member of the company has to take before a moment passes (specification §3 "Global action
 * fields").
 */
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
