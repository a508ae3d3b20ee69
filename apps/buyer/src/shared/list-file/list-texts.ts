import type { ResultOf } from '@havan/contract/call';
import type { readSmartCartLines } from '@havan/contract/cart/smart-cart';
import type { FileFlaw } from '@havan/features/list-file/read-list-file';

type LineProblem = NonNullable<ResultOf<typeof readSmartCartLines>['lines'][number]['problem']>;

export const fileTexts: Readonly<Record<FileFlaw, string>> = {
  empty: 'Bu dosya boş. İçinde barkod ve adet olan bir dosya seçin.',
  tooLong: 'Dosya çok büyük. En çok 1 MB ve 2.000 satırlık bir liste yükleyin.',
  locked: 'Bu dosya parolayla korunuyor. Excel’de parolasını kaldırıp kaydedin, sonra yeniden yükleyin.',
  oldExcel: 'Bu eski bir Excel dosyası (.xls). Excel’de .xlsx ya da CSV olarak kaydedip yeniden yükleyin.',
  openDocument:
    'Bu bir OpenDocument dosyası (.ods). Excel (.xlsx) ya da CSV olarak kaydedip yeniden yükleyin.',
  unreadable: 'Bu dosya okunamadı. Excel (.xlsx), CSV ya da metin dosyası seçin.',
};

/** Why a line of a pasted list cannot be taken. */
export const problemTexts: Readonly<Record<LineProblem, string>> = {
  unreadable: 'ne barkod ne ürün adı okunabildi',
  unknownName: 'bu adla bir ürün bulunamadı',
  ambiguous: 'birden çok ürün olabilir, birini seçin',
  checkDigit: 'barkodun bir rakamı yanlış',
  rounded: 'Excel barkodu yuvarlamış; sütunu metin biçimine alıp yeniden kaydedin',
  unknownBarcode: 'bu barkod kataloğumuzda yok',
  medicine: 'ilaç; internette satılamaz (6197 sayılı Kanun m. 24)',
  quantity: 'adet 1 ile 1.000.000 arasında tam sayı olmalı',
  noOffers: 'şu anda satan yok',
  repeated: 'aynı barkod yukarıda da var',
};

export const nameChoiceTexts = {
  title: (count: number) => `${count} satırda hangi ürünü istediğinizi seçin`,
  label: (line: number, text: string) => `${line}. satır: ${text}`,
  placeholder: 'Ürün seçin',
} as const;
