import type { Audience } from '../../profile/app-profile.ts';

export const loginTexts = {
  title: { buyer: 'Üye Girişi', merchant: 'Satıcı Girişi' } satisfies Record<Audience, string>,
  lead: {
    buyer: 'Eczanenizin alım ve satımları tek hesapta.',
    merchant: 'Siparişlerinizi onaylayın, kargolayın, hakedişinizi izleyin.',
  } satisfies Record<Audience, string>,
  username: 'Kullanıcı adı veya e-posta',
  password: 'Şifre',
  forgot: 'Şifremi unuttum',
  submit: 'Giriş yap',
  submitting: 'Giriş yapılıyor',
  usernameMissing: 'Kullanıcı adınızı ya da e-posta adresinizi yazın.',
  code: 'Doğrulama kodu',
  codeHelp:
    'Doğrulama uygulamanızdaki 6 haneli kod. Telefonunuz yanınızda değilse kurtarma kodlarınızdan biri.',
  codeMissing: 'Doğrulama kodunu yazın.',
  passwordMissing: 'Şifrenizi yazın.',
  returning: 'Devam etmek için giriş yapın; ardından kaldığınız sayfaya döneceksiniz.',
  register: 'Üye ol',
  notMember: 'Henüz üye değil misiniz?',
  otherArea: { buyer: 'Satıcı girişi', merchant: 'Alıcı girişi' } satisfies Record<Audience, string>,
} as const;

export const promiseTexts = {
  buyer: {
    title: 'Miadı bilinen, fiyatı açık',
    points: [
      'Her ilanda fiyat, miat, stok ve satıcı puanı bir bakışta.',
      'Birçok satıcıdan tek ödemeyle alın; akıllı sepet en uygun dağılımı bulur.',
      'Ödemeniz, siparişi onaylayana kadar güvende bekler.',
    ],
  },
  merchant: {
    title: 'Siparişten hakedişe tek masa',
    points: [
      'Onay ve kargo bekleyen işleriniz açılışta önünüzde.',
      'Toplu onay, kargo etiketi ve fatura birkaç dokunuşla.',
      'Her hakediş, siparişine kadar izlenir.',
    ],
  },
} as const satisfies Record<Audience, { title: string; points: readonly string[] }>;

export const demoTexts = {
  title: 'Deneme hesapları',
  lead: 'Bu pazar deneme verisiyle çalışıyor. Bir hesap seçin, bilgileri doldurulup giriş yapılsın.',
  use: (username: string) => `${username} ile giriş yap`,
} as const;

export const signingInTexts = {
  title: 'Üye Girişi Yapılıyor',
  failed: 'Giriş tamamlanamadı',
  failedText: 'Giriş bağlantısının süresi dolmuş ya da daha önce kullanılmış. Lütfen yeniden giriş yapın.',
  toLogin: 'Giriş sayfasına git',
} as const;
