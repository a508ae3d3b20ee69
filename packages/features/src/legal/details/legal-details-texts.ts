/** 'Satış Bilgileriniz Eksik!' (specification §2.3). */
export const legalDetailsTexts = {
  title: 'Satış Bilgileriniz Eksik!',
  law: '6563 sayılı Elektronik Ticaretin Düzenlenmesi Hakkında Kanun ile Elektronik Ticaret Aracı Hizmet Sağlayıcı ve Elektronik Ticaret Hizmet Sağlayıcılar Hakkında Yönetmelik uyarınca satıcıların KEP adresi ve MERSİS numarasını bildirmesi zorunludur.',
  kep: 'KEP adresi',
  kepPlaceholder: 'ornek@hs01.kep.tr',
  mersis: 'MERSİS numarası',
  optional: 'İsteğe bağlı',
  save: 'Kaydet',
} as const;
