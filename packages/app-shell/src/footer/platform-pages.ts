/** The pages in the order of the footer; their slugs are their addresses. */
export const corporatePages = [
  { slug: 'havan-nedir', label: 'Havan nedir?' },
  { slug: 'iletisim', label: 'İletişim' },
  { slug: 'aydinlatma-metni', label: 'Aydınlatma Metni' },
  { slug: 'yasakli-urunler', label: 'Yasaklı Ürünler' },
  { slug: 'guvenli-odeme', label: 'Güvenli Ödeme' },
  { slug: 'alisveris', label: 'Alışveriş' },
  { slug: 'satis', label: 'Satış' },
  { slug: 'sikca-sorulan-sorular', label: 'Sıkça Sorulan Sorular' },
  { slug: 'kullanim-kosullari', label: 'Kullanım Koşulları' },
  { slug: 'cerez-politikasi', label: 'Çerez Politikası' },
] as const;
export type CorporateSlug = (typeof corporatePages)[number]['slug'];

/** Guides for those who sell (specification §2.2 `/services`). */
export const servicePages = [
  { slug: 'shipping-calculator', label: 'Kargo Ücretleri' },
  { slug: 'picture-rules', label: 'Görsel Kuralları' },
  { slug: 'order-packaging', label: 'Sipariş Paketleme' },
] as const;
export type ServiceSlug = (typeof servicePages)[number]['slug'];
