export const rulerTexts = {
  title: 'Fiyat cetveli',
  summary: (offers: number) => `${offers} teklif, PSF ve son 30 gün aynı ölçekte`,
  floor: 'son 30 günün en düşüğü',
  noun: 'teklif',
  gain: 'PSF marjı',
  label: (seller: string, expiry: string) => `${seller}, ${expiry}`,
} as const;

export const lowestBeforeTexts = {
  /** Not the product's `Son 30 günün en düşüğü`: before the discount, and of this offer alone. */
  amount: (amount: string) => `İndirimden önceki 30 günün en düşüğü ${amount}`,
} as const;
