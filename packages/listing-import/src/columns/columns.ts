import { type ImportField, importFields } from '@havan/domain/import-field';
import { isGtin } from '@havan/domain/gtin';
import { foldForSearch } from '@havan/domain/turkish-text';
import { barcodeCell } from '../cells/barcode-cell.ts';
import type { NumberStyle } from '../cells/cell-answer.ts';
import { expiryCell } from '../cells/expiry-cell.ts';
import { numberStyleOf } from '../cells/number-cell.ts';
import type { SourceCell, SourceRow } from '../source-row/source-row.ts';
import { knownTitles, vetoes } from '../column-titles/column-titles.ts';

/** `sure` by its title, `likely` by a part of it or by the cells, `none` without evidence. */
export type Confidence = 'sure' | 'likely' | 'none';

export interface ImportColumn {
  /** Place in the row, from 0. */
  readonly at: number;
  /** As it stands in the file; `Sütun 3` where the file has no header. */
  readonly title: string;
  /**
   * Key under which the mapping is stored: the folded title, with a number behind it where it occurs twice.
   */
  readonly key: string;
  /** The first three values that are not empty. */
  readonly samples: readonly string[];
  readonly field: ImportField | null;
  readonly confidence: Confidence;
}

/** Which column feeds which field, by the key of the column. */
export type ImportMapping = Readonly<Partial<Record<ImportField, string>>>;

export interface ImportColumns {
  /** Line of the header; null where the file begins with data. Rows up to it hold no data. */
  readonly headerLine: number | null;
  readonly columns: readonly ImportColumn[];
  /** Key of a mapping, the same for every file with the same titles, in any order. */
  readonly headerKey: string;
  readonly mapping: ImportMapping;
  /** How the columns of amounts write their numbers: shown beside the mapping. */
  readonly numberStyle: NumberStyle;
}

/** A row as far as the mapping places its cells. */
export interface ColumnPlaces {
  readonly headerLine: number | null;
  readonly places: Readonly<Partial<Record<ImportField, number>>>;
  readonly numberStyle: NumberStyle;
}

/** Rows that columns are guessed from: a header stands beneath a title, but not far down. */
export const sampledRows = 50;
const headerWithin = 15;

/**
 * Returns the mapping of a file's columns, by its first rows (`sampledRows`): title rows above the header are
 * skipped.
 */
export function guessColumns(rows: readonly SourceRow[]): ImportColumns {
  const header = findHeader(rows);
  const body = rows.slice(header === null ? 0 : header + 1);
  const headerRow = header === null ? undefined : rows[header];
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const seen = new Map<string, number>();
  const plain = Array.from({ length: width }, (_, at) => {
    const title = textOf(headerRow?.cells[at] ?? '') || `Sütun ${at + 1}`;
    const cells = body.map((row) => row.cells[at] ?? '').filter((cell) => cell !== '');
    return { at, title, key: keyOf(title, seen), samples: cells.slice(0, 3).map(textOf), cells };
  });
  const guesses = assignFields(plain);
  const columns = plain.map(({ at, title, key, samples }) => ({
    at,
    title,
    key,
    samples,
    ...(guesses.get(at) ?? { field: null, confidence: 'none' as const }),
  }));
  return {
    headerLine: headerRow?.line ?? null,
    columns,
    headerKey: columns
      .map(({ key }) => key)
      .toSorted()
      .join('|'),
    mapping: Object.fromEntries(columns.flatMap(({ field, key }) => (field ? [[field, key]] : []))),
    numberStyle: styleOf(plain, guesses),
  };
}

const amounts: ReadonlySet<ImportField | undefined> = new Set(['price', 'psf', 'cost']);

/**
 * Returns the number style by the columns of amounts; without evidence there, by the others but expiries,
 * because `12.28` is a month.
 */
function styleOf(columns: readonly PlainColumn[], guesses: ReadonlyMap<number, Guess>): NumberStyle {
  const cellsWhere = (test: (field: ImportField | undefined) => boolean): SourceCell[] =>
    columns.flatMap(({ at, cells }) => (test(guesses.get(at)?.field) ? cells : []));
  return (
    numberStyleOf(cellsWhere((field) => amounts.has(field))) ??
    numberStyleOf(cellsWhere((field) => !amounts.has(field) && field !== 'expiration')) ??
    'comma'
  );
}

/**
 * Returns the columns of a mapping: a guessed one, one changed by hand, or one stored with an earlier file.
 */
export function placesOf(file: ImportColumns, mapping: ImportMapping = file.mapping): ColumnPlaces {
  const places: Partial<Record<ImportField, number>> = {};
  for (const field of importFields) {
    const at = file.columns.find(({ key }) => key === mapping[field])?.at;
    if (at !== undefined) places[field] = at;
  }
  return { headerLine: file.headerLine, places, numberStyle: file.numberStyle };
}

