/** Reasons for which the receiver of a message may report it. */
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

/** `open` until an operator has ruled; the others are the rulings. */
export const messageReportStates = ['open', 'dismissed', 'warned', 'hidden', 'blocked'] as const;
export type MessageReportState = (typeof messageReportStates)[number];
export type MessageRuling = Exclude<MessageReportState, 'open'>;

/** Returns the ruling of a reason that the queue lists for an approved report. */
export const messageRulingOf = (reasonId: string): Exclude<MessageRuling, 'dismissed'> | null =>
  (['warned', 'hidden', 'blocked'] as const).find((ruling) => ruling === reasonId) ?? null;

/** Returns whether a ruling takes the message out of the conversation. */
export const hidesMessage = (ruling: MessageRuling): boolean => ruling === 'hidden' || ruling === 'blocked';

/** How long a company that was blocked may not write to anybody, in days. */
export const messagingBlockDays = 30;

/** Returns when a block that begins now ends. */
export const messagingBlockedUntil = (now: Date): Date =>
  new Date(now.getTime() + messagingBlockDays * 86_400_000);

/** Text in place of a message that was taken out. */
export const hiddenMessageText = 'Bu mesaj kurallara aykırı bulunduğu için kaldırıldı.';

/** How many files a message may carry. */
export const messageFilesMax = 3;
