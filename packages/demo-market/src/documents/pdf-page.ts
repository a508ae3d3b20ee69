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
/** Signs that the encoding of the page has beside the western ones, from place 128 on. */
const differences = '128 /breve /dotaccent /dotlessi';
const [breve, dot, cedilla] = ['\x80', '\x81', '\xb8'];
const accentWidth = 333;

/**
 * Letters that the faces which every reader brings along do not hold: their base, its width in thousandths in the
 * regular and in the bold face, and the accent, which stands higher over a capital.
 */
const composed: Readonly<
  Record<string, { base: string; widths: readonly [number, number]; accent: string; rise: number }>
> = {
  Ğ: { base: 'G', widths: [778, 778], accent: breve, rise: 0.2 },
  ğ: { base: 'g', widths: [556, 611], accent: breve, rise: 0 },
  İ: { base: 'I', widths: [278, 278], accent: dot, rise: 0.2 },
  Ş: { base: 'S', widths: [667, 667], accent: cedilla, rise: 0 },
  ş: { base: 's', widths: [500, 556], accent: cedilla, rise: 0 },
};

/** Where signs of our texts stand that the western code of a page keeps elsewhere. */
const places: Readonly<Record<string, string>> = { ı: '\x82', '–': '\x96', '’': '\x92' };

const literal = (text: string): string =>
  `(${text.replace(/[ı–’]/g, (sign) => places[sign] ?? '').replace(/[\\()]/g, String.raw`\$&`)})`;

/** Shows a text sign by sign as far as it must; a composed letter is still itself for who copies or searches it. */
function shown(text: string, size: number, bold: boolean): string {
  return text
    .split(/([ĞğİŞş])/)
    .filter((part) => part !== '')
    .map((part) => {
      const letter = composed[part];
      if (!letter) return `${literal(part)} Tj`;
      const width = letter.widths[bold ? 1 : 0];
      const back = (width + accentWidth) / 2;
      const code = part.charCodeAt(0).toString(16).padStart(4, '0');
      const accent = `${letter.rise * size} Ts [${back} ${literal(letter.accent)} ${back - width}] TJ 0 Ts`;
      return `/Span << /ActualText <feff${code}> >> BDC ${literal(letter.base)} Tj ${accent} EMC`;
    })
    .join(' ');
}

/** Thousandths of the size in Helvetica, of the signs that amounts are written with. */
const widthOf = (sign: string): number =>
  /\d/.test(sign) ? 556 : /[., ]/.test(sign) ? 278 : sign === '%' ? 889 : 667;

function drawn({ x, y, text, size = 9, bold = false, align }: PdfText): string {
  const width = align === 'end' ? text.split('').reduce((sum, sign) => sum + widthOf(sign), 0) : 0;
  const left = (x - (width * size) / 1000).toFixed(1);
  return `BT /${bold ? 'B' : 'R'} ${size} Tf ${left} ${pageHeight - y} Td ${shown(text, size, bold)} ET`;
}

/** Returns one A4 page as a PDF: lines of text in the face that every reader has, and thin rules. */
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
