/** Texts of `/myprofile/settings/einvoice`. */
export const formatTexts = {
  loading: 'Fatura ayarları yükleniyor',
  issuer: 'Faturalarınızda yazan bilgiler',
  name: 'Unvan',
  taxNumber: 'VKN / TCKN',
  taxOffice: 'Vergi dairesi',
  address: 'Adres',
  mersis: 'MERSİS',
  register: 'e-Fatura kaydı',
  registered: 'e-Fatura mükellefi',
  notRegistered: 'Kayıtlı değil, faturalarınız e-Arşiv olur',
  problems: 'Bu bilgilerle fatura kesilemez:',
  series: 'Seri',
  seriesHelp: 'Üç büyük harf ya da rakam, Türkçe karakter olmadan. Yeni seri 1’den başlar.',
  next: (number: string) => `Sıradaki numara ${number}`,
  scenario: 'Mükellef alıcıya senaryo',
  scenarios: {
    TEMELFATURA: { label: 'Temel fatura', help: 'Alıcı sistemden reddedemez.' },
    TICARIFATURA: {
      label: 'Ticari fatura',
      help: 'Alıcı sekiz gün içinde kabul ya da ret yanıtı verebilir.',
    },
  },
  channel: 'Gönderim',
  channels: {
    integrator: { label: 'Havan göndersin', help: 'Kesilen fatura entegratöre kendiliğinden iletilir.' },
    portal: {
      label: 'GİB portalına ben yükleyeceğim',
      help: 'Kesilen faturanın XML dosyasını indirip yüklersiniz.',
    },
  },
  note: 'Fatura notu',
  noteHelp: 'Yeni faturaların altına yazılır.',
  save: 'Kaydet',
  saved: 'Fatura ayarları kaydedildi.',
  seriesWrong: 'Seri, Türkçe karakter içermeyen üç büyük harf ya da rakam olmalı.',
} as const;
