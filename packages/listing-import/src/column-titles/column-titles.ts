/** What a column of a file may hold. */
export const importFields = [
  'barcode',
  'name',
  'stock',
  'price',
  'psf',
  'cost',
  'expiration',
  'lot',
  'minQuantity',
  'maxQuantity',
  'packSize',
  'bonus',
  'shelf',
] as const;
export type ImportField = (typeof importFields)[number];

export const importFieldLabels: Readonly<Record<ImportField, string>> = {
  barcode: 'Barkod',
  name: 'Ürün adı',
  stock: 'Stok',
  price: 'Fiyat',
  psf: 'PSF',
  cost: 'Maliyet',
  expiration: 'Miat',
  lot: 'Parti',
  minQuantity: 'En az',
  maxQuantity: 'En çok',
  packSize: 'Paket',
  bonus: 'Mal fazlası',
  shelf: 'Raf',
};

/**
 * Titles as pharmacy programs and sellers write them, folded (`foldForSearch`) and without signs. The longest that a title
 * holds decides, so that `Alış Fiyatı` is a cost and no price.
 */
const titles: Readonly<Record<ImportField, string>> = {
  barcode: 'barkod, barkodu, barkod no, urun barkodu, barcode, ean, ean13, gtin, karekod',
  name:
    'urun adi, urun, ilac adi, mal adi, malin cinsi, stok adi, ad, adi, aciklama, product, urun ' +
    'ismi, urun aciklamasi, name',
  stock:
    'stok, stok miktari, stok adedi, miktar, adet, mevcut, eldeki, kalan, bakiye, stock, mevcut ' +
    'stok, eldeki miktar, quantity, qty, stok miktar, kalan miktar',
  price:
    'fiyat, fiyati, satis fiyati, birim fiyat, birim fiyati, ilan fiyati, satis fiyat, price, kdv ' +
    'dahil fiyat, kdv dahil satis fiyati, satis, kdvli fiyat, net satis fiyati',
  psf: 'psf, perakende satis fiyati, perakende fiyat, perakende, etiket fiyati, etiket, psf fiyati',
  cost: 'maliyet, alis fiyati, alis, gelis fiyati, net maliyet, birim maliyet, depocu fiyati, cost',
  expiration:
    'miat, miad, miadi, miati, skt, s k t, son kullanma tarihi, son kullanim tarihi, expiry, son kul ' +
    'tar, son kullanma, miat tarihi, miad tarihi, exp, exp date, expiration',
  lot: 'parti, parti no, lot, lot no, seri lot, batch, parti numarasi, parti seri no',
  minQuantity:
    'min, minimum, min adet, en az, asgari, minimum adet, min siparis, en az adet, minimum siparis, ' +
    'min miktar, minimum miktar, minimum siparis adedi',
  maxQuantity:
    'max, maks, maksimum, max adet, en cok, en fazla, azami, en cok adet, max miktar, maksimum adet, ' +
    'maksimum siparis, max siparis, maksimum miktar, en fazla adet',
  packSize:
    'paket, paket adedi, paket ici, koli, koli ici, koli adedi, kutu ici, paket ici adet, koli ici adet',
  bonus: 'mal fazlasi, mf, m f, bonus, promosyon, mf orani',
  shelf: 'raf, raf no, raf yeri, raf etiketi, lokasyon, dolap, goz',
};

/** Titles that hold a word of ours and mean something else. */
const others =
  'stok kodu, urun kodu, stok no, urun no, urun grubu, kdv haric fiyat, kdv haric satis fiyati, ' +
  'min stok, max stok, minimum stok, maksimum stok, kritik stok, satis adedi, satis miktari, son ' +
  'satis tarihi, alis tarihi, satis tarihi, fiyat tarihi, stok degeri, sonuc, durum, satis tutari';

const listOf = (titlesOfOne: string): string[] => titlesOfOne.split(', ');

/** Words of every title by their field; null where they mean something else. */
export const knownTitles: ReadonlyMap<string, ImportField | null> = new Map<string, ImportField | null>([
  ...importFields.flatMap((field) =>
    listOf(titles[field]).map((title): [string, ImportField] => [title, field]),
  ),
  ...listOf(others).map((title): [string, null] => [title, null]),
]);
