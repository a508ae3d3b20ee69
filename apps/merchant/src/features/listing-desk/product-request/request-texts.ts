import { fileLimits, productPhotoMinEdge } from '@havan/contract/identity/files';
import type { NewListingTerms } from '@havan/contract/listings/listings';
import { formatAgreedTerms } from '@havan/domain/listing-terms';

const megabytes = fileLimits.productPhoto.maxBytes / 1024 / 1024;

/** Texts of a product request. */
export const requestTexts = {
  unknown: (barcode: string) =>
    `${barcode} barkodu katalogda yok. Rakamları denetleyin ya da ürünü isteyin; satır taslak bekler.`,
  waiting: (barcode: string) =>
    `${barcode} istendi, onay bekliyor. Onaylanınca satır kendiliğinden hazır olur.`,
  waitingAgreed: (barcode: string, terms: NewListingTerms) =>
    `${barcode} istendi, onay bekliyor. Onaylanınca yayına alınacak: ${formatAgreedTerms(terms)}.`,
  waitingOther: (barcode: string, terms: NewListingTerms) =>
    `${barcode} istendi, onay bekliyor. Onaylanınca bu satır değil, şu ilan yayına alınacak: ${formatAgreedTerms(terms)}.`,
  agree: 'Onaylanınca bu fiyat, stok ve miatla yayınlansın',
  agreeOther: 'İşaretlerseniz onun yerine bu satır yayına alınır.',
  agreeLacks: (sentence: string) =>
    `${sentence} Satırı tamamlamadan da isteyebilirsiniz; sonra satırdan işaretlersiniz.`,
  changed: 'Satırdaki değişiklik kaydedilmedi.',
  saveChange: 'Satırdaki değerlerle güncelle',
  withdraw: 'Yayına alınmasın',
  published: (terms: NewListingTerms, isSame: boolean) =>
    `Onaylanınca kendiliğinden yayına alındı: ${formatAgreedTerms(terms)}.${isSame ? '' : ' Satırdaki sonraki değişiklik ilana geçmedi.'}`,
  openListing: 'İlanı aç',
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
  photosHelp: `Ön yüz, arka yüz ve barkod; en fazla 3 fotoğraf; PNG, JPG ya da WebP, en az ${productPhotoMinEdge} × ${productPhotoMinEdge} piksel.`,
  send: 'İsteği gönder',
  nameRequired: 'Ürünün kutudaki adını yazınız.',
  brandRequired: 'Markayı yazınız.',
  wrongKind: (name: string) => `${name} eklenmedi. Yalnızca PNG, JPG ve WebP yükleyebilirsiniz.`,
  tooLarge: (name: string) => `${name} eklenmedi. Dosya en fazla ${megabytes} MB olabilir.`,
  tooMany: 'En fazla 3 fotoğraf ekleyebilirsiniz.',
} as const;
