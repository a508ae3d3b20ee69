import type { OrderState } from '@havan/domain/order';
import { scorePartRules } from '@havan/domain/seller-score';
import type { ShortageCause } from '@havan/domain/shortage';

/** Text of each event in the history of an order. */
export const eventNames: Readonly<Record<OrderState, string>> = {
  preOrder: 'Ön sipariş verildi',
  awaitingSellerConfirmation: 'Sipariş verildi',
  awaitingShipment: 'Satıcı onayladı',
  shipped: 'Kargoya verildi',
  awaitingBuyerApproval: 'Teslim edildi',
  completed: 'Sipariş tamamlandı',
  cancelled: 'Sipariş iptal edildi',
};

export const orderTexts = {
  title: { purchased: 'Siparişlerim', sold: 'Siparişler' },
  everyState: 'Hepsi',
  changed: (orderNo: string, state: string) => `${orderNo} bu arada değişti. Şimdiki durumu: ${state}.`,
  pendingPayout: 'Bekleyen hakediş',
  /** The orders that turnover counts. */
  paid: 'Ödenen',
  tabs: 'Duruma göre',
  search: { purchased: 'Sipariş no, satıcı veya ürün', sold: 'Sipariş no, alıcı veya ürün' },
  view: { name: 'Görünüm', list: 'Liste', grid: 'Kart' },
  track: 'Kargo takip',
  look: 'İncele',
  columns: {
    order: 'Sipariş',
    other: { purchased: 'Satıcı', sold: 'Alıcı' },
    units: 'Adet',
    total: 'Tutar',
    time: { purchased: 'Kargo', sold: 'Kalan süre' },
    state: 'Durum',
    action: 'İşlem',
  },
  lineCount: (count: number) => `${count} kalem`,
  unitCount: (count: number) => `${count} adet`,
  bonusUnits: (count: number) => `+${count} mal fazlası`,
  /** Returns the sentence on the units of a cancelled order: none was sent, so none came back. */
  cancelledUnits: (count: number) => `${count} iptal edildi`,
  /** Returns the sentence on refunded units; unsent units do not count as returned. */
  refundedUnits: (notSent: number, returned: number, left: number) =>
    [notSent > 0 ? `${notSent} gönderilmedi` : '', returned > 0 ? `${returned} iade` : '', `${left} kaldı`]
      .filter(Boolean)
      .join(', '),
  moreProducts: (count: number) => `+${count}`,
  awaitingBuyerApproval: { purchased: 'Onayınızı bekliyor', sold: 'Alıcı onayında' },
  received: 'Teslim aldım',
  inTransit: 'Yolda',
  firstPage: 'İlk sayfa',
  nextPage: 'Sonraki sayfa',
  shown: (count: number, total: number | null) =>
    total === null ? `${count} sipariş gösteriliyor` : `${total} siparişten ${count} tanesi gösteriliyor`,
  loading: 'Siparişler yükleniyor',
  empty: {
    none: {
      purchased: { title: 'Henüz siparişiniz yok', text: 'Verdiğiniz siparişler burada görünür.' },
      sold: { title: 'Henüz sipariş almadınız', text: 'Gelen siparişler burada görünür.' },
    },
    filtered: {
      title: 'Bu durumda sipariş yok',
      text: 'Başka bir durum seçin ya da bütün siparişlere bakın.',
    },
    searched: (q: string) => ({
      title: `“${q}” için sipariş bulunamadı`,
      text: 'Sipariş numarasını, firma ya da ürün adını denetleyip yeniden arayın.',
    }),
    showAll: 'Bütün siparişler',
  },
} as const;

export const detailTexts = {
  preOrder: 'Ödemesi bekleniyor',
  preOrderHelp:
    'Alıcı havale ile ödeyecek; ödeme gelince siparişiniz olur. O zamana kadar bir şey hazırlamayın, stok alıcı için ayrılmıştır.',
  inSellerApp: 'Satıcı panelinde aç',
  title: (orderNo: string) => `Sipariş ${orderNo}`,
  loading: 'Sipariş yükleniyor',
  lines: 'Ürünler',
  history: 'Sipariş geçmişi',
  parcel: 'Kargo',
  shipWithin: 'Kargoya veriliş süresi',
  carrier: 'Kargo firması',
  followUpNumber: 'Takip numarası',
  shippedAt: 'Kargoya veriliş',
  copy: 'Takip numarasını kopyala',
  copied: 'Takip numarası kopyalandı.',
  copyFailed: 'Kopyalanamadı. Numarayı seçip elle kopyalayın.',
  address: 'Teslimat adresi',
  invoiceTo: 'Fatura bilgileri',
  taxOffice: (office: string, number: string) => `${office} Vergi Dairesi, ${number}`,
  totals: 'Özet',
  goods: 'Ürün toplamı',
  shipping: 'Kargo',
  vat: 'KDV',
  vatIncluded: 'fiyatlara dahil',
  total: { purchased: 'Ödenen', sold: 'Sipariş tutarı' },
  commission: 'Komisyon',
  campaignSubsidy: 'Havan kampanya katkısı',
  pointsPaid: 'Puanla ödenen',
  pointsEarned: 'Kazandırdığı puan',
  parcelCost: 'Kargo bedeli',
  payout: 'Hakediş',
  withheld: 'Gelir vergisi stopajı',
  payment: 'Ödeme',
  card: (brand: string, lastFour: string) => `${brand} •••• ${lastFour}`,
  installments: (count: number) => `${count} taksit`,
  wallet: 'Cüzdan',
  transfer: 'Havale ile',
  loan: (months: number) => `Alışveriş kredisi, ${months} ay`,
  autoApprove: (day: string) => `${day} tarihinde kendiliğinden onaylanır.`,
  product: 'Ürün',
  quantity: 'Adet',
  expected: 'Tahmini teslim',
  prepared: 'Koli hazır, kargo bekleniyor.',
} as const;

const { supply } = scorePartRules;

/** Texts of why goods are not sent, each with its effect on the stock, and the effect on the seller's score. */
export const shortageTexts = {
  choose: 'Nedenini seçin',
  causes: {
    notFound: 'Bulunamadı (ilan stoğu sıfırlanır)',
    damaged: 'Hasarlı (stoğa geri eklenmez)',
    expiry: 'Miadı ilana uymuyor (stoğa geri eklenmez)',
    willNotSell: 'Satmak istemiyorum (stoğa geri eklenir)',
  } satisfies Record<ShortageCause, string>,
  score: {
    cancelled: `Nedeni ne olursa olsun bu sipariş, satıcı puanınızın yüzde ${supply.weight}’lik “${supply.label}” bölümünde hiç gönderilmemiş sayılır.`,
    short: `Nedeni ne olursa olsun eksik adetler, satıcı puanınızın yüzde ${supply.weight}’lik “${supply.label}” bölümünü düşürür.`,
  },
} as const;

export const questionTexts = {
  cause: 'Neden gönderemiyorsunuz?',
  causeMissing: 'Göndermeme nedenini seçin.',
  soldExplanation:
    'Ödenen tutar alıcıya iade edilir; ürünler seçtiğiniz nedene göre stoğa döner. Bu işlem geri alınamaz.',
  back: 'Vazgeç',
  reason: 'İptal nedeni',
  reasonHelp: {
    sold: 'Alıcı bu açıklamayı siparişinde görür.',
    purchased: 'Satıcı bu açıklamayı siparişte görür.',
  },
} as const;
