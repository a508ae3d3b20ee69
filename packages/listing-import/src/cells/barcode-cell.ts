import { isGtin, toEan13 } from '@havan/domain/gtin';
import { parseGs1 } from '@havan/domain/gs1';
import { plainCellText } from '@havan/domain/spreadsheet-text';
import { hasForeignDigits, withoutSeparators } from '@havan/domain/typed-text';
import type { SourceCell } from '../source-row/source-row.ts';
import { type CellAnswer, valueOf, wrong } from './cell-answer.ts';

export const barcodeSentences = {
  empty: 'Barkod boş.',
  format: 'Barkod 8, 12, 13 ya da 14 rakamdan oluşmalıdır.',
  impossible: 'Böyle bir barkod olamaz, lütfen kontrol ediniz.',
  rounded:
    'Excel bu barkodun son rakamlarını silmiş. Sütunu metin olarak biçimlendirip barkodu yeniden yazınız.',
} as const;

const zerosNote = 'Baştaki sıfırlar tamamlandı.';
const roundedNote = 'Excel’in kısalttığı barkod, denetim rakamıyla tamamlandı.';

/**
 * Returns a barcode as spreadsheets leave it: as text or number, in groups, behind an apostrophe, with `,00`,
 * as a scanned GS1 code, without its leading zeros, or as 8,699819010076E+12. Digits that the exponent has
 * lost are only put back where exactly one barcode is possible by its check digit.
 */
export function barcodeCell(cell: SourceCell): CellAnswer<string> {
  if (cell instanceof Date || (typeof cell === 'number' && cell < 0)) return wrong(barcodeSentences.format);
  const text = typeof cell === 'number' ? String(cell) : plainCellText(cell);
  if (text === '') return wrong(barcodeSentences.empty);
  if (/^\d{13}$/.test(text)) {
    if (isGtin(text)) return valueOf(text);
    // A barcode that Excel kept as 8,68E+12 ends in zeros when it is stored as a number.
    return wrong(/0{4}$/.test(text) ? barcodeSentences.rounded : barcodeSentences.impossible);
  }
  if (/^\d([.,]\d+)?E\+?\d{1,2}$/i.test(text)) return fromExponent(text);
  const digits = withoutSeparators(withoutGroups(text.replace(/^=(?=\d+$)/, '')));
  if (/^\d{1,14}$/.test(digits)) return fromDigits(digits);
  const scanned = hasForeignDigits(text) ? undefined : parseGs1(text)?.['01'];
  return scanned && isGtin(scanned) ? valueOf(toEan13(scanned) ?? scanned) : wrong(barcodeSentences.format);
}

/** Returns the digits without zero decimals and without the dots or commas between thousands. */
function withoutGroups(text: string): string {
  if (/^\d{1,3}(?:\.\d{3}){3,4}(?:,0+)?$/.test(text)) return text.replace(/,0+$/, '').replaceAll('.', '');
  if (/^\d{1,3}(?:,\d{3}){3,4}(?:\.0+)?$/.test(text)) return text.replace(/\.0+$/, '').replaceAll(',', '');
  return text.replace(/[.,]0+$/, '');
}

/** Zeros before a GTIN change nothing about its check digit, so that a number without them is proved by it. */
function fromDigits(digits: string): CellAnswer<string> {
  if (digits.length < 6) return wrong(barcodeSentences.format);
  if (isGtin(digits)) return valueOf(digits.length === 14 ? (toEan13(digits) ?? digits) : digits);
  const padded = digits.padStart(digits.length < 8 ? 8 : 12, '0');
  if (padded.length === digits.length) return wrong(barcodeSentences.impossible);
  return isGtin(padded) ? valueOf(padded, zerosNote) : wrong(barcodeSentences.format);
}

/** The digits that are left lie within half a unit of the last one; the check digit must leave one barcode among them. */
function fromExponent(text: string): CellAnswer<string> {
  const [mantissa = '', exponent = '0'] = text.toUpperCase().replace(',', '.').split('E');
  const digits = mantissa.replace('.', '');
  const lost = Number(exponent) + 1 - digits.length;
  if (lost < 0) return wrong(barcodeSentences.format);
  if (lost === 0) return fromDigits(digits);
  if (lost > 1) return wrong(barcodeSentences.rounded);
  const middle = Number(digits) * 10;
  const possible = Array.from({ length: 10 }, (_, at) => String(middle - 5 + at)).filter(isGtin);
  const [only] = possible;
  return only !== undefined && possible.length === 1
    ? valueOf(only, roundedNote)
    : wrong(barcodeSentences.rounded);
}
