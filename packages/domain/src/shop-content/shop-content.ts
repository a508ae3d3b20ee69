/** Kinds of link targets of a slider, an announcement or the search advert. */
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

/** Kinds whose target is selected from a list; the page of all campaigns needs no selection. */
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

/** Rows of the buyer home page. The operator sets their order and visibility. */
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

/** Notification kinds of the tab 15 "Duyurular" that operators write (specification §9). */
export const announcementKinds = [151, 152, 153] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];
