/** Titles and two rows of a product file; the second leaves every optional cell empty. */
const rows = [
  ['Barkod', 'Ürün adı', 'Marka', 'Kategori', 'KDV', 'Sınıf', 'PSF', 'Form', 'Ölçü'],
  [
    '8690000000005',
    'Örnek El Kremi 50 ml',
    'Örnek',
    'Kişisel Bakım',
    '20',
    'Genel ürün',
    '120,00',
    'Krem',
    '50 ml',
  ],
  ['8690000000012', 'Örnek Şampuan 400 ml', 'Örnek', '1424', '20', '', '', '', ''],
] as const;

/** Returns an example product file: CSV with semicolons and a byte order mark, so that Excel reads it as UTF-8. */
export const sampleFile = (): string => `\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}\r\n`;
