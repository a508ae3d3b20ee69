/** Texts of the bar with the recommended offer at the foot of a phone. */
export const buyBarTexts = {
  unit: 'adet fiyatı',
  sum: (count: number, amount: string) => `${count} adet ${amount}`,
} as const;
