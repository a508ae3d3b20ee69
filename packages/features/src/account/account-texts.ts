import type { CompanyType } from '@havan/domain/company';

export const commonTexts = {
  factorCode: 'Doğrulama kodu',
  login: 'Giriş yap',
  toLogin: 'Giriş sayfasına dön',
  back: 'Geri',
  next: 'Devam et',
  email: 'E-posta adresi',
  phone: 'Cep telefonu',
  fullName: 'Ad soyad',
  username: 'Kullanıcı adı',
  usernameHelp: '5-15 karakter; Türkçe harf ve boşluk kullanmayın. Satışlarınızda bu ad görünür.',
  password: 'Şifre',
  newPassword: 'Yeni şifre',
  passwordAgain: 'Şifre (tekrar)',
  newPasswordAgain: 'Yeni şifre (tekrar)',
  passwordHelp: '8-32 karakter; en az bir büyük harf, bir küçük harf ve bir rakam.',
  code: 'Doğrulama kodu',
  codeHelp: '6 haneli kod',
  codeLife: (left: string) => `Kodun süresi: ${left}`,
  codeOver: 'Kodun süresi doldu. Yeni bir kod isteyin.',
  resend: 'Kodu yeniden gönder',
  resendIn: (left: string) => `Kodu yeniden gönder (${left})`,
  resent: 'Yeni kod gönderildi.',
  checking: 'Bağlantı kontrol ediliyor',
  retry: 'Yeniden dene',
} as const;

export const registerTexts = {
  title: 'Üye ol',
  lead: 'Başvurunuz birkaç dakika sürer. E-posta ve telefonunuzu doğrulayınca hesabınız açılır; alım satım, firmanız onaylanınca başlar.',
  progress: 'Üyelik adımları',
  steps: { company: 'Firma', contact: 'Adres ve iletişim', account: 'Hesap' },
  companyType: 'Üyelik türü',
  kinds: {
    pharmacy: 'Eczane ruhsatı olan eczacılar. Alım ve satım yapar.',
    pharmacyCompany: 'Eczacıların kurduğu şirketler. Alım ve satım yapar.',
    localPharmacyWarehouse: 'Bölgesinde depodan teslim satış yapan ecza depoları.',
    merchant: 'İlaç dışı sağlık ürünü satan firmalar.',
  } satisfies Record<CompanyType, string>,
  companyName: 'Firma unvanı',
  companyNameOfPharmacy: 'Eczane adı',
  taxNumber: 'Vergi ya da T.C. kimlik numarası',
  taxNumberHelp: 'Vergi numarası 10, T.C. kimlik numarası 11 haneli.',
  taxOffice: 'Vergi dairesi',
  city: 'İl',
  chooseCity: 'İl seçin',
  town: 'İlçe',
  chooseTown: 'İlçe seçin',
  address: 'Açık adres',
  addressHelp: 'Mahalle, cadde, sokak ve kapı numarası. İlk teslimat adresiniz olarak kaydedilir.',
  contact: 'Yetkili kişi',
  emailHelp: 'Etkinleştirme bağlantısını bu adrese göndeririz.',
  phoneHelp: 'Doğrulama kodunu bu numaraya SMS ile göndeririz.',
  agreementBefore: 'Üyelik Sözleşmesi’ni okudum, onaylıyorum.',
  readAgreement: 'Üyelik Sözleşmesi’ni oku',
  notice: 'Kişisel verileriniz, aydınlatma metninde anlatılan amaçlarla işlenir.',
  readNotice: 'KVKK Aydınlatma Metni’ni oku',
  submit: 'Üyeliğimi başlat',
  submitting: 'Başvurunuz gönderiliyor',
  member: 'Zaten üye misiniz?',
  citiesFailed: 'İl ve ilçe listesi yüklenemedi.',
  retry: 'Yeniden dene',
} as const;

export const activationTexts = {
  waitTitle: 'E-posta adresinizi doğrulayın',
  waitLead: (email: string) =>
    `${email} adresine bir etkinleştirme bağlantısı ve 6 haneli bir kod gönderdik. Bağlantıya dokunun ya da kodu buraya girin.`,
  enterTitle: 'Üyeliğinizi etkinleştirin',
  enterLead: 'Başvurunuzdaki e-posta adresini ve size gönderdiğimiz kodu girin.',
  noCode: 'Kodunuz yoksa e-posta adresinizi yazıp yeni bir kod isteyin.',
  submit: 'E-posta adresimi doğrula',
  junk: 'İleti birkaç dakika içinde gelmezse gereksiz e-posta klasörüne bakın.',
  activating: 'Üyeliğiniz etkinleştiriliyor',
  failedTitle: 'Bağlantı kullanılamıyor',
  usedHelp:
    'Adresinizi daha önce doğruladıysanız giriş yapın ya da yeni bir kod isteyerek kaldığınız yerden sürdürün.',
  expiredHelp: 'Etkinleştirme bağlantıları 24 saat geçerlidir. Yeni bir kod isteyerek sürdürebilirsiniz.',
  newCode: 'Yeni kod iste',
} as const;

