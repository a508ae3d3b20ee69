/** Of the sellers that bring goods to an address: one that changes may lie in another district. */
export const sameDayKey = ['sameDayDelivery'] as const;
