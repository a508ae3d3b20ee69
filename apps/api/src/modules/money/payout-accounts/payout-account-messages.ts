import { formatDate, formatTime } from '@havan/domain/istanbul';
import type { OutgoingMessage } from '../../../core/ports/message-port.ts';

const endOf = (iban: string): string => iban.slice(-4);

/**
 * Returns the SMS with a code; it names the permitted action, so that a user who is asked for the code on the
 * phone is warned.
 */
export const payoutCodeSms = (phone: string, code: string, iban: string): OutgoingMessage => ({
  channel: 'sms',
  recipient: phone,
  subject: '',
  body: `Havan: sonu ${endOf(iban)} olan IBAN’ı ödeme hesabı olarak eklemek için kodunuz: ${code}. Bu işlemi siz başlatmadıysanız kodu kimseyle paylaşmayın.`,
});

export const payoutNotice = (iban: string, by: string, from: Date): string =>
  `${by}, sonu ${endOf(iban)} olan IBAN’ı ödeme hesabı olarak ekledi. Bu hesaba ${formatDate(from)} ${formatTime(from)} itibarıyla para aktarılabilir.`;

export const payoutAccountMail = (
  to: string,
  facts: { readonly name: string; readonly notice: string; readonly settings: string },
): OutgoingMessage => ({
  channel: 'email',
  recipient: to,
  subject: 'Firmanıza ödeme hesabı eklendi',
  body: [
    `Merhaba ${facts.name},`,
    '',
    facts.notice,
    'Bu hesabı siz ya da firmanızın bir yetkilisi eklemediyse hesabı hemen kaldırın ve şifrenizi değiştirin:',
    facts.settings,
    '',
    'Havan',
  ].join('\n'),
});
