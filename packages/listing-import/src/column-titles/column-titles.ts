import { type ImportField, importFields } from '@havan/domain/import-field';

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
  priceBreaks: 'Adet fiyatları',
  bonus: 'Mal fazlası',
  shelf: 'Raf',
};

/**
 * Titles as pharmacy programs and sellers write them, folded (`foldForSearch`) and without signs. The longest that a title
 * holds decides, so that `Alış Fiyatı` is a cost and no price.
 */
const titles: Readonly<Record<ImportField, string>> = {
  barcode:
    'barkod, barkodu, barkod no, barkod numarasi, urun barkodu, urun barkod, barcode, ean, ean13, ean kodu, ' +
    'gtin, gtin no, karekod',
  name:
    'urun adi, urun, ilac adi, mal adi, malin cinsi, stok adi, ad, adi, aciklama, product, urun ' +
    'ismi, urun aciklamasi, urun tanimi, malzeme, malzeme adi, name',
  stock:
    'stok, stok miktari, stok adedi, miktar, adet, mevcut, eldeki, kalan, bakiye, stock, mevcut ' +
    'stok, eldeki miktar, quantity, qty, stok miktar, kalan miktar, stok adet, stk',
  price:
    'fiyat, fiyati, satis fiyati, birim fiyat, birim fiyati, ilan fiyati, satis fiyat, price, kdv ' +
    'dahil fiyat, kdv dahil satis fiyati, satis, kdvli fiyat, kdv li fiyat, net satis fiyati, net fiyat, ' +
    'satis fiyati kdv dahil, fiyat kdv dahil, fiyatim, yeni fiyat, fyt, satis fyt',
  psf: 'psf, p s f, perakende satis fiyati, perakende fiyat, perakende, etiket fiyati, etiket, psf fiyati',
  cost:
    'maliyet, alis fiyati, alis, gelis fiyati, net maliyet, birim maliyet, depocu fiyati, depocu satis fiyati, ' +
    'depo fiyati, depo satis fiyati, maliyet fiyati, cost',
  expiration:
    'miat, miad, miadi, miati, skt, s k t, son kullanma tarihi, son kullanim tarihi, expiry, son kul ' +
    'tar, son kullanma, son kullanim, son kull tarihi, son kul tarihi, miat tarihi, miad tarihi, exp, exp date, ' +
    'expiration',
  lot: 'parti, parti no, lot, lot no, seri lot, batch, parti numarasi, parti seri no',
  minQuantity:
    'min, minimum, min adet, en az, asgari, minimum adet, min siparis, en az adet, minimum siparis, ' +
    'min miktar, minimum miktar, minimum siparis adedi',
  maxQuantity:
    'max, maks, maksimum, max adet, en cok, en fazla, azami, en cok adet, max miktar, maksimum adet, ' +
    'maksimum siparis, max siparis, maksimum miktar, en fazla adet',
  packSize:
    'paket, paket adedi, paket ici, koli, koli ici, koli adedi, kutu ici, paket ici adet, koli ici adet',
  priceBreaks: 'adet fiyatlari, adet fiyati, kademeli fiyat, kademe',
  bonus: 'mal fazlasi, mf, m f, bonus, promosyon, mf orani',
  shelf: 'raf, raf no, raf yeri, raf etiketi, lokasyon, dolap, goz',
};

/** Titles that hold a word of ours and mean something else. */
const others =
  'stok kodu, urun kodu, stok no, urun no, urun grubu, kdv haric fiyat, kdv haric satis fiyati, ' +
  'min stok, max stok, minimum stok, maksimum stok, kritik stok, satis adedi, satis miktari, son ' +
  'satis tarihi, alis tarihi, satis tarihi, fiyat tarihi, stok degeri, sonuc, durum, satis tutari';

/** Words that give a title of a known word another meaning. */
const beside = {
  amount:
    'haric, kdvsiz, toplam, tutar, tutari, eski, onceki, liste, kamu, piyasa, rakip, onerilen, en dusuk, en yuksek, ' +
    'tarih, tarihi, orani, kodu, no, grubu, turu, durumu, farki, date, total, old',
  units:
    'kodu, kod, no, tarih, tarihi, durumu, durum, degeri, maliyeti, tutari, toplam tutar, grubu, turu, kritik, satilan, ' +
    'satis, satilis, iade, rezerve, siparis, code, date, min, max',
} as const;

const listOf = (titlesOfOne: string): string[] => titlesOfOne.split(', ');

/** For the fields in which a wrong guess costs money: words that rule the field out. */
export const vetoes: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  price: listOf(beside.amount),
  psf: listOf(beside.amount),
  cost: listOf(beside.amount),
  stock: listOf(beside.units),
};

/** Fields by the words of known titles; null for titles that mean something else. */
export const knownTitles: ReadonlyMap<string, ImportField | null> = new Map<string, ImportField | null>([
  ...importFields.flatMap((field) =>
    listOf(titles[field]).map((title): [string, ImportField] => [title, field]),
  ),
  ...listOf(others).map((title): [string, null] => [title, null]),
]);
