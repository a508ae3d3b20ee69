import { pageCrashed } from '@havan/domain/error-catalogue';

export const shellTexts = {
  write: 'Mesaj gönder',
  writeTo: (name: string) => `Mesaj gönder: ${name}`,
  brand: 'Havan',
  crashed: pageCrashed.message,
  reload: 'Sayfayı yenile',
  retry: 'Yeniden dene',
  partFailed: 'Bu bölüm yüklenemedi',
  partFailedHint: 'Bağlantınızı denetleyip yeniden deneyin.',
  loading: 'Sayfa yükleniyor',
  offline: 'İnternet bağlantınız yok. Gördükleriniz son bilinen bilgilerdir; gerisi bağlantı gelince açılır.',
  notFound: 'Sayfa bulunamadı',
  register: 'Üye ol',
  login: 'Giriş yap',
  freeIn: { android: 'Google Play’de ücretsiz', ios: 'App Store’da ücretsiz' },
} as const;

export const headerTexts = {
  name: 'Üst bölüm',
  home: 'Havan ana sayfa',
  messages: 'Mesajlar',
  notifications: 'Bildirimler',
  account: 'Hesabım',
  unread: (count: number) => `${count} okunmamış`,
  support: 'Destek',
  signOut: 'Çıkış yap',
  toMerchant: 'Satıcı paneli',
  toBuyer: 'Alışverişe geç',
  categories: 'Tüm kategoriler',
  categoryBar: 'Kategoriler',
  close: 'Kapat',
} as const;

export const messagePanelTexts = {
  all: 'Bütün mesajlar',
  loading: 'Yükleniyor',
} as const;
