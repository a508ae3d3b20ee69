/**
 * Every sentence that a rule can answer with. One constant each, so that a bundle carries only those it shows.
 * Sentences in quotation marks of specification §5 are kept letter for letter.
 */

export const required = 'Bu alan zorunludur.';
export const amountUnreadable = 'Tutarı 1.250,50 gibi rakamla yazınız.';
export const selectionRequired = 'Lütfen bir seçim yapınız.';
export const consentRequired = 'Devam etmek için bu kutuyu işaretleyiniz.';
export const foreignDigits = 'Lütfen yalnızca 0-9 rakamlarını kullanınız.';

export function tooShort(min: number): string {
  return `En az ${min} karakter yazınız.`;
}
export function tooLong(max: number): string {
  return `En fazla ${max} karakter yazabilirsiniz.`;
}

export const usernameTurkishLetters = 'Lütfen Türkçe karakter içermeyen bir kullanıcı adı yazınız.';
export const usernameLength = 'Kullanıcı adınız 5-15 karakter olmalıdır.';
export const usernameCharacters =
  'Kullanıcı adınız yalnızca harf, rakam, nokta, tire ve alt çizgi içerebilir.';

export const passwordLength = 'Şifreniz 8-32 karakter olmalıdır.';
export const passwordStrength = 'Şifreniz en az bir büyük harf, bir küçük harf ve bir rakam içermelidir.';
export const passwordCommon =
  'Bu şifre çok sık kullanılıyor, lütfen tahmini daha zor bir şifre belirleyiniz.';
export const passwordsDiffer = 'Şifreler uyuşmuyor.';
export const passwordUnchanged = 'Yeni şifreniz eskisinden farklı olmalıdır.';

export const nameCharacters = 'Ad soyad rakam ya da özel karakter içeremez.';
export const legalNameCharacters = 'Firma adı yalnızca harf, rakam ve noktalama işaretleri içerebilir.';
export const fullNameRequired = 'Lütfen ad ve soyadı birlikte yazınız.';

export const cardNumberDigits = 'Kart numarası yalnızca rakamlardan oluşmalıdır.';
export const cardNumberLength = 'Kart numarası eksik ya da fazla.';
export const cardNumberImpossible = 'Böyle bir kart numarası olamaz, lütfen kontrol ediniz.';
export const cardExpiryFormat = 'Son kullanma tarihini AA/YY biçiminde yazınız.';
export const cardExpired = 'Kartınızın son kullanma tarihi geçmiş.';
export const cvcFormat = 'Güvenlik kodu 3 ya da 4 rakamdan oluşmalıdır.';

export const emailFormat = 'Lütfen geçerli bir e-posta adresi yazınız.';
export const phoneFormat = 'Telefon numarası 0 (5xx) xxx xx xx biçiminde 11 haneli olmalıdır.';
export const phoneImpossible = 'Böyle bir cep telefonu numarası olamaz, lütfen kontrol ediniz.';
export const codeFormat = 'Doğrulama kodu 6 rakamdan oluşmalıdır.';

export const kepRequired = 'KEP adresi zorunludur.';
export const kepSuffix = 'KEP adresi .kep.tr ile bitmelidir.';
export const kepSpaces = 'KEP adresi boşluk içeremez.';
export const kepLength = 'KEP adresi 2-50 karakter olmalıdır.';
export const kepFormat = 'Lütfen geçerli bir KEP adresi yazınız.';
export const mersisRequired = 'MERSİS numarası zorunludur.';
export const mersisFormat = 'MERSİS numarası 16 haneli olmalı ve yalnızca rakamlardan oluşmalıdır.';

export const glnFormat = 'GLN 13 rakamdan oluşmalıdır.';
export const glnImpossible = 'Böyle bir GLN olamaz, lütfen kontrol ediniz.';

export const identityNumberFormat = 'T.C. kimlik numarası 11 haneli olmalıdır.';
export const identityNumberImpossible = 'Böyle bir T.C. kimlik numarası olamaz, lütfen kontrol ediniz.';
export const taxNumberFormat = 'Vergi numarası 10 haneli olmalıdır.';
export const taxNumberImpossible = 'Böyle bir vergi numarası olamaz, lütfen kontrol ediniz.';
export const taxOrIdentityFormat = 'T.C. kimlik numarası 11, vergi numarası 10 haneli olmalıdır.';
export const ibanFormat = 'IBAN, TR ile başlamalı ve ardından 24 hane içermelidir.';
export const ibanImpossible = 'Böyle bir IBAN olamaz, lütfen kontrol ediniz.';
export const taxOfficeNumeric = 'Vergi dairesi yalnızca rakamlardan oluşamaz.';
export const taxOfficeCharacters = 'Vergi dairesi özel karakter içeremez.';
export const addressNumeric = 'Adres yalnızca rakamlardan oluşamaz.';

export const barcodeFormat = 'Barkod 8, 12, 13 ya da 14 rakamdan oluşmalıdır.';
export const barcodeImpossible = 'Böyle bir barkod olamaz, lütfen kontrol ediniz.';

export const stockRequired = 'Stok alanı zorunludur';
export const stockWhole = 'Stok tam sayı olmalıdır.';
export const priceRequired = 'Fiyat alanı zorunludur';
export const priceZero = 'Fiyat 0 olamaz.';
export const decimalFormat = 'Lütfen en fazla 2 ondalık basamaklı bir sayı yazınız.';
export function tooMuch(max: number): string {
  return `En fazla ${max} yazabilirsiniz.`;
}
export function tooLittle(min: number): string {
  return `En az ${min} yazmalısınız.`;
}

export const expirationRequired = 'Miat alanı zorunludur';
export const expirationFormat = 'Miadı AA/YYYY ya da GG.AA.YYYY biçiminde yazınız.';
export const expirationPast = 'Miat geçmiş tarih olamaz';
export const dateFormat = 'Tarihi GG.AA.YYYY biçiminde yazınız.';

export const carrierRequired = 'Lütfen kargo firmasını seçiniz.';
export const trackingNumberRequired = 'Kargo takip numarası zorunludur.';
export function trackingNumberFormat(hint: string): string {
  return `Kargo takip numarası şu biçimde olmalıdır: ${hint}.`;
}
export const postalItemImpossible = 'Böyle bir gönderi numarası olamaz, lütfen kontrol ediniz.';
export const invoiceNumberRequired = 'Fatura numarası zorunludur.';
export const invoiceNumberFormat =
  'Fatura numarası 3 harf ya da rakam, yıl ve 9 rakamdan oluşmalıdır (ABC2026000000001 gibi).';
