/** The sentences of a product request. */
export const requestTexts = {
  unknown: (barcode: string) =>
    `${barcode} barkodu katalogda yok. Rakamları denetleyin ya da ürünü isteyin; satır taslak bekler.`,
  waiting: (barcode: string) =>
    `${barcode} istendi, onay bekliyor. Onaylanınca satır kendiliğinden hazır olur.`,
  rejected: (reason: string) => `Ürün isteğiniz reddedildi: ${reason}`,
  open: 'Ürün iste',
  title: 'Ürün iste',
  barcode: 'Barkod',
  name: 'Kutudaki adı',
  nameHelp: 'Gramajı ve adediyle: Elvarin El Kremi 75 ml',
  brand: 'Marka',
  category: 'Kategori',
  kind: 'Ürünün sınıfı',
  psf: 'PSF',
  photos: 'Fotoğraflar',
  photosHelp: 'Ön yüz, arka yüz ve barkod; en fazla 3 fotoğraf, PNG ya da JPG.',
  send: 'İsteği gönder',
  cancel: 'Vazgeç',
  nameRequired: 'Ürünün kutudaki adını yazınız.',
  brandRequired: 'Markayı yazınız.',
  tooMany: 'En fazla 3 fotoğraf ekleyebilirsiniz.',
} as const;
