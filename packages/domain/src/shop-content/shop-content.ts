/** Where a slider, an announcement or the search advert can lead. */
export const contentTargetKinds = [
  'campaigns',
  'campaign',
  'category',
  'seller',
  'product',
  'specialDay',
  'specialOffer',
] as const;
export type ContentTargetKind = (typeof contentTargetKinds)[number];

/** Those of which one is picked; of all campaigns there is nothing to pick. */
export const pickedTargetKinds = [
  'campaign',
  'category',
  'seller',
  'product',
  'specialDay',
  'specialOffer',
] as const satisfies readonly ContentTargetKind[];
export type PickedTargetKind = (typeof pickedTargetKinds)[number];

export const contentTargetLabels: Readonly<Record<ContentTargetKind, string>> = {
  campaigns: 'Bütün kampanyalar',
  campaign: 'Kampanya',
  category: 'Kategori',
  seller: 'Satıcı',
  product: 'Ürün',
  specialDay: 'Özel gün',
  specialOffer: 'Özel fırsatlar başlığı',
};

/** The rows of the buyer home; their order and whether they are shown are the operator's. */
export const homeRowKeys = [
  'lastVisited',
  'closeExpiry',
  'recommended',
  'bestSellers',
  'highlighted',
  'campaign',
  'priceDrops',
] as const;
export type HomeRowKey = (typeof homeRowKeys)[number];

export const homeRowLabels: Readonly<Record<HomeRowKey, string>> = {
  lastVisited: 'Son gezilenler',
  closeExpiry: 'Miadı yaklaşan fırsatlar',
  recommended: 'Önerilenler',
  bestSellers: 'Çok satanlar',
  highlighted: 'Öne çıkan kategori',
  campaign: 'Satıcı kampanyası',
  priceDrops: 'Fiyatı düşenler',
};

/** Audiences of an announcement. */
export const announcementAudiences = ['all', 'buyers', 'sellers'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

export const announcementAudienceLabels: Readonly<Record<AnnouncementAudience, string>> = {
  all: 'Herkes',
  buyers: 'Alıcılar',
  sellers: 'Satıcılar',
};

/** The kinds of the tab 15 "Duyurular" that an operator writes (specification §9). */
export const announcementKinds = [151, 152, 153] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];
