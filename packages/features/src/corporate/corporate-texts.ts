/** Words around the pages about the platform. */
export const corporateTexts = {
  pages: 'Kurumsal sayfalar',
  services: 'Satıcı rehberleri',
  home: 'Ana sayfa',
  login: 'Giriş yap',
  register: 'Üye ol',
  phone: 'Çağrı merkezi',
  email: 'E-posta',
} as const;

export const calculatorTexts = {
  title: 'Kargo ücretini hesaplayın',
  fields: {
    goods: 'Satıcıdan alınan ürünlerin toplamı (TL)',
    shippingFee: 'Satıcının kargo ücreti (TL)',
    freeShippingFrom: 'Ücretsiz kargo limiti (TL)',
    surcharge: 'Kargo firması farkı (TL)',
  },
  help: {
    goods: 'KDV dâhil tutar',
    shippingFee: 'Teklif tablosunda satıcının adının yanında yazar.',
    freeShippingFrom: 'Satıcı ücretsiz kargo vermiyorsa boş bırakın.',
    surcharge: 'Sepette başka bir kargo firması seçtiyseniz; kargo ücretsizken de alınır.',
  },
  submit: 'Hesapla',
  result: 'Hesap',
  shipping: 'Kargo',
  free: 'Ücretsiz',
  total: 'Ödenecek toplam',
  missing: (amount: string) => `Ücretsiz kargo için ${amount} değerinde ürün daha ekleyin.`,
} as const;
