/** Points from the left and the top edge of an A4 page. */
interface Place {
  readonly x: number;
  readonly y: number;
}

export interface PdfText extends Place {
  readonly text: string;
  /** Points, 9 unless given. */
  readonly size?: number;
  readonly bold?: boolean;
  /** `end` sets the last sign at `x`: for amounts, whose signs are all that is measured. */
  readonly align?: 'end';
}

export interface PdfRule extends Place {
  readonly width: number;
}

const pageHeight = 842;
/** The letters that the encoding of old printers has no place for, at places that it leaves free. */
const turkish = ['Ğ', 'ğ', 'İ', 'ı', 'Ş', 'ş'] as const;
const differences = '128 /Gbreve /gbreve /Idotaccent /dotlessi /Scedilla /scedilla';

const encoded = (text: string): string =>
  text
    .split('')
    .map((sign) => {
      const place = turkish.findIndex((letter) => letter === sign);
      return place < 0 ? sign : String.fromCharCode(128 + place);
    })
    .join('')
    .replace(/[\\()]/g, String.raw`\$&`);

/** Thousandths of the size in Helvetica, of the signs that amounts are written with. */
const widthOf = (sign: string): number =>
  /\d/.test(sign) ? 556 : /[., ]/.test(sign) ? 278 : sign === '%' ? 889 : 667;

function drawn({ x, y, text, size = 9, bold = false, align }: PdfText): string {
  const width = align === 'end' ? text.split('').reduce((sum, sign) => sum + widthOf(sign), 0) : 0;
  const left = (x - (width * size) / 1000).toFixed(1);
  return `BT /${bold ? 'B' : 'R'} ${size} Tf ${left} ${pageHeight - y} Td (${encoded(text)}) Tj ET`;
}

/** One A4 page as a PDF: lines of text in the face that every reader has, and thin rules. */
export function pdfPage(texts: readonly PdfText[], rules: readonly PdfRule[]): Buffer {
  const content = [
    '0.5 w',
    ...rules.map(({ x, y, width }) => `${x} ${pageHeight - y} m ${x + width} ${pageHeight - y} l S`),
    ...texts.map(drawn),
  ].join('\n');
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >> >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (tr-TR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${pageHeight}] /Contents 6 0 R /Resources << /Font << /R 4 0 R /B 5 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  const start = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n${table}\ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
