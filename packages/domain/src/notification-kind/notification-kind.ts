import { canBuy, canSell, type CompanyType } from '../company/company.ts';
import { notificationMainCategories, type NotificationMainCategoryId } from '../notification/notification.ts';

/** Channels of notifications. */
export const notificationChannels = ['app', 'push', 'email', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Ids of the kinds: 5x and 6x about purchases, 1xx below 150 about sales, 15x for every company. */
export const notificationKinds = {
  orderPlaced: 51,
  orderShipped: 52,
  orderCancelled: 53,
  orderConfirmed: 54,
  orderDelivered: 55,
  orderPartlySupplied: 56,
  invoiceAdded: 57,
  approvalNear: 58,
  returnAnswered: 59,
  priceDrop: 60,
  backInStock: 61,
  questionAnswered: 62,
  recall: 70,
  ratingAnswered: 68,
  orderReceived: 101,
  saleCancelled: 102,
  saleCompleted: 103,
  shipByNear: 104,
  returnOpened: 105,
  saleRated: 106,
  questionAsked: 107,
  originalityAsked: 121,
  listingSuspended: 122,
  listingFreed: 123,
  issueReported: 124,
  payout: 108,
  saleDelivered: 109,
  recallOfSales: 125,
  brandBadge: 126,
  creditsLow: 127,
  listingsExpiring: 128,
  listingsLow: 129,
  productRequestRuled: 130,
  scoreAppealDecided: 118,
  service: 151,
  campaign: 152,
  rules: 153,
  security: 154,
  companyReview: 155,
  integration: 156,
  newSignIn: 157,
  ticketAnswered: 161,
  ticketActionRequired: 162,
  ticketClosed: 163,
  messageRuled: 164,
  messageWarning: 165,
  messageReceived: 166,
} as const;
export type NotificationKind = (typeof notificationKinds)[keyof typeof notificationKinds];

interface KindFacts {
  readonly label: string;
  /** Whether the kind is mailed by default: it requires an action or concerns money. */
  readonly isMailed: boolean;
}

const kindFacts: Readonly<Record<NotificationKind, KindFacts>> = {
  51: { label: 'Sipariş alındı', isMailed: true },
  52: { label: 'Kargoya verildi', isMailed: true },
  53: { label: 'Sipariş iptali', isMailed: true },
  54: { label: 'Sipariş onaylandı', isMailed: false },
  55: { label: 'Teslim edildi', isMailed: true },
  56: { label: 'Eksik gönderim', isMailed: true },
  57: { label: 'Fatura yüklendi', isMailed: false },
  58: { label: 'Onay süresi doluyor', isMailed: true },
  59: { label: 'İade talebi yanıtı', isMailed: true },
  60: { label: 'Favoride fiyat düştü', isMailed: false },
  61: { label: 'Favori yeniden satışta', isMailed: false },
  62: { label: 'Sorunuza yanıt', isMailed: false },
  70: { label: 'Geri çağırma', isMailed: true },
  68: { label: 'Değerlendirmenize yanıt', isMailed: false },
  101: { label: 'Yeni sipariş', isMailed: true },
  102: { label: 'Satış iptali', isMailed: true },
  103: { label: 'Satış tamamlandı', isMailed: false },
  104: { label: 'Kargo süresi doluyor', isMailed: true },
  105: { label: 'İade talebi', isMailed: true },
  106: { label: 'Değerlendirme', isMailed: false },
  107: { label: 'Ürün sorusu', isMailed: false },
  121: { label: 'Alış faturası istendi', isMailed: true },
  122: { label: 'İlan askıya alındı', isMailed: true },
  123: { label: 'İlan askıdan çıktı', isMailed: true },
  124: { label: 'Ürün bildirimi', isMailed: true },
  108: { label: 'Hakediş ödemesi', isMailed: true },
  109: { label: 'Satış teslim edildi', isMailed: false },
  125: { label: 'Satılan ürünün geri çağrılması', isMailed: true },
  126: { label: 'Marka rozeti', isMailed: true },
  127: { label: 'Fatura kontörü azaldı', isMailed: true },
  128: { label: 'Miadı yaklaşan ilan', isMailed: true },
  129: { label: 'Stoğu azalan ilan', isMailed: false },
  130: { label: 'Ürün isteği sonucu', isMailed: true },
  118: { label: 'Puan itirazı sonucu', isMailed: true },
  151: { label: 'Hizmet duyurusu', isMailed: false },
  152: { label: 'Kampanya', isMailed: false },
  153: { label: 'Kurallar', isMailed: true },
  // Security notifications are always mailed to the owners, regardless of their settings.
  154: { label: 'Hesap güvenliği', isMailed: false },
  // The review itself mails the decision to the owners.
  155: { label: 'Firma incelemesi', isMailed: false },
  156: { label: 'Entegrasyon sorunu', isMailed: true },
  157: { label: 'Yeni cihazdan giriş', isMailed: true },
  161: { label: 'Destek yanıtı', isMailed: true },
  162: { label: 'Destek sizden yanıt bekliyor', isMailed: true },
  163: { label: 'Destek talebi kapandı', isMailed: false },
  164: { label: 'Mesaj bildirimi sonucu', isMailed: false },
  165: { label: 'Mesaj kuralları', isMailed: true },
  166: { label: 'Yeni mesaj', isMailed: false },
};

export const notificationKindIds: readonly NotificationKind[] = Object.values(notificationKinds);

const isKind = (id: number): id is NotificationKind => Object.hasOwn(kindFacts, id);

/** Returns the name of a kind; a general name for a kind of a later version. */
export function notificationKindLabel(id: number): string {
  return isKind(id) ? kindFacts[id].label : 'Diğer';
}

/** Returns the tab that a kind belongs to. */
export function mainCategoryOf(kind: NotificationKind): NotificationMainCategoryId {
  if (kind < 100) return notificationMainCategories.purchases;
  return kind < 150 ? notificationMainCategories.sales : notificationMainCategories.announcements;
}

/** Returns the kinds for a company: none about purchases if it does not buy. */
export function notificationKindsOf(companyType: CompanyType): NotificationKind[] {
  const receives = {
    [notificationMainCategories.purchases]: canBuy(companyType),
    [notificationMainCategories.sales]: canSell(companyType),
    [notificationMainCategories.announcements]: true,
  };
  return notificationKindIds.filter((kind) => receives[mainCategoryOf(kind)]);
}

/** Returns whether a kind is sent on a channel by default: always in the app, never as SMS; by push if it is mailed. */
export function isOnByDefault(kind: number, channel: NotificationChannel): boolean {
  if (channel === 'email' || channel === 'push') return isKind(kind) && kindFacts[kind].isMailed;
  return channel === 'app';
}
