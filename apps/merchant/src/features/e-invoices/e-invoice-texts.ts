import type { EInvoiceProfile } from '@havan/contract/sales/e-invoices';
import { formatCount } from '@havan/domain/count';
import type { EInvoiceSending, EInvoiceState } from '@havan/domain/e-invoice';

/** Texts of the e-invoice screens. */
export const invoiceTexts = {
  title: 'e-Fatura',
  series: (series: string) => `seri ${series}`,
  settings: 'Fatura ayarları',
  tabs: 'Fatura listeleri',
  waiting: 'Kesilecek',
  issued: 'Kesildi',
  undelivered: 'Gönderilemeyen',
  cancelled: 'İptal',
  received: 'Gelen',
  loading: 'Faturalar yükleniyor',
  noun: 'fatura',
  search: 'Fatura no, alıcı ya da sipariş no ara',
  table: 'Faturalar',
  waitingTable: 'Fatura bekleyen siparişler',
  recipient: 'Alıcı',
  profile: 'Profil ve nedeni',
  net: 'Matrah',
  vat: 'KDV',
  vat1: 'KDV %1',
  vat10: 'KDV %10',
  vat20: 'KDV %20',
  total: 'Tutar',
  state: 'Durum',
  number: 'Fatura',
  action: 'İşlem',
  ready: 'Hazır',
  blocked: 'Kesilemez',
  daysLeft: (days: number) =>
    days < 0 ? `${formatCount(-days)} gün geçti` : days === 0 ? 'son gün' : `${formatCount(days)} gün kaldı`,
  notShipped: 'kargo bekliyor',
  order: (orderId: number) => `Sipariş ${orderId}`,
  open: 'Aç',
  openOf: (name: string) => `${name}: faturayı aç`,
  issue: 'Faturayı kes',
  issueChosen: (count: number) => `${formatCount(count)} faturayı kes`,
  issueAll: (count: number) => `Tümünü kes (${formatCount(count)})`,
  archive: 'XML ZIP',
  print: 'Yazdır',
  pdf: 'PDF indir',
  month: 'Ay',
  monthHelp: 'Ayın XML dosyaları, sayfaları ve muhasebe listesi tek ZIP olur.',
  monthArchive: 'Ayı indir',
  running: 'Faturalar kesiliyor',
  runningOf: (done: number, total: number) => `${formatCount(done)} / ${formatCount(total)}`,
  bulkDone: (count: number) => `${formatCount(count)} fatura kesildi.`,
  bulkRefused: (count: number) => `${formatCount(count)} sipariş faturalanamadı:`,
  close: 'Kapat',
  noneWaiting: 'Fatura bekleyen sipariş yok',
  noneWaitingSubtitle: 'Onayladığınız siparişler faturası kesilene kadar burada durur.',
  none: {
    issued: 'Kesilmiş fatura yok',
    undelivered: 'Gönderilemeyen fatura yok',
    cancelled: 'İptal edilmiş fatura yok',
    received: 'Size kesilmiş fatura yok',
  },
  noneFound: 'Bu aramaya uyan fatura yok',
  draft: 'Fatura taslağı',
  paper: 'Fatura',
  formTitle: 'Alıcı bilgileri',
  name: 'Unvan ya da ad soyad',
  taxNumber: 'VKN ya da TCKN',
  taxNumberHelp: 'Firma için 10, kişi için 11 hane.',
  taxOffice: 'Vergi dairesi',
  street: 'Adres',
  district: 'İlçe',
  city: 'İl',
  note: 'Not',
  noteHelp: 'Faturanın altında yazar.',
  taxKind: 'KDV uygulaması',
  exemptionCode: 'İstisna kodu',
  exemptionCodeHelp: 'GİB listesindeki 3 haneli kod; mal ihracatı 301, diğerleri 350.',
  exemptionReason: 'İstisna nedeni',
  exemptionReasonHelp: 'Faturada kodun yanında yazar.',
  withholding: 'Tevkifat kodu ve oranı',
  chooseWithholding: 'Seçin',
  withheldIsOwed:
    'Alıcı bu siparişi KDV’nin tamamıyla ödedi. Tevkif edilen tutarı alıcı beyan eder; bu tutarı ona geri ödemeniz gerekir.',
  withheld: 'Tevkif edilen KDV',
  save: 'Kaydet',
  saved: 'Taslak kaydedildi.',
  issuedToast: (number: string) => `${number} kesildi.`,
  inSettings: 'Firma bilgileriniz eksik:',
  inOrder: 'Siparişten gelen bilgiler eksik:',
  cancel: 'Faturayı iptal et',
  cancelTitle: 'Fatura iptal edilsin mi?',
  cancelHelp: 'Numara kullanılmış kalır. Sipariş yeniden faturalanabilir.',
  cancelReason: 'İptal nedeni',
  cancelReasonShort: 'Nedenini en az 3 karakterle yazın.',
  cancelledToast: 'Fatura iptal edildi.',
  back: 'Vazgeç',
  resend: 'Yeniden gönder',
  markSent: 'Portala yükledim',
  failed: 'Fatura gönderilemedi.',
  manual: 'Bu faturanın XML dosyasını GİB portalına siz yüklersiniz.',
  download: 'XML indir',
  seller: 'Satıcı',
  buyer: 'Alıcı',
  ettn: 'ETTN',
  issuedAt: 'Düzenleme',
  scenario: 'Senaryo',
  type: 'Tür',
  orderRef: 'Sipariş',
  returnOf: 'İade edilen fatura',
  line: 'Ürün',
  quantity: 'Miktar',
  unitPrice: 'Birim fiyat',
  lineVat: 'KDV',
  lineNet: 'Tutar',
  bonus: 'mal fazlası',
  listed: 'Mal ve hizmet toplamı',
  discounts: 'İskonto',
  vatOf: (rate: number, reason: string | null) =>
    reason === null ? `KDV %${rate}` : `KDV %${rate} · ${reason}`,
  payable: 'Ödenecek tutar',
  taxNo: (taxOffice: string, taxNumber: string) =>
    taxOffice === '' ? taxNumber : `${taxOffice} · ${taxNumber}`,
} as const;

export const profileNames: Readonly<Record<EInvoiceProfile, string>> = {
  TEMELFATURA: 'Temel fatura',
  TICARIFATURA: 'Ticari fatura',
  EARSIVFATURA: 'e-Arşiv',
  ILAC_TIBBICIHAZ: 'İlaç ve tıbbi cihaz',
};

export const typeNames = {
  SATIS: 'Satış',
  IADE: 'İade',
  TEVKIFAT: 'Tevkifat',
  ISTISNA: 'İstisna',
} as const;

/** Returns label and tone of an invoice in the register. */
export function stateLook(row: {
  readonly state: EInvoiceState;
  readonly sending: EInvoiceSending;
}): readonly [
  'half' | 'full' | 'moving' | 'done' | 'turned',
  'neutral' | 'positive' | 'attention' | 'critical',
] {
  if (row.sending === 'failed') return ['turned', 'critical'];
  if (row.sending === 'manual') return ['half', 'attention'];
  if (row.state === 'cancelled') return ['turned', 'neutral'];
  return row.sending === 'sent' ? ['done', 'positive'] : ['moving', 'neutral'];
}
