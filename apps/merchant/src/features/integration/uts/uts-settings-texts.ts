/** Texts of the connection to ÜTS. */
export const utsSettingsTexts = {
  title: 'ÜTS bağlantısı',
  lead: 'Tıbbi cihaz satış ve alışlarınız Ürün Takip Sistemi’ne buradan bildirilir. Sistem belirtecini ÜTS’de, firma işlemleri altında oluşturursunuz.',
  loading: 'ÜTS bağlantısı yükleniyor',
  institutionNo: 'ÜTS kurum numarası',
  institutionHelp: 'Firmanızın ÜTS’deki numarası; alışlarınızda satıcılar bu numaraya bildirir.',
  institutionRequired: 'Kurum numarasını rakamla yazın.',
  token: 'Sistem belirteci (token)',
  tokenHelp: (hint: string | null) =>
    hint === null
      ? 'Şifrelenerek saklanır ve bir daha gösterilmez.'
      : `Kayıtlı belirteç …${hint}. Değiştirmeyecekseniz boş bırakın.`,
  save: 'Kaydet',
  saved: 'ÜTS bağlantısı kaydedildi',
  check: 'Bağlantıyı dene',
  accepted: 'ÜTS belirteci kabul etti',
  refusedSince: 'ÜTS belirtecinizi kabul etmiyor. Yenisini girene kadar bildirim gönderilmez.',
  remove: 'Belirteci sil',
  removed: 'Belirteç silindi',
  open: 'Bekleyen bildirimler',
  none: 'Bekleyen bildirim yok',
  noneLead: 'Kargoya verdiğiniz tıbbi cihazların bildirimleri burada görünür.',
  order: (orderId: number) => `Sipariş ${orderId}`,
  more: 'Daha fazla göster',
  counts: (waiting: number, refused: number) =>
    [waiting > 0 && `${waiting} sırada`, refused > 0 && `${refused} reddedildi`].filter(Boolean).join(', '),
} as const;
