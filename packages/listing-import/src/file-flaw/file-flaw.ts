/** Why a file holds no rows that could be imported; each has another way on. */
export const fileFlaws = {
  empty: 'Dosya boş.',
  tooLarge: 'Dosya çok büyük. Excel dosyası en fazla 20 MB, CSV dosyası en fazla 100 MB olabilir.',
  tooManyRows: 'Dosyada 1.000.000 satırdan çoğu var. Lütfen dosyayı bölünüz.',
  locked: 'Excel dosyası parolalı. Lütfen parolayı kaldırıp yeniden kaydediniz.',
  oldExcel: 'Bu, eski bir Excel dosyası (.xls). Lütfen .xlsx ya da .csv olarak kaydediniz.',
  openDocument: 'Bu bir OpenDocument tablosu. Lütfen .xlsx ya da .csv olarak kaydediniz.',
  webPage:
    'Bu, Excel adıyla kaydedilmiş bir web sayfası ya da XML dosyası. Lütfen .xlsx ya da .csv olarak kaydediniz.',
  unreadable: 'Dosya okunamadı: Excel (.xlsx) ya da CSV dosyası değil.',
  zipBomb: 'Dosya açıldığında izin verilenden büyük oluyor; okunmadı.',
  tooManyColumns: 'Satırda 256’dan çok dolu sütun var. Lütfen dosyayı kontrol ediniz.',
  cellTooLong: 'Satır izin verilenden uzun. Lütfen dosyayı kontrol ediniz.',
  openQuote: 'Açılan bir tırnak kapanmıyor. Lütfen dosyayı kontrol ediniz.',
} as const;
export type FileFlaw = keyof typeof fileFlaws;

/** The end of a reading; the sentence is for the seller, with the line where one is known. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly flaw: FileFlaw;
  /** Line of the file, from 1; null when the file as a whole is meant. */
  readonly line: number | null;

  constructor(flaw: FileFlaw, line: number | null = null) {
    super(line === null ? fileFlaws[flaw] : `Satır ${line}: ${fileFlaws[flaw]}`);
    this.flaw = flaw;
    this.line = line;
  }
}
