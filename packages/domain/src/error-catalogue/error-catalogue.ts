/** Title over an error that has none of its own (specification §8). */
export const defaultErrorTitle = 'Üzgünüz! Bir hata oluştu.';
/** Text of an alert that came without one (specification §8). */
export const defaultAlert = 'Bir hata oluştu';

export interface CatalogueEntry {
  /** HTTP status, or the business `statusCode` of the body. */
  readonly status: number;
  readonly title: string;
  readonly message: string;
}

/**
 * Entries that a browser must know without being told: no answer, one that nobody foresaw, a page that broke, a bank that
 * refused. Apart from the rest, so that no page carries the whole catalogue.
 */
export const noResponse = {
  status: 0,
  title: defaultErrorTitle,
  message:
    'Teknik bir sorun nedeniyle şu anda hizmet veremiyoruz, lütfen kısa bir süre sonra tekrar deneyin.',
} as const satisfies CatalogueEntry;
export const unexpected = {
  status: 500,
  title: defaultErrorTitle,
  message:
    'Beklenmeyen bir hata oluştu; sayfayı yenileyin ya da müşteri hizmetleriyle iletişime geçin. Hata kodu: 500',
} as const satisfies CatalogueEntry;
export const pageCrashed = {
  status: 500,
  title: defaultErrorTitle,
  message: 'Lütfen sayfayı yenilemeyi deneyin.',
} as const satisfies CatalogueEntry;
export const paymentFailed = {
  status: 402,
  title: 'Ödeme Tamamlanamadı',
  message: 'Ödemeniz bankanız tarafından onaylanmadı. Kart bilgilerinizi kontrol edip tekrar deneyin.',
} as const satisfies CatalogueEntry;

/**
 * Codes with their Turkish sentence. The first block is the catalogue of specification §8; the second
 * names the business errors of a marketplace, so that the server and the screens say the same thing.
 */
