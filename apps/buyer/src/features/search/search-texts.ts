/** Texts beneath the field; loaded on first use. */
export const searchTexts = {
  products: 'Ürünler',
  rxProducts: 'Reçeteli ürünler',
  sellers: 'Satıcılar',
  brands: 'Markalar',
  lowest: 'en düşük',
  noOffer: 'teklif yok',
  offers: (count: number) => `${count} teklif`,
  rxRemark: 'Burada satılmaz; reçete sitesinde açılır',
  all: (count: number) => (count >= 150 ? 'Bütün sonuçları göster' : `${count} ürünün hepsini göster`),
  /** By section; the rest of the products is a list of its own. */
  whole: {
    rxProducts: (count: number) => `${count} reçeteli ürünün hepsini göster`,
    sellers: (count: number) => `${count} satıcının hepsini göster`,
    brands: (count: number) => `${count} markanın hepsini göster`,
  },
  nothing: 'Ürün bulunamadı.',
  nothingHint: 'Yazımı denetleyin ya da barkodla arayın.',
  tooShort: 'Aramak için en az 3 karakter yazın.',
  full: 'Arama en çok 100 karakter alır; fazlası yazılmadı.',
  searching: 'Sonuçlar getiriliyor…',
  offline: 'İnternet bağlantınız yok. Bağlanınca arama kendiliğinden sürer.',
  recent: 'Son aramalarınız',
  invalidate: 'Arama geçmişini sil',
  removeOne: (keyword: string) => `“${keyword}” aramasını listeden çıkar`,
  advert: 'Reklam',
  keys: 'Yukarı ve aşağı ok ile gezin, Enter ile açın',
} as const;