/** Fields without which nothing can be imported, of those that a mapping leaves open. */
export function missingFields(mapping: ImportMapping): ImportField[] {
  return (['barcode', 'stock', 'price', 'expiration'] as const).filter(
    (field) => mapping[field] === undefined,
  );
}

interface PlainColumn {
  readonly at: number;
  readonly title: string;
  readonly cells: readonly SourceCell[];
}

interface Guess {
  readonly field: ImportField;
  readonly confidence: Confidence;
}

/**
 * Returns the row with the most titles that are known, at least two of them and a barcode or a name; none
 * holds a barcode.
 */
function findHeader(rows: readonly SourceRow[]): number | null {
  let best: { at: number | null; known: number } = { at: null, known: 1 };
  for (const [at, { cells }] of rows.slice(0, headerWithin).entries()) {
    const texts = cells.map(textOf);
    if (texts.some((text) => /\d{8}/.test(text))) continue;
    const known = texts.filter((text) => text !== '' && titleField(text) !== undefined).length;
    if (known > best.known) best = { at, known };
  }
  return best.at;
}

/** Each field goes to its strongest column, each column to one field; a column of barcodes is known without a title. */
function assignFields(columns: readonly PlainColumn[]): Map<number, Guess> {
  const claims = columns
    .flatMap((column) => claimsOf(column).map((claim) => ({ ...claim, at: column.at })))
    .toSorted((a, b) => b.strength - a.strength || a.at - b.at);
  const guesses = new Map<number, Guess>();
  const taken = new Set<ImportField>();
  for (const { at, field, strength } of claims) {
    if (guesses.has(at) || taken.has(field)) continue;
    taken.add(field);
    guesses.set(at, { field, confidence: strength >= 100 ? 'sure' : 'likely' });
  }
  return guesses;
}

function claimsOf({ title, cells }: PlainColumn): { field: ImportField; strength: number }[] {
  const known = titleField(title);
  if (known === null) return [];
  const byTitle = known ? [known] : [];
  const filled = cells.slice(0, 20);
  if (filled.length === 0) return byTitle;
  const share = (test: (cell: SourceCell) => boolean): number => filled.filter(test).length / filled.length;
  if (share(isBarcode) >= 0.8) return [...byTitle, { field: 'barcode', strength: 60 }];
  return !known && share(isExpiry) >= 0.8 ? [{ field: 'expiration', strength: 40 }] : byTitle;
}

function isBarcode(cell: SourceCell): boolean {
  const answer = barcodeCell(cell);
  return 'value' in answer && isGtin(answer.value);
}

/** Returns whether a cell is a day or a month with a year; a bare number could be anything. */
function isExpiry(cell: SourceCell): boolean {
  return cell instanceof Date || (typeof cell === 'string' && /\D/.test(cell) && 'value' in expiryCell(cell));
}

/**
 * Returns the field of a title by the longest words that it holds: null when they mean something else,
 * undefined when none is known.
 */
function titleField(title: string): { field: ImportField; strength: number } | null | undefined {
  const words = wordsOf(title);
  const exact = knownTitles.get(words);
  if (exact !== undefined) return exact === null ? null : { field: exact, strength: 100 };
  let best: { words: string; field: ImportField | null } | undefined;
  for (const [each, field] of knownTitles)
    if (each.length > (best?.words.length ?? 1) && ` ${words} `.includes(` ${each} `))
      best = { words: each, field };
  if (!best) return undefined;
  if (best.field === null || qualified(words, best.field)) return null;
  return { field: best.field, strength: 50 + best.words.length };
}

/**
 * Returns whether a word beside the known ones makes another thing of them: `Satış Fiyatı KDV Hariç` is no
 * price to sell at.
 */
const qualified = (words: string, field: ImportField): boolean =>
  (vetoes[field] ?? []).some((veto) => ` ${words} `.includes(` ${veto} `));

const wordsOf = (title: string): string =>
  foldForSearch(title.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/\((?:tl|adet|try)\)|\btl\b/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function keyOf(title: string, seen: Map<string, number>): string {
  const words = wordsOf(title) || 'sutun';
  const count = (seen.get(words) ?? 0) + 1;
  seen.set(words, count);
  return count === 1 ? words : `${words} #${count}`;
}

function textOf(cell: SourceCell): string {
  const text =
    cell instanceof Date
      ? Number.isNaN(cell.getTime())
        ? ''
        : cell.toISOString().slice(0, 10)
      : String(cell);
  return text.trim().slice(0, 100);
}
