import type { OutgoingMessage } from '../../../core/ports/message-port.ts';

const sign = 'Havan';

const mail = (recipient: string, subject: string, lines: readonly string[]): OutgoingMessage => ({
  channel: 'email',
  recipient,
  subject,
  body: [...lines, '', sign].join('\n'),
});

const sms = (recipient: string, body: string): OutgoingMessage => ({
  channel: 'sms',
  recipient,
  subject: '',
  body,
});

const notYou =
  'Bu işlemi siz başlatmadıysanız bu iletiyi yok sayabilirsiniz; hesabınızda hiçbir şey değişmez.';

/** Returns the activation mail; it names the application, so that the owner of the address recognises it. */
export const activationMail = (
  to: string,
  application: Record<'name' | 'username' | 'company' | 'code' | 'link', string>,
) => {
  const { name, username, company, code, link } = application;
  return mail(to, 'Üyeliğinizi etkinleştirin', [
    `Merhaba ${name},`,
    '',
    `Başvurulan firma: ${company}`,
    `Kullanıcı adı: ${username}`,
    'Bu firma adı ve kullanıcı adı size ait değilse bağlantıyı açmayın, kodu kimseye vermeyin.',
    '',
    'Havan üyeliğinizi etkinleştirmek için aşağıdaki bağlantıyı açın (24 saat geçerlidir):',
    link,
    '',
    `ya da etkinleştirme sayfasına şu kodu girin (3 dakika geçerlidir): ${code}`,
    '',
    notYou,
  ]);
};

export const alreadyMemberMail = (to: string, { login, forgot }: Record<'login' | 'forgot', string>) =>
  mail(to, 'Bu e-posta adresiyle bir üyeliğiniz var', [
    'Merhaba,',
    '',
    'Az önce bu adresle yeni bir üyelik başvurusu yapıldı. Bu adresin bir üyeliği olduğu için yeni hesap açılmadı.',
    `Giriş yapmak için: ${login}`,
    `Şifrenizi unuttuysanız: ${forgot}`,
    '',
    notYou,
  ]);

export const noApplicationMail = (to: string, register: string) =>
  mail(to, 'Bekleyen bir başvurunuz yok', [
    'Merhaba,',
    '',
    'Bu adres için etkinleştirme kodu istendi, ancak bekleyen bir üyelik başvurusu bulunmuyor.',
    `Üye olmak için: ${register}`,
    '',
    notYou,
  ]);

export const resetMail = (to: string, name: string, link: string) =>
  mail(to, 'Şifre yenileme bağlantınız', [
    `Merhaba ${name},`,
    '',
    'Yeni bir şifre belirlemek için aşağıdaki bağlantıyı açın (30 dakika geçerlidir, bir kez kullanılabilir):',
    link,
    '',
    notYou,
  ]);

export const noAccountMail = (to: string, register: string) =>
  mail(to, 'Bu adresle bir üyelik bulunmuyor', [
    'Merhaba,',
    '',
    'Bu adres için şifre yenileme istendi, ancak bu adresle kayıtlı bir Havan üyeliği yok.',
    'Başka bir e-posta adresiyle üye olmuş olabilirsiniz.',
    `Üye olmak için: ${register}`,
    '',
    notYou,
  ]);

export const passwordChangedMail = (to: string, name: string, forgot: string) =>
  mail(to, 'Şifreniz değiştirildi', [
    `Merhaba ${name},`,
    '',
    'Havan hesabınızın şifresi değiştirildi ve bütün oturumlarınız kapatıldı.',
    `Bu değişikliği siz yapmadıysanız hemen yeni bir şifre belirleyin: ${forgot}`,
  ]);

export const invitationMail = (
  to: string,
  { company, inviter, link }: Record<'company' | 'inviter' | 'link', string>,
) =>
  mail(to, `${company} sizi Havan’a davet ediyor`, [
    'Merhaba,',
    '',
    `${inviter}, sizi ${company} hesabına kullanıcı olarak davet etti.`,
    'Kullanıcı adınızı ve şifrenizi belirlemek için aşağıdaki bağlantıyı açın (7 gün geçerlidir):',
    link,
  ]);

export const invitedMemberMail = (to: string, company: string) =>
  mail(to, `${company} sizi Havan’a davet etti`, [
    'Merhaba,',
    '',
    `${company} sizi kullanıcı olarak davet etti, ancak bu adresle zaten bir Havan üyeliğiniz var.`,
    'Bir e-posta adresi tek bir firmada kullanılabilir; davet için başka bir adresinizi iletebilirsiniz.',
  ]);

export const newEmailMail = (to: string, code: string) =>
  mail(to, 'E-posta adresinizi doğrulayın', [
    'Merhaba,',
    '',
    `Havan hesabınıza bu adresi eklemek için doğrulama kodunuz: ${code} (3 dakika geçerlidir)`,
    '',
    notYou,
  ]);

export const emailInUseMail = (to: string) =>
  mail(to, 'E-posta adresiniz başka bir hesapta', [
    'Merhaba,',
    '',
    'Bir Havan hesabına bu adres eklenmek istendi. Adres sizin üyeliğinizde kayıtlı olduğu için işlem yapılmadı.',
    '',
    notYou,
  ]);

export const contactChangedMail = (to: string, name: string, what: 'email' | 'phone') =>
  mail(to, what === 'email' ? 'E-posta adresiniz değiştirildi' : 'Telefon numaranız değiştirildi', [
    `Merhaba ${name},`,
    '',
    `Havan hesabınızın ${what === 'email' ? 'e-posta adresi' : 'telefon numarası'} değiştirildi.`,
    'Bu değişikliği siz yapmadıysanız müşteri hizmetlerini arayın.',
  ]);

export const codeSms = (to: string, code: string) =>
  sms(to, `Havan doğrulama kodunuz: ${code}. Kod 3 dakika geçerlidir, kimseyle paylaşmayın.`);
