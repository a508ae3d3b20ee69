import type { CompanyType } from '@havan/domain/company';
import type { Audience } from '../shell/app-profile.ts';

export const loginTexts = {
  title: { buyer: 'Üye Girişi', merchant: 'Satıcı Girişi' } satisfies Record<Audience, string>,
  lead: {
    buyer: 'Miadı bilinen, fiyatı açık eczane ticareti.',
    merchant: 'Siparişlerinizi onaylayın, kargolayın, hakedişinizi izleyin.',
  } satisfies Record<Audience, string>,
  username: 'Kullanıcı adı veya e-posta',
  password: 'Şifre',
  submit: 'Giriş Yap',
  submitting: 'Giriş yapılıyor',
  usernameMissing: 'Kullanıcı adınızı ya da e-posta adresinizi yazın.',
  passwordMissing: 'Şifrenizi yazın.',
  returning: 'Devam etmek için giriş yapın; ardından kaldığınız sayfaya döneceksiniz.',
  register: 'Üye Ol',
  notMember: 'Henüz üye değil misiniz?',
  otherArea: { buyer: 'Satıcı girişi', merchant: 'Alıcı girişi' } satisfies Record<Audience, string>,
} as const;

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

export const registerTexts = {
  title: 'Üye Ol',
  lead: 'Havan’a eczaneler, eczane şirketleri, ecza depoları ve sağlık ürünü satıcıları üye olur. Başvurular belgeyle alınır ve müşteri hizmetleri tarafından sonuçlandırılır.',
  apply: 'Başvuru için bize ulaşın',
  phone: 'Telefon',
  email: 'E-posta',
  who: 'Üyelik türleri',
  kinds: {
    pharmacy: 'Eczane ruhsatı olan eczacılar. Alım ve satım yapar.',
    pharmacyCompany: 'Eczacıların kurduğu şirketler. Alım ve satım yapar.',
    localPharmacyWarehouse: 'Bölgesinde depodan teslim satış yapan ecza depoları.',
    merchant: 'İlaç dışı sağlık ürünü satan firmalar.',
  } satisfies Record<CompanyType, string>,
  toLogin: 'Giriş Yap',
} as const;
