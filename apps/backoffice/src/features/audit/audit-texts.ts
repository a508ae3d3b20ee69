import type { AuditEvent } from '@havan/contract/backoffice/audit';
import { productKindLabels } from '@havan/domain/product-permission';
import { operatorRoleLabels } from '@havan/domain/operator';
import { orderStateLabels } from '@havan/domain/order';
import { dateText } from '@havan/ui/date-text';
import { paths } from '../../paths.ts';

const actions: Readonly<Record<string, string>> = {
  'session.open': 'Giriş yaptı',
  'operator.join': 'Daveti kabul etti',
  'operator.invite': 'Davet etti',
  'operator.change': 'Yetkiyi değiştirdi',
  'company.approve': 'Başvuruyu onayladı',
  'company.reject': 'Başvuruyu reddetti',
  'company.ask': 'Ek bilgi istedi',
  'company.reopen': 'Başvuruyu yeniden incelemeye aldı',
  'company.askBan': 'Satış yasağı istedi',
  'company.rejectBan': 'Satış yasağını reddetti',
  'company.ban': 'Firmayı satışa kapattı',
  'company.unban': 'Firmayı satışa açtı',
  'companyChange.approve': 'Bilgi değişikliğini onayladı',
  'companyChange.reject': 'Bilgi değişikliğini reddetti',
  'badge.approve': 'Rozeti verdi',
  'badge.reject': 'Rozet başvurusunu reddetti',
  'badge.end': 'Rozeti kaldırdı',
  'company.removeFactor': 'İki adımlı doğrulamayı kapattı',
  'company.signOut': 'Firmanın oturumlarını kapattı',
  'case.ruleForBuyer': 'Alıcıyı haklı buldu',
  'case.ruleForSeller': 'Satıcıyı haklı buldu',
  'order.deliver': 'Siparişi teslim edildi saydı',
  'order.cancel': 'Siparişi iptal etti',
  'order.sayCancel': 'Siparişin iptalini istedi',
  'payoutRun.prepare': 'Ödeme listesini hazırladı',
  'payoutRun.approve': 'Ödeme listesini onayladı',
  'payoutRun.cancel': 'Ödeme listesini iptal etti',
  'payoutRun.confirm': 'Ödemeleri gönderildi saydı',
  'payoutRun.return': 'Geri dönen ödemeyi işledi',
  'payoutRun.file': 'Banka dosyasını aldı',
  'withdrawal.say': 'Para çekmenin sonucunu bildirdi',
  'withdrawal.sent': 'Para çekmeyi gönderildi saydı',
  'withdrawal.refused': 'Para çekmeyi geri çevirdi',
  'carrierTariff.import': 'Kargo tarifesi yükledi',
  'carrierTracking.save': 'Kargo takip adresini değiştirdi',
  'bonusTiers.change': 'Ciro primi basamaklarını değiştirdi',
  'incomeWithholding.change': 'Stopaj oranını değiştirdi',
  'incomeWithholding.sayPaid': 'Stopajın ödendiğini bildirdi',
  'incomeWithholding.pay': 'Stopajı ödenmiş saydı',
  'incomeWithholding.askExemption': 'Stopaj muafiyeti girdi',
  'incomeWithholding.approveExemption': 'Stopaj muafiyetini onayladı',
  'incomeWithholding.refuseExemption': 'Stopaj muafiyetini reddetti',
  'incomeWithholding.endExemption': 'Stopaj muafiyetini bitirdi',
  'bankTransfer.import': 'Banka dosyasını işledi',
  'bankTransfer.add': 'Havaleyi elle girdi',
  'bankTransfer.file': 'Havale iadesi dosyasını aldı',
  'bankTransfer.match': 'Havaleyi eşleştirdi',
  'bankTransfer.sendBack': 'Havaleyi iadeye ayırdı',
  'bankTransfer.return': 'Havale iadesini tamamladı',
  'creditPackage.create': 'Kontör paketi ekledi',
  'creditPackage.change': 'Kontör paketini değiştirdi',
  'payment.replay': 'Ödemeyi bankaya sorup yeniden işledi',
  'scoreAppeal.accepted': 'Puan itirazını kabul etti',
  'scoreAppeal.rejected': 'Puan itirazını reddetti',
  'messageReport.dismissed': 'Mesaj bildirimini reddetti',
  'messageReport.warned': 'Mesajı göndereni uyardı',
  'messageReport.hidden': 'Mesajı kaldırdı',
  'messageReport.blocked': 'Mesajı kaldırdı, göndereni durdurdu',
  'ticket.answer': 'Destek talebini yanıtladı',
  'ticket.askCustomer': 'Firmadan bilgi istedi',
  'ticket.close': 'Destek talebini kapattı',
  'ticket.note': 'Dahili not yazdı',
  'installation.testSms': 'Deneme SMS’i gönderdi',
  'installation.testMail': 'Deneme iletisi gönderdi',
  'deliveries.resend': 'Gönderilemeyen iletileri yeniden gönderdi',
  'product.create': 'Ürün oluşturdu',
  'product.change': 'Ürünü değiştirdi',
  'product.merge': 'Ürünleri birleştirdi',
  'product.repairPrice': 'Fiyat geçmişini düzeltti',
  'product.removePriceDay': 'Fiyat geçmişinden gün çıkardı',
  'category.create': 'Kategori açtı',
  'category.change': 'Kategoriyi değiştirdi',
  'brand.change': 'Markayı değiştirdi',
  'brand.logo': 'Markanın logosunu değiştirdi',
  'product.import': 'Dosyadan ürün aldı',
  'purchaseInvoice.approve': 'Alış faturasını onayladı',
  'purchaseInvoice.reject': 'Alış faturasını reddetti',
  'listing.suspend': 'İlanları askıya aldı',
  'listing.free': 'İlanları askıdan çıkardı',
  'risk.mark': 'Riskli saydı',
  'risk.lift': 'Riskli işaretini kaldırdı',
  'recall.start': 'Ürün geri çağırdı',
  'recall.end': 'Geri çağırmayı bitirdi',
  'issue.ask': 'Satıcıya sordu',
  'issue.uphold': 'Bildirimi haklı buldu',
  'issue.dismiss': 'Bildirimi kapattı',
  'specialDay.create': 'Özel gün oluşturdu',
  'specialDay.change': 'Özel günü değiştirdi',
  'specialDay.open': 'Özel günü satıcılara açtı',
  'specialDay.cancel': 'Özel günü iptal etti',
  'specialDay.approveOffers': 'Özel gün tekliflerini onayladı',
  'specialDay.rejectOffers': 'Özel gün tekliflerini reddetti',
  'campaign.create': 'Pazaryeri kampanyası yayımladı',
  'campaign.pause': 'Kampanyayı duraklattı',
  'campaign.resume': 'Kampanyayı sürdürdü',
  'specialOffer.create': 'Özel teklif başlığı ekledi',
  'specialOffer.change': 'Özel teklif başlığını değiştirdi',
  'specialOffer.remove': 'Özel teklif başlığını kaldırdı',
  'specialOffer.order': 'Özel teklif başlıklarını sıraladı',
  'slider.create': 'Slayt ekledi',
  'slider.change': 'Slaytı değiştirdi',
  'slider.remove': 'Slaytı kaldırdı',
  'slider.order': 'Slaytları sıraladı',
  'homeRow.change': 'Ana sayfa sıralarını değiştirdi',
  'advert.create': 'Arama reklamı ekledi',
  'advert.change': 'Arama reklamını değiştirdi',
  'advert.remove': 'Arama reklamını kaldırdı',
  'flag.set': 'Özellik anahtarını değiştirdi',
  'flag.reset': 'Özellik anahtarını ürünün değerine döndürdü',
  'accessList.set': 'Kullanıcı listesini değiştirdi',
  'legalText.publish': 'Metnin yeni sürümünü yayımladı',
  'announcement.publish': 'Duyuru yayımladı',
  'productRequest.approve': 'Ürün isteğini onayladı',
  'productRequest.reject': 'Ürün isteğini reddetti',
};

