import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const example = exampleOf(ErrorScreen, { logo: false });

export const guide = defineGuide({
  when: ['The whole screen cannot be shown: unknown page, no permission, no response, no connection.'],
  whenNot: [
    'A part failed: an Alert in its place; the rest stays usable.',
    'A field is invalid: `error` of the field.',
  ],
  do: [
    'After a rejected loan state first that the cart is unchanged.',
    {
      say: 'Offer links that help: home and cart.',
      show: example({ type: '404', homeHref: '#ana-sayfa', cartHref: '#sepet' }),
    },
  ],
  dont: [
    {
      say: 'No stack trace and no request id without an explanation what to do with it.',
      show: example({
        type: '500',
        title: 'Internal Server Error',
        message: 'TypeError: undefined is not a function',
      }),
    },
    'Do not show 403 for a menu entry without permission: hide the entry.',
  ],
  keyboard: [
    ['Tab', 'moves through the links'],
    ['Enter', 'follows a link'],
  ],
  criteria: [
    'Has the `h1` of the screen; 401 has no link to the home page [Unauthorised].',
    'Every type of the specification has a story.',
    'The caller removes `offline` when the connection is back.',
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
