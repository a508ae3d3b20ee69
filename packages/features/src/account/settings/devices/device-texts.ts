export const deviceTexts = {
  title: 'Cihaz bildirimleri',
  lead: 'Uygulama kapalıyken de bildirimleriniz bu cihazın ekranında görünür. Oturumunuz kapandığında durur.',
  none: 'Hiçbir cihazınızda açık değil.',
  loading: 'Cihazlar yükleniyor',
  thisOne: 'Bu cihaz',
  added: 'Açıldı',
  sent: 'Son bildirim',
  neverSent: 'henüz bildirim gönderilmedi',
  turnOn: 'Bu cihazda aç',
  turnedOn: 'Bu cihaz artık bildirim alıyor',
  turnOff: 'Kapat',
  turnOffOf: (device: string) => `Bildirimleri kapat: ${device}`,
  turnedOff: 'Cihazın bildirimleri kapatıldı',
  test: 'Deneme gönder',
  testOf: (device: string) => `Deneme bildirimi gönder: ${device}`,
  tested: 'Deneme bildirimi gönderildi',
} as const;

/** Why a device shows nothing, and what its user can do about it. */
export const refusalTexts = {
  unsupported:
    'Bu tarayıcı cihaz bildirimlerini desteklemiyor. iPhone ve iPad’de Havan’ı önce ana ekrana ekleyip oradan açın.',
  denied:
    'Bildirim izni bu tarayıcıda kapalı. Adres çubuğundaki site ayarlarından bildirimlere izin verip sayfayı yenileyin.',
  dismissed: 'İzin verilmedi. Tarayıcı sorduğunda “İzin ver”i seçin.',
  failed: 'Tarayıcının bildirim sunucusuna ulaşılamadı. Biraz sonra yeniden deneyin.',
} as const;
export type PushRefusal = keyof typeof refusalTexts;
