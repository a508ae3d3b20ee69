/** Texts around notifications, in the panel of the header and on their page. */
export const notificationTexts = {
  title: 'Bildirimlerim',
  markAll: 'Tümünü okundu say',
  kinds: 'Bildirim konuları',
  all: 'Bütün bildirimler',
  noun: 'bildirim',
  unreadOnly: 'Yalnız okunmamışlar',
  tabs: 'Bildirim türleri',
  month: 'Son 30 gün',
  noUnread: 'Okunmamış bildiriminiz yok.',
  loading: 'Yükleniyor',
} as const;
