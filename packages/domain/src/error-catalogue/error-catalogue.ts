import { paymentFailed } from './seldom-errors.ts';

export { lowBotScore } from './bot-score.ts';
export { emptyStates, paymentFailed } from './seldom-errors.ts';

/** Default title of an error (specification §8). */
export const defaultErrorTitle = 'Üzgünüz! Bir hata oluştu.';
/** Default text of an alert (specification §8). */
export const defaultAlert = 'Bir hata oluştu';

export interface CatalogueEntry {
  /** HTTP status, or the business `statusCode` of the body. */
  readonly status: number;
  readonly title: string;
  readonly message: string;
}

/**
 * Entries for cases without a server message in the browser: no response, an unexpected error, a broken page, a bank's
 * refusal, a failed check of agreements. Separate from the rest, so that no page loads the whole catalogue.
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
export const agreementCheckFailed = {
  status: 500,
  title: defaultErrorTitle,
  message: 'Sözleşme kontrolü sırasında bir hata oluştu.',
} as const satisfies CatalogueEntry;

/**
 * Codes with their Turkish texts. The first block is the catalogue of specification §8; the second has the
 * business errors of the marketplace for server and screens.
 */
export const errorCatalogue = {
  noResponse,
  unexpected,
  notFound: { status: 404, title: 'Sayfa bulunamadı', message: 'Böyle bir sayfa bulunamadı.' },
  forbidden: { status: 403, title: 'Yetkiniz yok', message: 'Bu alanı kullanmak için yetkiniz yok.' },
  companyNotApproved: {
    status: 403,
    title: 'Firmanız henüz onaylanmadı',
    message: 'Firmanız inceleniyor. İnceleme bitene kadar bu işlemi yapamazsınız.',
  },
  restricted: { status: 403, title: 'Erişim engellendi', message: 'Bu sayfaya erişiminiz engellenmiştir.' },
  unauthorised: {
    status: 401,
    title: 'Giriş hatası',
    message: 'Oturumunuz sona erdi, giriş sayfasına yönlendiriliyorsunuz.',
  },
  noInvoiceCredits: {
    status: 409,
    title: 'Kontörünüz kalmadı',
    message: 'Fatura kesmek için kontörünüz kalmadı. Kontör satın alıp yeniden deneyin.',
  },
  creditNotApproved: {
    status: 1981,
    title: 'Ödeme tamamlanamadı',
    message: 'Kredi başvurunuz onaylanmadı. Başka bir ödeme yöntemiyle tekrar deneyebilirsiniz.',
  },
  basketChanged: {
    status: 1992,
    title: 'Sepetiniz güncellendi',
    message: 'Ödeme sırasında sepetiniz güncellendi. Lütfen sepetinizi kontrol edip tekrar deneyin.',
  },
  agreementCheckFailed,
  pageCrashed,

  invalidRequest: {
    status: 400,
    title: 'Geçersiz istek',
    message: 'Gönderilen bilgiler geçersiz. Lütfen kontrol edip tekrar deneyin.',
  },
  invalidCredentials: {
    status: 401,
    title: 'Giriş yapılamadı',
    message: 'Kullanıcı adı ya da şifre hatalı.',
  },
  invalidRefreshToken: {
    status: 401,
    title: 'Giriş hatası',
    message: 'Oturumunuz yenilenemedi. Lütfen tekrar giriş yapın.',
  },
  recordNotFound: { status: 404, title: 'Kayıt bulunamadı', message: 'Aradığınız kayıt bulunamadı.' },
  conflict: {
    status: 409,
    title: 'Bilgiler değişti',
    message: 'Bu kayıt siz işlem yaparken değişti. Lütfen sayfayı yenileyip tekrar deneyin.',
  },
  idempotencyMismatch: {
    status: 409,
    title: 'İşlem tekrarı',
    message: 'Bu işlem anahtarı farklı bilgilerle kullanılmış. Lütfen işlemi yeniden başlatın.',
  },
  requestInFlight: {
    status: 409,
    title: 'İşlem sürüyor',
    message: 'Bu işlem şu anda yapılıyor. Lütfen sonucunu bekleyin.',
  },
  tooManyRequests: {
    status: 429,
    title: 'Çok fazla deneme',
    message: 'Çok fazla deneme yaptınız. Lütfen biraz bekleyip tekrar deneyin.',
  },
  serviceUnavailable: {
    status: 503,
    title: defaultErrorTitle,
    message: 'Şu anda hizmet veremiyoruz, lütfen kısa bir süre sonra tekrar deneyin.',
  },
  payloadTooLarge: {
    status: 413,
    title: 'Dosya çok büyük',
    message: 'Yüklediğiniz dosya izin verilen boyutu aşıyor.',
  },
  unsupportedFile: {
    status: 415,
    title: 'Dosya desteklenmiyor',
    message: 'Bu dosya türü desteklenmiyor.',
  },
  outOfStock: { status: 409, title: 'Stok yetersiz', message: 'Bu ilanda istediğiniz kadar stok kalmadı.' },
  quantityNotAllowed: {
    status: 409,
    title: 'Adet uygun değil',
    message: 'Bu ilan bu adette satılmıyor.',
  },
  campaignLimit: {
    status: 409,
    title: 'Kampanya hakkı doldu',
    message: 'Bu kampanyanın adedi doldu ya da kampanya hakkınız kalmadı.',
  },
  campaignEnded: { status: 409, title: 'Kampanya sona erdi', message: 'Bu kampanya artık geçerli değil.' },
  listingExpired: {
    status: 409,
    title: 'Miadı geçmiş',
    message: 'Bu ilanın miadı geçtiği için satın alınamaz.',
  },
  listingNotOnSale: { status: 409, title: 'İlan satışta değil', message: 'Bu ilan artık satışta değil.' },
  priceChanged: {
    status: 409,
    title: 'Fiyat değişti',
    message: 'Ürünün fiyatı değişti. Lütfen sepetinizi kontrol edin.',
  },
  ownListing: { status: 409, title: 'Kendi ilanınız', message: 'Kendi ilanınızı satın alamazsınız.' },
  belowMinimumAmount: {
    status: 409,
    title: 'Alt limit',
    message: 'Satıcının belirlediği en düşük sipariş tutarına ulaşılmadı.',
  },
  emptyBasket: {
    status: 409,
    title: 'Sepetiniz boş',
    message: 'Ödemeye geçmek için sepetinize ürün ekleyin.',
  },
  productNotPermitted: {
    status: 403,
    title: 'Satışa kapalı ürün',
    message: 'İlaçlar internet üzerinden satılamaz (6197 sayılı Kanun, madde 24).',
  },
  salesBanned: {
    status: 403,
    title: 'Satış yetkiniz kapalı',
    message: 'Satış yetkiniz durdurulmuştur. Bilgi için müşteri hizmetleriyle iletişime geçin.',
  },
  actionNotAllowed: {
    status: 409,
    title: 'İşlem yapılamıyor',
    message: 'Bu işlem şu anki durumda yapılamaz.',
  },
  paymentFailed,
  paymentPending: {
    status: 409,
    title: 'Ödeme sürüyor',
    message: 'Bu sepet için süren bir ödeme var. Lütfen sonucunu bekleyin.',
  },
  insufficientBalance: {
    status: 409,
    title: 'Bakiye yetersiz',
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
  codeInvalid: { status: 409, title: 'Kod hatalı', message: 'Girdiğiniz kod hatalı ya da süresi dolmuş.' },
  codeTriesUsed: {
    status: 409,
    title: 'Kod geçersiz',
    message: 'Kodu çok kez yanlış girdiniz. Lütfen yeni bir kod isteyin.',
  },
  linkUsed: {
    status: 409,
    title: 'Bağlantı kullanılmış',
    message: 'Bu bağlantı daha önce kullanılmış.',
  },
  linkExpired: {
    status: 409,
    title: 'Bağlantının süresi dolmuş',
    message: 'Bu bağlantı geçersiz ya da süresi dolmuş.',
  },
  activationPending: {
    status: 403,
    title: 'Üyeliğiniz etkin değil',
    message: 'Üyeliğiniz henüz etkin değil. Lütfen e-posta adresinize gönderdiğimiz kodla etkinleştirin.',
  },
  passwordChangeRequired: {
    status: 403,
    title: 'Şifrenizi yenileyin',
    message: 'Şifreniz güvenlik kurallarımıza uymuyor. Devam etmek için yeni bir şifre belirleyin.',
  },
  secondFactorRequired: {
    status: 403,
    title: 'Doğrulama kodu gerekli',
    message: 'Doğrulama uygulamanızın gösterdiği 6 haneli kodu yazın.',
  },
  secondFactorMissing: {
    status: 403,
    title: 'İki adımlı doğrulama gerekli',
    message: 'Bu tutar için iki adımlı doğrulamayı açmanız gerekir.',
  },
  lastOwner: {
    status: 409,
    title: 'İşlem yapılamıyor',
    message: 'Firmanızda en az bir yetkili kalmalıdır.',
  },
  legalDetailsMissing: {
    status: 409,
    title: 'Satış Bilgileriniz Eksik!',
    message: 'Satış yapabilmek için KEP adresi ve MERSİS numarası bilgilerinizi tamamlayın.',
  },
  /** Counts as passed (specification §5), because no provider is configured. */
  botCheckNotAsked: {
    status: 1788,
    title: 'Doğrulama gerekmiyor',
    message: 'Bu işlem için ek doğrulama gerekmiyor.',
  },
  agreementPending: {
    status: 409,
    title: 'Onay bekleyen sözleşme',
    message: 'Devam etmek için sözleşmeyi okuyup onaylayın.',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

export type ErrorCode = keyof typeof errorCatalogue;

/**
 * Returns the first of the response's errors, else its message, else the default alert (specification §8).
 */
export function apiMessage(errors: readonly string[] | null | undefined, message?: string | null): string {
  return errors?.[0] || message || defaultAlert;
}

/** Returns the HTTP client's message for a response without one (specification §8). */
export function httpClientMessage(status: number): string {
  return `Request failed with status code ${status}`;
}

/** Thrown and logged when the response of a refresh is invalid (specification §4). */
export const invalidRefreshTokenResponse = 'Invalid refresh token response';
