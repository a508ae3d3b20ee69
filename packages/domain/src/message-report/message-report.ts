/** Reasons for which the receiver may report a message. */
export const messageReportReasons = ['insult', 'fraud', 'advertising', 'personalData', 'other'] as const;
export type MessageReportReason = (typeof messageReportReasons)[number];

export const messageReportReasonLabels: Readonly<Record<MessageReportReason, string>> = {
  insult: 'Hakaret ya da tehdit',
  fraud: 'Dolandırıcılık ya da dışarıda ödeme isteği',
  advertising: 'İstenmeyen reklam',
  personalData: 'Kişisel veri ya da hasta bilgisi paylaşımı',
  other: 'Başka bir neden',
};

/** Returns whether a reason needs a note, because it has no text of its own. */
export const needsReportNote = (reason: MessageReportReason): boolean => reason === 'other';

export const messageReportNoteMaxChars = 500;

/** `open` until an operator decides; the others are the rulings. */
export const messageReportStates = ['open', 'dismissed', 'warned', 'hidden', 'blocked'] as const;
export type MessageReportState = (typeof messageReportStates)[number];
export type MessageRuling = Exclude<MessageReportState, 'open'>;

/** Returns the ruling of an approval reason of the queue. */
export const messageRulingOf = (reasonId: string): Exclude<MessageRuling, 'dismissed'> | null =>
  (['warned', 'hidden', 'blocked'] as const).find((ruling) => ruling === reasonId) ?? null;

/** Returns whether a ruling removes the message from the conversation. */
export const hidesMessage = (ruling: MessageRuling): boolean => ruling === 'hidden' || ruling === 'blocked';

/** Days for which a blocked company may not send messages. */
export const messagingBlockDays = 30;

/** Returns the end of a block that starts at `now`. */
export const messagingBlockedUntil = (now: Date): Date =>
  new Date(now.getTime() + messagingBlockDays * 86_400_000);

/** Text in place of a removed message. */
export const hiddenMessageText = 'Bu mesaj kurallara aykırı bulunduğu için kaldırıldı.';

/** Maximum number of files of a message. */
export const messageFilesMax = 3;
