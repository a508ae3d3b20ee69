/** The accounts of the ledger; those of the platform have no company. */
export const ledgerAccountKinds = [
  'bank',
  'buyerCard',
  'escrow',
  'sellerPayable',
  'wallet',
  'payoutTransit',
  'commission',
  'commissionVat',
  'shipping',
  'campaign',
  'points',
  'withholding',
  'credit',
  'creditSales',
] as const;
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number];

export const ledgerAccountLabels: Readonly<Record<LedgerAccountKind, string>> = {
  bank: 'Banka',
  buyerCard: 'Alıcı kartı',
  escrow: 'Emanet',
  sellerPayable: 'Satıcı alacağı',
  wallet: 'Cüzdan',
  payoutTransit: 'Yoldaki ödeme',
  commission: 'Komisyon',
  commissionVat: 'Hesaplanan KDV',
  shipping: 'Kargo',
  campaign: 'Kampanya gideri',
  points: 'Puan',
  withholding: 'Ödenecek stopaj',
  credit: 'Kontör',
  creditSales: 'Kontör satışı',
};

/** What an entry of the ledger records. */
export const ledgerEntryKinds = [
  'capture',
  'release',
  'refund',
  'payout',
  'withdrawal',
  'withdrawalSent',
  'withdrawalBack',
  'adjustment',
  'pointsEarned',
  'pointsTaken',
  'accountPayout',
  'accountPayoutSent',
  'accountPayoutBack',
  'withholding',
  'bonus',
  'creditPurchase',
  'creditSpent',
  'creditBack',
] as const;
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number];

export const ledgerEntryLabels: Readonly<Record<LedgerEntryKind, string>> = {
  capture: 'Tahsilat',
  release: 'Sipariş tamamlandı',
  refund: 'İade',
  payout: 'Cüzdana hakediş',
  withdrawal: 'Para çekme',
  withdrawalSent: 'Para çekme gönderildi',
  withdrawalBack: 'Para çekme geri geldi',
  adjustment: 'Düzeltme',
  pointsEarned: 'Puan kazanıldı',
  pointsTaken: 'Puan geri alındı',
  accountPayout: 'Hesaba ödeme emri',
  accountPayoutSent: 'Hesaba ödeme gönderildi',
  accountPayoutBack: 'Hesaba ödeme geri döndü',
  withholding: 'Stopaj',
  bonus: 'Ciro primi',
  creditPurchase: 'Kontör alımı',
  creditSpent: 'Kontör kullanımı',
  creditBack: 'Kontör iadesi',
};