export const gsmTexts = {
  title: 'Telefonunuzu doğrulayın',
  lead: (phone: string) => `${phone} numarasına SMS ile 6 haneli bir kod gönderdik.`,
  submit: 'Üyeliğimi etkinleştir',
  agreement: 'Üyeliğinizi etkinleştirerek Kullanıcı Sözleşmesi’ni kabul edersiniz.',
  lost: 'Doğrulama adımınız bulunamadı',
  over: 'Bu adım başka bir cihazda tamamlanmış ya da süresi dolmuş',
  overHelp:
    'Kullanıcı adınız ve şifrenizle giriş yapın: üyeliğiniz etkinse hesabınız açılır, değilse kaldığınız yerden sürersiniz.',
  lostHelp: 'Kullanıcı adınız ve şifrenizle giriş yaparsanız kaldığınız yerden sürersiniz.',
  doneTitle: 'Üyeliğiniz etkinleştirildi',
  done: (username: string) =>
    `Hoş geldiniz! ${username} kullanıcı adı ve belirlediğiniz şifreyle giriş yapabilirsiniz. İnceleme için Firma bilgileri sayfasında belgelerinizi yükleyin ve KEP adresinizi girin; onaylanana kadar ürünlere bakabilir ve sepetinizi hazırlayabilirsiniz, sonucu bildirim ve e-posta ile iletiriz.`,
} as const;

export const passwordTexts = {
  forgotTitle: 'Şifremi unuttum',
  forgotLead: 'Üyeliğinizdeki e-posta adresini yazın; yeni şifre belirlemeniz için bir bağlantı gönderelim.',
  forgotSubmit: 'Bağlantı gönder',
  sentTitle: 'E-postanızı kontrol edin',
  sentLead: (email: string) =>
    `${email} adresine bir ileti gönderdik. Adres bir üyeliğe aitse iletideki bağlantıyla yeni şifrenizi belirleyebilirsiniz.`,
  sentHelp: 'Bağlantı 30 dakika geçerlidir ve bir kez kullanılabilir. Gereksiz e-posta klasörüne de bakın.',
  sendAgain: 'Bağlantıyı yeniden gönder',
  sendAgainIn: (left: string) => `Bağlantıyı yeniden gönder (${left})`,
  otherAddress: 'Başka bir adres dene',
  resetTitle: 'Yeni şifre belirle',
  resetLead: 'Şifrenizi değiştirdiğinizde bütün cihazlardaki oturumlarınız kapatılır.',
  resetSubmit: 'Şifremi değiştir',
  used: 'Bu bağlantı daha önce kullanılmış.',
  expired: 'Bu bağlantı geçersiz ya da süresi dolmuş.',
  linkFailed: 'Bağlantı kullanılamıyor',
  newLink: 'Yeni bağlantı iste',
  successTitle: 'Şifreniz değiştirildi',
  successLead: 'Güvenliğiniz için bütün oturumlarınız kapatıldı. Yeni şifrenizle giriş yapabilirsiniz.',
  warningTitle: 'Şifrenizi yenileyin',
  warningLead:
    'Şifreniz güncel güvenlik kurallarımıza uymuyor ya da süresi dolmuş. Devam etmek için yeni bir şifre belirleyin.',
  current: 'Mevcut şifre',
  warningSubmit: 'Şifremi yenile ve giriş yap',
} as const;

export const invitationTexts = {
  agreement: 'Hesabınızı açarak Kullanıcı Sözleşmesi’ni kabul edersiniz.',
  readAgreement: 'Kullanıcı Sözleşmesi’ni oku',
  agreementTitle: 'Kullanıcı Sözleşmesi',
  title: 'Davetinizi kabul edin',
  lead: (company: string) =>
    `${company} sizi kullanıcı olarak davet etti. Bilgilerinizi girip hesabınızı açın.`,
  submit: 'Hesabımı aç',
  doneTitle: 'Hesabınız açıldı',
  done: (username: string) => `${username} kullanıcı adı ve belirlediğiniz şifreyle giriş yapabilirsiniz.`,
  failedHelp: 'Davetler 7 gün geçerlidir. Sizi davet eden kişiden yeni bir davet isteyin.',
} as const;

export const legalTexts = {
  close: 'Okudum, kapat',
  loading: 'Metin yükleniyor',
  retry: 'Yeniden dene',
} as const;
