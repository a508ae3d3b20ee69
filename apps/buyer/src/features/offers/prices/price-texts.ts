export const rulerTexts = {
  title: 'Fiyat cetveli',
  summary: (offers: number) => `${offers} teklif, PSF ve son 30 gün aynı ölçekte`,
  floor: '30 gün en düşük',
  noun: 'teklif',
  gain: 'PSF marjı',
  label: (seller: string, expiry: string) => `${seller}, ${expiry}`,
} as const;

export const lowestBeforeTexts = {
  amount: (amount: string) => `30 gün en düşük ${amount}`,
  hint: 'İndirimden önceki son 30 günde bu teklifin en düşük fiyatı',
} as const;
