/** Causes that lower the score of a seller. */
export const scoreEventKinds = ['late', 'cancelled', 'short', 'shortExpiry', 'ruled', 'lowRating'] as const;
export type ScoreEventKind = (typeof scoreEventKinds)[number];

export const scoreEventLabels: Readonly<Record<ScoreEventKind, string>> = {
  late: 'Geç gönderim',
  cancelled: 'Satıcı iptali',
  short: 'Eksik gönderim',
  shortExpiry: 'Miat farkı',
  ruled: 'Haklı iade',
  lowRating: 'Düşük değerlendirme',
};

/** Highest rating, of 10, that counts as low. */
export const lowRating = 6;

export const appealStates = ['open', 'accepted', 'rejected'] as const;
export type AppealState = (typeof appealStates)[number];

export const appealStateLabels: Readonly<Record<AppealState, string>> = {
  open: 'İnceleniyor',
  accepted: 'Kabul edildi',
  rejected: 'Reddedildi',
};

/** Badges of a seller: two granted by the market (specification §1), and those earned by its orders. */
export const sellerBadgeIds = ['official', 'authorised', 'topScore', 'onTime', 'complete'] as const;
export type SellerBadge = (typeof sellerBadgeIds)[number];

export const sellerBadgeTexts: Readonly<
  Record<SellerBadge, { readonly label: string; readonly sentence: string }>
> = {
  official: { label: 'Resmi Satıcı', sentence: 'Yalnız kendi ürünlerini satan, belgesi doğrulanmış satıcı.' },
  authorised: { label: 'Yetkili Satıcı', sentence: 'Markanın yetki belgesini sunmuş satıcı.' },
  topScore: { label: '9,4 ve üzeri puan', sentence: 'Kesinleşmiş satıcı puanı 9,4 ya da üzerinde.' },
  onTime: {
    label: 'Zamanında gönderir',
    sentence: 'Son 90 günde en az 30 siparişin yüzde 98’i zamanında gönderildi.',
  },
  complete: {
    label: 'Eksiksiz gönderir',
    sentence: 'Son 90 günde en az 30 siparişin yüzde 99’u eksiksiz gönderildi.',
  },
};

/** Share of good results that a badge requires. */
export const badgeShares = { onTime: 0.98, complete: 0.99 } as const;
