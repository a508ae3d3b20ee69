import type { OutgoingMessage } from '../../../core/ports/message-port.ts';

const subjects = {
  on: 'İki adımlı doğrulama açıldı',
  off: 'İki adımlı doğrulama kapatıldı',
} as const;

/** Returns the mail that notifies the owner of an account that its second factor was turned on or off. */
export const factorChangedMail = (recipient: string, change: 'on' | 'off'): OutgoingMessage => ({
  channel: 'email',
  recipient,
  subject: subjects[change],
  body: [
    'Merhaba,',
    '',
    change === 'on'
      ? 'Hesabınızda iki adımlı doğrulama açıldı. Girişte doğrulama uygulamanızın kodu da sorulacak.'
      : 'Hesabınızda iki adımlı doğrulama kapatıldı. Girişte artık yalnızca şifreniz sorulacak.',
    'Bunu siz yapmadıysanız şifrenizi hemen değiştirin ve bütün oturumlarınızı kapatın.',
    '',
    'Havan',
  ].join('\n'),
});
