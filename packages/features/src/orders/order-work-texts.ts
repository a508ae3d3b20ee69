import { fileLimits } from '@havan/contract/identity/files';

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

export const refundTexts = {
  title: 'İadeler',
  target: 'İade yeri',
  toCard: 'Ödeme yapılan kart',
  toCardHelp: 'Bankanıza göre birkaç iş günü sürer.',
  toWallet: 'Havan cüzdanı',
  toWalletHelp: 'Hemen bakiyenize geçer.',
  kinds: {
    cancelled: 'Sipariş iptali',
    notSupplied: 'Eksik gönderim',
    cancelRequest: 'İptal talebi',
    return: 'Ürün iadesi',
  },
  card: (money: string) => `${money} karta`,
  points: (points: string) => `${points} geri verildi`,
  wallet: (money: string) => `${money} cüzdana`,
  waiting: 'Banka onayı bekleniyor',
  total: 'Toplam iade',
  remaining: 'Kalan tutar',
} as const;

export const invoiceTexts = {
  outdated: {
    sold: 'Bu fatura eksik gönderimden önce kesildi; yenisini yükleyin',
    purchased: 'Bu fatura eksik gönderimden önce kesildi',
  },
  outdatedAmount: (before: string, now: string) =>
    `Fatura ${before} tutarındaki siparişe ait; eksik gönderimden sonra sipariş ${now}.`,
  title: 'Fatura',
  number: 'Fatura numarası',
  numberHelp: 'Örneğin HVN2026000000123',
  file: 'Fatura dosyası',
  fileHelp: `PDF, PNG ya da JPG; en çok ${megabytes(fileLimits.orderInvoice.maxBytes)} MB`,
  fileRequired: 'Fatura dosyasını seçin.',
  submit: 'Faturayı yükle',
  download: 'Faturayı indir',
  downloadFailed: 'Fatura indirilemedi. Lütfen tekrar deneyin.',
  uploadedAt: 'Yüklenme',
  none: {
    sold: 'Bu siparişin faturası henüz yüklenmedi.',
    purchased: 'Satıcı faturayı yüklediğinde buradan indirirsiniz.',
  },
} as const;

export const filterTexts = {
  /** @param label what the list is narrowed to */
  dropCounted: (label: string) => `${label}: süzgeci kaldır`,
  from: 'Başlangıç',
  to: 'Bitiş',
  other: { purchased: 'Satıcı', sold: 'Alıcı' },
  everyone: { purchased: 'Bütün satıcılar', sold: 'Bütün alıcılar' },
  packing: 'Hazırlık',
  anyPacking: 'Hepsi',
  open: 'Filtrele',
  clear: 'Filtreleri temizle',
} as const;

export const reorderTexts = {
  button: 'Tekrar sipariş ver',
  title: 'Sepetinize eklendi',
  none: 'Hiçbir ürün eklenemedi',
  added: (count: number) => `${count} adet sepetinizde`,
  toCart: 'Sepete git',
  close: 'Kapat',
  failed: 'Ürünler sepete eklenemedi. Lütfen tekrar deneyin.',
} as const;

export const rateTexts = {
  seller: (name: string) => `${name} satıcısına puanınız`,
  comment: 'Yorumunuz',
  products: 'Ürünlere puan verin',
  optional: 'İsterseniz tek tek puanlayın.',
  required: 'Bir puan seçin.',
  submit: 'Değerlendir',
  title: 'Değerlendirme',
  score: (score: number) => `${score} / 10`,
} as const;

export const ledgerTexts = {
  link: 'Hesap dökümü',
  title: (orderNo: string) => `${orderNo} hesap dökümü`,
  explanation: {
    sold: 'Her kayıt kendi içinde sıfıra kapanır: bir hesaptan çıkan, başka bir hesaba girer. Bakiye, hesabın o ana kadarki tutarıdır.',
    purchased:
      'Ödemenizin yolu: kartınızdan çıkan tutar onayınıza kadar emanette bekler, sonra satıcıya ve kargoya aktarılır. Her kayıt sıfıra kapanır.',
  },
  columns: {
    buyerCard: 'Alıcı kartı',
    buyerWallet: 'Alıcı cüzdanı',
    escrow: 'Emanet',
    seller: 'Satıcı alacağı',
    sellerWallet: 'Satıcı cüzdanı',
    commission: 'Komisyon',
    commissionVat: 'Komisyon KDV',
    shipping: 'Kargo',
    points: 'Puan',
    campaign: 'Havan kampanyası',
    withholding: 'Stopaj',
    handedOn: 'Satıcıya ve kargoya',
  },
  kinds: {
    capture: 'Ödeme alındı',
    release: 'Onaylandı, paylaştırıldı',
    refund: 'İade',
    payout: 'Cüzdana aktarıldı',
    pointsEarned: 'Puan kazanıldı',
    pointsTaken: 'Puan geri alındı',
    withholding: 'Gelir vergisi stopajı',
    adjustment: 'Düzeltme',
  },
  entry: 'Kayıt',
  sum: 'Toplam',
  running: 'Bakiye',
  runningOf: (amount: string) => `bakiye ${amount.replace('-', '−')}`,
  totals: 'Son durum',
  balanced: 'Hesaplar kapandı: bütün kayıtların toplamı sıfır.',
  unbalanced: 'Hesaplar kapanmıyor. Lütfen destek ekibine bildirin.',
  empty: 'Bu sipariş için henüz para hareketi yok.',
  loading: 'Hesap dökümü yükleniyor',
} as const;
