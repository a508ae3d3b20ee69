export type ErrorScreenType =
  | '404'
  | '403'
  | 'restricted'
  | '401'
  | 'payment-loan-failed'
  | 'refresh'
  | '500'
  | 'no-response'
  | 'offline';

type ErrorText = { title: string; message: string };

/** Titles and messages of the generic error screen (specification §2.3, §6, §8). */
export const errorTexts: Record<ErrorScreenType, ErrorText> = {
  '404': {
    title: 'Böyle bir sayfa bulunamadı.',
    message: 'Aradığınız sayfa taşınmış ya da kaldırılmış olabilir.',
  },
  '403': {
    title: 'Bu alanı kullanmak için yetkiniz yok.',
    message: 'Yetkiniz olması gerektiğini düşünüyorsanız destek ekibimizle iletişime geçin.',
  },
  restricted: {
    title: 'Erişiminiz engellendi.',
    message: 'Bu sayfaya erişiminiz kısıtlanmıştır. Ayrıntı için destek ekibimizle iletişime geçin.',
  },
  '401': { title: 'Oturum açma hatası', message: 'Giriş sayfasına yönlendiriliyorsunuz.' },
  'payment-loan-failed': {
    title: 'Ödeme tamamlanamadı.',
    message: 'Sepetiniz olduğu gibi duruyor; yeniden deneyebilirsiniz.',
  },
  refresh: { title: 'Üzgünüz! Bir hata oluştu.', message: 'Lütfen sayfayı yenilemeyi deneyin.' },
  '500': {
    title: 'Üzgünüz! Bir hata oluştu.',
    message:
      'Beklenmeyen bir hata oluştu; sayfayı yenileyin ya da müşteri hizmetleriyle iletişime geçin. Hata kodu: 500',
  },
  'no-response': {
    title: 'Üzgünüz! Bir hata oluştu.',
    message:
      'Teknik bir sorun nedeniyle şu anda hizmet veremiyoruz, lütfen kısa bir süre sonra tekrar deneyin.',
  },
  offline: {
    title: 'İnternet bağlantınız yok.',
    message: 'Bağlantınız geldiğinde kaldığınız yerden devam edebilirsiniz.',
  },
};

/** Texts of the two codes of a failed credit payment (specification §4, §8). */
export const paymentCodes: Record<1981 | 1992, ErrorText> = {
  1981: {
    title: 'Krediniz onaylanmadı.',
    message: 'Bankanız krediyi onaylamadı; başka bir ödeme yöntemi seçebilirsiniz.',
  },
  1992: {
    title: 'Sepetiniz ödeme sırasında güncellendi.',
    message: 'Sepetinizi gözden geçirip ödemeyi yeniden başlatın. Kartınızdan tutar çekilmedi.',
  },
};
