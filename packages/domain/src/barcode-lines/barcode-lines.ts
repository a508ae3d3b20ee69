import { isGtin, toEan13 } from '../gtin/gtin.ts';
import { parseGs1 } from '../gs1/gs1.ts';
import { foldForSearch } from '../turkish-text/turkish-text.ts';
import { cleanText, withoutSpaces } from '../typed-text/typed-text.ts';

/** One line of a pasted list, parsed without the catalogue. */
export interface TypedLine {
  readonly line: number;
  readonly text: string;
  /** Digits as printed below the bars; null when the line has none. */
  readonly barcode: string | null;
  /** Text in place of the barcode: a product name if it has enough letters, otherwise null. */
  readonly name: string | null;
  /** Why there is no barcode: nothing similar, a wrong check digit, or digits lost by a spreadsheet's rounding. */
  readonly flaw: 'unreadable' | 'checkDigit' | 'rounded' | null;
  /** Whole units from 1; null for an unreadable quantity. A line without a quantity means one unit. */
  readonly quantity: number | null;
}

/** Column indexes that a header names. */
interface Columns {
  readonly barcode: number;
  /** −1 when the header names none. */
  readonly quantity: number;
  /** −1 when the header names none. */
  readonly name: number;
}

/** Maximum units of one line. */
export const mostUnits = 1_000_000;
/** Number of first lines in which a header is searched, since a title may precede it. */
const headerWithin = 5;

/**
 * Parses `barkod;adet` lines from a spreadsheet or a scanner: separated by semicolon, tab, bar, comma or
 * spaces. When a header names the columns, they may be in any order among others. Empty lines are skipped,
 * every other line gives a result.
 */
export function readBarcodeLines(text: string): TypedLine[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((raw, index) => ({ text: raw.trim(), fields: fieldsOf(raw), line: index + 1 }))
    .filter(({ fields }) => fields.some((field) => field !== ''));
  const header = rows.slice(0, headerWithin).findIndex(({ fields }) => columnsOf(fields) !== null);
  const columns = columnsOf(rows[header]?.fields ?? []);
  return rows
    .filter((_, index) => index !== header)
    .map(({ fields, ...row }) => ({
      ...row,
      text: row.text.slice(0, 200),
      ...answerOf(row.text, fields, columns),
    }));
}

function answerOf(
  text: string,
  fields: readonly string[],
  columns: Columns | null,
): Pick<TypedLine, 'barcode' | 'name' | 'flaw' | 'quantity'> {
  const filled = fields.filter((field) => field !== '');
  const code = columns ? (fields[columns.barcode] ?? '') : (filled[0] ?? '');
  const count = columns && columns.quantity >= 0 ? fields[columns.quantity] : filled[1];
  const barcode = barcodeOf(code);
  if (barcode !== null) return { barcode, name: null, flaw: null, quantity: quantityOf(count) };
  const written = columns
    ? { name: fields[columns.name] ?? code, count }
    : hasSeparator(text)
      ? { name: code, count }
      : nameAndCount(text);
  const name = nameOf(written.name);
  return { barcode, name, flaw: flawOf(code), quantity: quantityOf(name === null ? count : written.count) };
}

/**
 * Splits a name and a quantity without a separator: `x3` or `3 adet` at the end is the quantity; a bare
 * number belongs to the name.
 */
function nameAndCount(text: string): { readonly name: string; readonly count: string | undefined } {
  const [, name = text, times, units] =
    /^(.*\S)\s+(?:x\s?(\d{1,9})|(\d{1,9})\s?(?:adet|ad\.))$/i.exec(text) ?? [];
  return { name, count: times ?? units };
}

/** Returns the text as a product name, which needs at least three letters like a search keyword; otherwise null. */
const nameOf = (text: string): string | null => ((text.match(/\p{L}/gu)?.length ?? 0) >= 3 ? text : null);

/** Returns the columns of a header: a line with a word for barcodes and without a barcode. */
function columnsOf(fields: readonly string[]): Columns | null {
  const words = fields.map(foldForSearch);
  const barcode = words.findIndex((word) => /barkod|barcode|gtin|\bean\b/.test(word));
  const quantity = words.findIndex((word) => /adet|miktar|quantity|qty/.test(word));
  const name = words.findIndex((word) =>
    /^urun( ad|$)|^(malzeme|stok) ad|^product( name)?$|^ad[ıi]?$/.test(word),
  );
  // A header without a barcode column must have a name and a quantity column.
  if (barcode < 0)
    return name >= 0 && quantity >= 0 && name !== quantity ? { barcode: name, quantity, name } : null;
  if (/\d{8}/.test(words[barcode] ?? '')) return null;
  return { barcode, quantity, name };
}

/** Possible separators; the first one that occurs in a line separates its fields. */
const separators = [';', '\t', '|', ','] as const;

const hasSeparator = (line: string): boolean => separators.some((each) => line.includes(each));

/**
 * Returns the fields of a line by its first separator of `separators`. In `1,5` the comma does not separate
 * when the line has a semicolon.
 */
function fieldsOf(line: string): string[] {
  const separator = separators.find((each) => line.includes(each));
  if (!separator) return line.trim().split(/\s+/).map(unquoted);
  const fields = [''];
  let isQuoted = false;
  for (const char of line) {
    if (char === '"') isQuoted = !isQuoted;
    if (char === separator && !isQuoted) fields.push('');
    else fields.push((fields.pop() ?? '') + char);
  }
  return fields.map(unquoted);
}

/** Removes the quotes of spreadsheets, and the apostrophe that marks a number as text. */
const unquoted = (field: string): string => cleanText(field.replaceAll('"', '')).replace(/^'|'$/g, '');

function barcodeOf(code: string): string | null {
  const text = withoutSpaces(code);
  if (isGtin(text)) return text.length === 14 ? (toEan13(text) ?? text) : text;
  const gtin = parseGs1(text)?.['01'];
  return gtin && isGtin(gtin) ? (toEan13(gtin) ?? gtin) : null;
}

function flawOf(code: string): TypedLine['flaw'] {
  const text = withoutSpaces(code);
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(text)) return 'rounded';
  return /^(\d{8}|\d{12,14})$/.test(text) ? 'checkDigit' : 'unreadable';
}

/** Parses `6`, `6 adet`, and `6,00` from a spreadsheet; `1.000` is ambiguous (one or a thousand) and rejected. */
function quantityOf(text: string | undefined): number | null {
  if (text === undefined || text === '') return 1;
  const digits = /^(\d{1,9})([.,]0{1,2})?(\s*(adet|kutu|ad\.?))?$/i.exec(text)?.[1];
  const quantity = Number(digits ?? 0);
  return quantity >= 1 && quantity <= mostUnits ? quantity : null;
}
