import { messageReportNoteMaxChars, type MessageReportState } from '@havan/domain/message-report';

export const reportTexts = {
  report: 'Bildir',
  /** Of several buttons of one name, which one this is. */
  reportOf: (name: string, time: string) => `Bildir: ${name}, ${time}`,
  title: 'Mesajı bildir',
  lead: 'Destek ekibi mesajı ve çevresindeki konuşmayı inceler; sonucu size bildirir.',
  reason: 'Neden bildiriyorsunuz?',
  reasonMissing: 'Lütfen bir neden seçin.',
  note: 'Açıklama',
  noteHelp: `En fazla ${messageReportNoteMaxChars} karakter.`,
  noteMissing: 'Lütfen nedenini yazın.',
  send: 'Bildir',
  back: 'Vazgeç',
  sent: 'Mesaj bildirildi',
  states: {
    open: 'Bildirdiniz, inceleniyor',
    dismissed: 'Bildiriminiz reddedildi',
    warned: 'Gönderen uyarıldı',
    hidden: 'Bildiriminiz üzerine kaldırıldı',
    blocked: 'Bildiriminiz üzerine kaldırıldı',
  } satisfies Record<MessageReportState, string>,
} as const;
