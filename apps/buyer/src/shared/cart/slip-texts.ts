/** Texts on every slip of the cart and of the payment. */
export const slipTexts = {
  title: 'Özet',
  lines: (count: number) => `${count} ürün`,
  goods: 'Ürün toplamı',
  shipping: 'Kargo',
  campaign: 'Kampanya indirimi',
  vat: 'KDV',
  included: 'fiyatlara dahil',
  toPay: 'Ödenecek',
  held: 'Ödemeniz teslimat onayına kadar Havan’da tutulur.',
} as const;