export const errorCatalogue = {
  noResponse,
  unexpected,
  notFound: { status: 404, title: 'Sayfa Bulunamadı', message: 'Böyle bir sayfa bulunamadı.' },
  forbidden: { status: 403, title: 'Yetkiniz Yok', message: 'Bu alanı kullanmak için yetkiniz yok.' },
  restricted: { status: 403, title: 'Erişim Engellendi', message: 'Bu sayfaya erişiminiz engellenmiştir.' },
  unauthorised: {
    status: 401,
    title: 'Giriş Hatası',
    message: 'Oturumunuz sona erdi, giriş sayfasına yönlendiriliyorsunuz.',
  },
  creditNotApproved: {
    status: 1981,
    title: 'Ödeme Tamamlanamadı',
    message: 'Kredi başvurunuz onaylanmadı. Başka bir ödeme yöntemiyle tekrar deneyebilirsiniz.',
  },
  basketChanged: {
    status: 1992,
    title: 'Sepetiniz Güncellendi',
    message: 'Ödeme sırasında sepetiniz güncellendi. Lütfen sepetinizi kontrol edip tekrar deneyin.',
  },
  agreementCheckFailed: {
    status: 500,
    title: defaultErrorTitle,
    message: 'Sözleşme kontrolü sırasında bir hata oluştu.',
  },
  pageCrashed,

  invalidRequest: {
    status: 400,
    title: 'Geçersiz İstek',
    message: 'Gönderilen bilgiler geçersiz. Lütfen kontrol edip tekrar deneyin.',
  },
  invalidCredentials: {
    status: 401,
    title: 'Giriş Yapılamadı',
    message: 'Kullanıcı adı ya da şifre hatalı.',
  },
  invalidRefreshToken: {
    status: 401,
    title: 'Giriş Hatası',
    message: 'Oturumunuz yenilenemedi. Lütfen tekrar giriş yapın.',
  },
  recordNotFound: { status: 404, title: 'Kayıt Bulunamadı', message: 'Aradığınız kayıt bulunamadı.' },
  conflict: {
    status: 409,
    title: 'Bilgiler Değişti',
    message: 'Bu kayıt siz işlem yaparken değişti. Lütfen sayfayı yenileyip tekrar deneyin.',
  },
  idempotencyMismatch: {
    status: 409,
    title: 'İşlem Tekrarı',
    message: 'Bu işlem anahtarı farklı bilgilerle kullanılmış. Lütfen işlemi yeniden başlatın.',
  },
  requestInFlight: {
    status: 409,
    title: 'İşlem Sürüyor',
    message: 'Bu işlem şu anda yapılıyor. Lütfen sonucunu bekleyin.',
  },
  tooManyRequests: {
    status: 429,
    title: 'Çok Fazla Deneme',
    message: 'Çok fazla deneme yaptınız. Lütfen biraz bekleyip tekrar deneyin.',
  },
  serviceUnavailable: {
    status: 503,
    title: defaultErrorTitle,
    message: 'Şu anda hizmet veremiyoruz, lütfen kısa bir süre sonra tekrar deneyin.',
  },
  payloadTooLarge: {
    status: 413,
    title: 'Dosya Çok Büyük',
    message: 'Yüklediğiniz dosya izin verilen boyutu aşıyor.',
  },
  unsupportedFile: {
    status: 415,
    title: 'Dosya Desteklenmiyor',
    message: 'Bu dosya türü desteklenmiyor.',
  },
  outOfStock: { status: 409, title: 'Stok Yetersiz', message: 'Bu ilanda istediğiniz kadar stok kalmadı.' },
  quantityNotAllowed: {
    status: 409,
    title: 'Adet Uygun Değil',
    message: 'Bu ilan bu adette satılmıyor.',
  },
  campaignLimit: {
    status: 409,
    title: 'Kampanya Hakkı Doldu',
    message: 'Bu kampanyanın adedi doldu ya da kampanya hakkınız kalmadı.',
  },
  campaignEnded: { status: 409, title: 'Kampanya Sona Erdi', message: 'Bu kampanya artık geçerli değil.' },
  listingExpired: {
    status: 409,
    title: 'Miadı Geçmiş',
    message: 'Bu ilanın miadı geçtiği için satın alınamaz.',
  },
  listingNotOnSale: { status: 409, title: 'İlan Satışta Değil', message: 'Bu ilan artık satışta değil.' },
  priceChanged: {
    status: 409,
    title: 'Fiyat Değişti',
    message: 'Ürünün fiyatı değişti. Lütfen sepetinizi kontrol edin.',
  },
  ownListing: { status: 409, title: 'Kendi İlanınız', message: 'Kendi ilanınızı satın alamazsınız.' },
  belowMinimumAmount: {
    status: 409,
    title: 'Alt Limit',
    message: 'Satıcının belirlediği en düşük sipariş tutarına ulaşılmadı.',
  },
  emptyBasket: {
    status: 409,
    title: 'Sepetiniz Boş',
    message: 'Ödemeye geçmek için sepetinize ürün ekleyin.',
  },
  productNotPermitted: {
    status: 403,
    title: 'Satışa Kapalı Ürün',
    message: 'İlaçlar internet üzerinden satılamaz (6197 sayılı Kanun, madde 24).',
  },
  salesBanned: {
    status: 403,
    title: 'Satış Yetkiniz Kapalı',
    message: 'Satış yetkiniz durdurulmuştur. Bilgi için müşteri hizmetleriyle iletişime geçin.',
  },
  actionNotAllowed: {
    status: 409,
    title: 'İşlem Yapılamıyor',
    message: 'Bu işlem şu anki durumda yapılamaz.',
  },
  paymentFailed,
  paymentPending: {
    status: 409,
    title: 'Ödeme Sürüyor',
    message: 'Bu sepet için süren bir ödeme var. Lütfen sonucunu bekleyin.',
  },
  insufficientBalance: {
    status: 409,
    title: 'Bakiye Yetersiz',
    message: 'Cüzdan bakiyeniz bu işlem için yeterli değil.',
  },
  usernameTaken: {
    status: 409,
    title: 'Kullanılamıyor',
    message: 'Bu kullanıcı adı başka bir hesapta kullanılıyor.',
  },
  emailTaken: {
    status: 409,
    title: 'Kullanılamıyor',
    message: 'Bu e-posta adresi başka bir hesapta kullanılıyor.',
  },
  codeInvalid: { status: 409, title: 'Kod Hatalı', message: 'Girdiğiniz kod hatalı ya da süresi dolmuş.' },
  codeTriesUsed: {
    status: 409,
    title: 'Kod Geçersiz',
    message: 'Kodu çok kez yanlış girdiniz. Lütfen yeni bir kod isteyin.',
  },
  linkUsed: {
    status: 409,
    title: 'Bağlantı Kullanılmış',
    message: 'Bu bağlantı daha önce kullanılmış.',
  },
  linkExpired: {
    status: 409,
    title: 'Bağlantının Süresi Dolmuş',
    message: 'Bu bağlantı geçersiz ya da süresi dolmuş.',
  },
  activationPending: {
    status: 403,
    title: 'Üyeliğiniz Etkin Değil',
    message: 'Üyeliğiniz henüz etkin değil. Lütfen e-posta adresinize gönderdiğimiz kodla etkinleştirin.',
  },
  passwordChangeRequired: {
    status: 403,
    title: 'Şifrenizi Yenileyin',
    message: 'Şifreniz güvenlik kurallarımıza uymuyor. Devam etmek için yeni bir şifre belirleyin.',
  },
  lastOwner: {
    status: 409,
    title: 'İşlem Yapılamıyor',
    message: 'Firmanızda en az bir yetkili kalmalıdır.',
  },
  legalDetailsMissing: {
    status: 409,
    title: 'Satış Bilgileriniz Eksik!',
    message: 'Satış yapabilmek için KEP adresi ve MERSİS numarası bilgilerinizi tamamlayın.',
  },
  /** Counts as passed (specification §5): no provider is set. */
  botCheckNotAsked: {
    status: 1788,
    title: 'Doğrulama Gerekmiyor',
    message: 'Bu işlem için ek doğrulama gerekmiyor.',
  },
  agreementPending: {
    status: 409,
    title: 'Onay Bekleyen Sözleşme',
    message: 'Devam etmek için sözleşmeyi okuyup onaylayın.',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The first of the response's errors, else its message, else the default alert (specification §8). */
export function apiMessage(errors: readonly string[] | null | undefined, message?: string | null): string {
  return errors?.[0] || message || defaultAlert;
}

/** What the HTTP client says where the server said nothing (specification §8). */
export function httpClientMessage(status: number): string {
  return `Request failed with status code ${status}`;
}

/** Thrown and logged when a refresh answer cannot be used (specification §4). */
export const invalidRefreshTokenResponse = 'Invalid refresh token response';
/** A bot score under the limit (specification §5); the user's flow goes on silently. */
export const lowBotScore = 'your reCaptcha score is low';

export const emptyStates = {
  messages: 'Henüz mesajınız yok.',
  notifications: 'Henüz bildiriminiz yok.',
  product: 'Ürün bulunamadı.',
  brand: 'Marka bulunamadı.',
  member: 'Üye bulunamadı.',
  listing: 'Böyle bir ilan bulunmuyor.',
} as const;
