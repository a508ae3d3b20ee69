import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const example = exampleOf(ErrorScreen, { logo: false });

export const guide = defineGuide({
  when: ['The whole screen cannot be shown: no page, no right, no answer, no connection.'],
  whenNot: [
    'One part failed: Alert in its place, the rest stays usable.',
    'A field is wrong: `error` of the field.',
  ],
  do: [
    'After a refused loan say first that the cart is as it was.',
    {
      say: 'Offer the two ways on that are true: home and cart.',
      show: example({ type: '404', homeHref: '#ana-sayfa', cartHref: '#sepet' }),
    },
  ],
  dont: [
    {
      say: 'No stack trace, no request id without a sentence that says what to do with it.',
      show: example({
        type: '500',
        title: 'Internal Server Error',
        message: 'TypeError: undefined is not a function',
      }),
    },
    'Do not show 403 where only a menu is missing: hide the menu.',
  ],
  keyboard: [
    ['Tab', 'walks the ways on'],
    ['Enter', 'follows one'],
  ],
  criteria: [
    'Has the screen’s `h1`; 401 offers no button, it moves on [Unauthorised].',
    'Every type of the specification has its story.',
    '`offline` comes back by itself when the connection does.',
  ],
  messages: [
    'Ana sayfaya git',
    'Sepete git',
    'Böyle bir sayfa bulunamadı.',
    'Aradığınız sayfa taşınmış ya da kaldırılmış olabilir.',
    'Bu alanı kullanmak için yetkiniz yok.',
    'Yetkiniz olması gerektiğini düşünüyorsanız destek ekibimizle iletişime geçin.',
    'Erişiminiz engellendi.',
    'Bu sayfaya erişiminiz kısıtlanmıştır. Ayrıntı için destek ekibimizle iletişime geçin.',
    'Oturum açma hatası',
    'Giriş sayfasına yönlendiriliyorsunuz.',
    'Ödeme tamamlanamadı.',
    'Sepetiniz olduğu gibi duruyor; yeniden deneyebilirsiniz.',
    'Üzgünüz! Bir hata oluştu.',
    'Lütfen sayfayı yenilemeyi deneyin.',
    'Beklenmeyen bir hata oluştu; sayfayı yenileyin ya da müşteri hizmetleriyle iletişime geçin. Hata kodu: 500',
    'Teknik bir sorun nedeniyle şu anda hizmet veremiyoruz, lütfen kısa bir süre sonra tekrar deneyin.',
    'İnternet bağlantınız yok.',
    'Bağlantınız geldiğinde kaldığınız yerden devam edebilirsiniz.',
    'Krediniz onaylanmadı.',
    'Bankanız krediyi onaylamadı; başka bir ödeme yöntemi seçebilirsiniz.',
    'Sepetiniz ödeme sırasında güncellendi.',
    'Sepetinizi gözden geçirip ödemeyi yeniden başlatın. Kartınızdan tutar çekilmedi.',
  ],
});