const kinds: Readonly<Record<string, string>> = {
  operator: 'Operatör',
  operatorInvitation: 'Davet',
  company: 'Firma',
  case: 'Talep',
  order: 'Sipariş',
  payoutRun: 'Ödeme listesi',
  carrierTariff: 'Kargo tarifesi, ilk gün',
  carrier: 'Kargo firması',
  bonusTiers: 'Ciro primi, ilk gün',
  bankTransfer: 'Havale',
  bankTransferReturn: 'Havale iadesi',
  creditPackage: 'Kontör paketi',
  payment: 'Ödeme',
  scoreAppeal: 'Puan itirazı',
  messageReport: 'Mesaj bildirimi',
  ticket: 'Destek talebi',
  product: 'Ürün',
  productFile: 'Ürün dosyası, satır',
  productRequest: 'Ürün isteği',
  listing: 'İlan',
  listings: 'İlan, adet',
  brand: 'Marka',
  category: 'Kategori',
  riskMark: 'Risk işareti',
  recall: 'Geri çağırma',
  issue: 'Bildirim',
  specialDay: 'Özel gün',
  campaign: 'Kampanya',
  specialOffer: 'Özel teklif başlığı',
  slider: 'Slayt',
  homeRow: 'Ana sayfa sırası',
  advert: 'Arama reklamı',
  announcement: 'Duyuru',
  flag: 'Özellik anahtarı',
  accessList: 'Kullanıcı listesi',
  legalText: 'Metin',
};

/** Returns the Turkish name of an action; one of a newer server keeps its own name. */
export const actionLabel = (action: string): string => actions[action] ?? action;

/** The names of all actions, in the order of the list. */
export const actionChoices = Object.entries(actions)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'tr'));

const numberPattern = /^[1-9]\d{0,14}$/;

/** The page of each kind of subject that has one. */
const pages: Readonly<Record<string, (id: number) => string>> = {
  company: paths.company,
  order: paths.order,
  payoutRun: paths.payoutRun,
  ticket: paths.ticket,
  product: paths.product,
  recall: paths.recall,
  specialDay: paths.specialDay,
};

