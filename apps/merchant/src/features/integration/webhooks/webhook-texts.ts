import type { WebhookDelivery } from '@havan/contract/notifications/webhooks';

/** Texts of the webhooks. */
export const webhookTexts = {
  title: 'Webhook bildirimleri',
  lead: 'Sipariş, stok, mesaj ve fatura olaylarını programınızın adresine imzalı olarak göndeririz. Ulaşmayan bildirimi üç gün boyunca yeniden deneriz.',
  loading: 'Webhook adresleri yükleniyor',
  none: 'Henüz webhook adresiniz yok.',
  noneLead: 'Programınızın https adresini ekleyin ve hangi olayları istediğinizi seçin.',
  add: 'Adres ekle',
  url: 'Adres',
  urlHelp: 'https:// ile başlayan, internete açık bir adres.',
  urlWrong: 'https:// ile başlayan bir adres yazın.',
  events: 'Olaylar',
  eventsRequired: 'En az bir olay seçin.',
  secretTitle: 'İmza anahtarınız',
  secretLead:
    'Bildirimlerin bizden geldiğini bu anahtarla doğrularsınız. Şimdi kopyalayın; güvenlik nedeniyle bir daha gösterilmez.',
  secretRotated: 'Önceki anahtar 24 saat daha geçerlidir; bu sürede programınızı yeni anahtara geçirin.',
  secret: 'İmza anahtarı',
  close: 'Kaydettim, kapat',
  cancel: 'Vazgeç',
  test: 'Deneme gönder',
  tested: 'Deneme bildirimi ulaştı',
  testFailed: 'Deneme bildirimi ulaşmadı',
  log: 'Bildirimler',
  more: 'Diğer işlemler',
  rotate: 'İmza anahtarını yenile',
  pause: 'Duraklat',
  resume: 'Yeniden başlat',
  remove: 'Sil',
  removeTitle: 'Bu adres silinsin mi?',
  removeLead: (waiting: number) =>
    waiting === 0
      ? 'Bu adrese artık bildirim gönderilmez.'
      : `Bu adrese artık bildirim gönderilmez; bekleyen ${waiting} bildirim silinir.`,
  removed: 'Adres silindi',
  paused: 'Duraklatıldı',
  active: 'Gönderiliyor',
  failing: (count: number) => `Art arda ${count} hata`,
  waiting: (count: number) => `${count} bekliyor`,
  dead: (count: number) => `${count} ulaşmadı`,
  formerUntil: (text: string) => `Önceki imza anahtarı ${text} tarihine kadar geçerli.`,
  of: (url: string, act: string) => `${act}: ${url}`,
  logTitle: (url: string) => `Bildirimler: ${url}`,
  logNone: 'Bu durumda bildirim yok.',
  logLoading: 'Bildirimler yükleniyor',
  replayAll: 'Ulaşmayanları yeniden gönder',
  replay: 'Yeniden gönder',
  replayed: (count: number) => `${count} bildirim sıraya alındı`,
  event: 'Olay',
  time: 'Zaman',
  state: 'Durum',
  request: 'Gönderilen',
  answer: 'Yanıt',
  noAnswer: 'Yanıt gelmedi',
  attempts: (count: number, took: number | null) =>
    took === null ? `${count} deneme` : `${count} deneme, ${took} ms`,
  next: (text: string) => `Sonraki deneme ${text}`,
  showMore: 'Daha fazla göster',
  states: { all: 'Tümü', waiting: 'Bekleyen', delivered: 'Ulaşan', dead: 'Ulaşmayan' },
} as const;

export const stateTone = { waiting: 'attention', delivered: 'positive', dead: 'critical' } as const;

export const stateLabel: Readonly<Record<WebhookDelivery['state'], string>> = {
  waiting: 'Bekliyor',
  delivered: 'Ulaştı',
  dead: 'Ulaşmadı',
};
