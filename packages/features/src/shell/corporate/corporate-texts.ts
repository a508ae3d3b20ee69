/** Words around the pages about the platform. */
export const corporateTexts = {
  pages: 'Kurumsal sayfalar',
  services: 'Satıcı rehberleri',
  home: 'Ana sayfa',
  login: 'Giriş Yap',
  register: 'Üye Ol',
  phone: 'Çağrı merkezi',
  email: 'E-posta',
} as const;