/** Returns the address of an action's subject; null for one without a page. */
export function subjectHref({ subjectKind, subjectId }: AuditEvent): string | null {
  if (subjectKind === 'payment') return paths.payment(subjectId);
  const page = Object.hasOwn(pages, subjectKind) ? pages[subjectKind] : undefined;
  return page && numberPattern.test(subjectId) ? page(Number(subjectId)) : null;
}

/** Returns the text of an action's subject. */
export const subjectText = ({
  subjectKind,
  subjectId,
}: Pick<AuditEvent, 'subjectKind' | 'subjectId'>): string =>
  `${kinds[subjectKind] ?? subjectKind} ${subjectId}`;

const fields: Readonly<Record<string, string>> = {
  email: 'E-posta',
  roles: 'Rol',
  isDisabled: 'Hesap kapalı',
  factor: 'İkinci adım',
  reviewState: 'İnceleme',
  reason: 'Neden',
  isBanned: 'Satışa kapalı',
  askedBy: 'İsteyen',
  sessions: 'Oturum',
  total: 'Toplam (kuruş)',
  transferId: 'Ödeme',
  card: 'Karta ya da hesaba iade (kuruş)',
  wallet: 'Cüzdana iade (kuruş)',
  points: 'Puan iadesi',
  settlement: 'Sonuç',
  state: 'Durum',
  productId: 'Ürün no',
  barcode: 'Barkod',
  title: 'Başlık',
  text: 'Metin',
  href: 'Bağlantı',
  startsAt: 'Başlangıç',
  endsAt: 'Bitiş',
  joinUntil: 'Katılım sonu',
  leastPercent: 'En az indirim',
  phase: 'Aşama',
  offers: 'Teklifler',
  order: 'Sıra',
  audience: 'Kime',
  enabled: 'Açık',
  limited: 'Listeyle sınırlı',
  users: 'Kullanıcılar',
  userIds: 'Kullanıcılar',
  version: 'Sürüm',
  mustBeSigned: 'Onay istenir',
  companies: 'Firma',
  name: 'Ad',
  brand: 'Marka',
  brands: 'Yeni marka',
  category: 'Kategori',
  categoryId: 'Kategori no',
  kind: 'Sınıf',
  isRegisteredInUts: 'ÜTS kaydı',
  utsNumber: 'ÜTS ürün numarası',
  isOpenedByOperator: 'Satışa açıldı',
  isSellable: 'Satılabilir',
  vatRate: 'KDV',
  psf: 'PSF (kuruş)',
  form: 'Form',
  size: 'Ölçü',
  description: 'Açıklama',
  listings: 'İlan',
  created: 'Yeni',
  changed: 'Değişen',
  refused: 'Hatalı',
  invoiceNumber: 'Fatura no',
  selection: 'Seçim',
  sellers: 'Satıcı',
  sellerId: 'Satıcının firma numarası',
  note: 'Not',
  lot: 'Parti',
  until: 'Son gün',
  day: 'Gün',
  lowest: 'En düşük (kuruş)',
  closing: 'Gün sonu (kuruş)',
  parentId: 'Üst kategori no',
  position: 'Sıra',
  isActive: 'Menüde',
  aliases: 'Diğer adlar',
  orderLines: 'Sipariş satırı',
  favourites: 'Favori',
  alerts: 'Alarm',
  questions: 'Soru',
  ratings: 'Değerlendirme',
  issues: 'Bildirim',
  priceDays: 'Fiyat günü',
  recalls: 'Geri çağırma',
  tradeName: 'Ticaret unvanı',
  taxNumber: 'Vergi no',
  taxOffice: 'Vergi dairesi',
  townId: 'İlçe no',
  address: 'Adres',
  orders: 'Sipariş',
};

const values: Readonly<Record<string, string>> = {
  ...orderStateLabels,
  ...operatorRoleLabels,
  totp: 'doğrulama kodu',
  recoveryCode: 'kurtarma kodu',
  ...productKindLabels,
  waiting: 'bekliyor',
  escalated: 'karar bekliyor',
  ruledForBuyer: 'alıcı haklı',
  ruledForSeller: 'satıcı haklı',
  inReview: 'incelemede',
  informationAsked: 'ek bilgi istendi',
  approved: 'onaylandı',
  rejected: 'reddedildi',
  open: 'açık',
  asked: 'satıcıya soruldu',
  closed: 'kapandı',
  standing: 'sürüyor',
  ended: 'sona erdi',
  null: '–',
  true: 'evet',
  false: 'hayır',
};

/** A moment as the server writes it. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, inner]) => `${fields[name] ?? name} ${valueText(inner)}`)
      .join(', ');
  const text = String(value);
  if (instant.test(text)) return dateText(text, 'dateTime');
  return values[text] ?? text;
}

/** Returns the fields of one side; what a newer server writes keeps its own name. */
export const fieldsText = (side: AuditEvent['before']): string =>
  side === null
    ? '–'
    : Object.entries(side)
        .map(([name, value]) => `${fields[name] ?? name}: ${valueText(value)}`)
        .join(' · ');
