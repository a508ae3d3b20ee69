import { endOfMonth, parseExpiry } from '@havan/domain/expiry';
import { formatIsoDay, isRealDay } from '@havan/domain/istanbul';
import { listingSentences } from '@havan/domain/listing-terms';
import { plainCellText } from '@havan/domain/spreadsheet-text';
import { foldForSearch } from '@havan/domain/turkish-text';
import type { SourceCell } from '../source-row/source-row.ts';
import { type CellAnswer, valueOf, wrong } from './cell-answer.ts';

const noExpiryWords = new Set(
  'miatsiz, miadsiz, miatsiz urun, yok, -, skt yok, miat yok, miad yok, miadi yok, suresiz'.split(', '),
);
/** The first three letters of each month, folded: in Turkish, and as an English Excel writes it. */
const months = ['oca', 'sub', 'mar', 'nis', 'may', 'haz', 'tem', 'agu', 'eyl', 'eki', 'kas', 'ara'] as const;
const englishMonths = 'jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec'.split(', ');

/**
 * Returns an expiry as an ISO day, the last one of a bare month; null for `Miatsız`. Reads `MM/YYYY`,
 * `MM.YY`, `DD.MM.YYYY`, `YYYY-MM-DD`, `Ara.28`, `31 Dec 2028`, digits alone (`0328`, `122028`, `31122028`),
 * days and serial numbers of Excel, and 12.28 that Excel took for a number.
 */
export function expiryCell(cell: SourceCell): CellAnswer<string | null> {
  if (cell instanceof Date) return day(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate());
  if (typeof cell === 'number') return fromNumber(cell);
  const text = plainCellText(cell).replace(/\.$/, '');
  if (text === '') return wrong(listingSentences.expirationRequired);
  const known = parseExpiry(text);
  if (known) return valueOf(known);
  if (/^\d{3,8}$/.test(text)) return fromDigits(text);
  const monthYear = /^(\d{1,2})[,\\ ](\d{4}|\d{2})$/.exec(text);
  if (monthYear) return lastOf(fullYear(monthYear[2]), Number(monthYear[1]));
  const dayMonth = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:[ T].*)?$/.exec(text);
  if (dayMonth) return dayOrUsDay(Number(dayMonth[1]), Number(dayMonth[2]), fullYear(dayMonth[3]));
  const yearFirst = /^(20\d{2})[./-](\d{1,2})(?:[./-](\d{1,2}))?(?:[ T].*)?$/.exec(text);
  if (yearFirst) {
    const [year, month] = [Number(yearFirst[1]), Number(yearFirst[2])];
    return yearFirst[3] === undefined ? lastOf(year, month) : day(year, month, Number(yearFirst[3]));
  }
  return fromWords(text);
}

function fromWords(text: string): CellAnswer<string | null> {
  const folded = foldForSearch(text);
  if (noExpiryWords.has(folded)) return valueOf(null);
  const named = /^(?:(?<day>\d{1,2})[ .,/-]+)?(?<name>[a-z]{3,9})[ .,/-]*(?<year>\d{4}|\d{2})$/.exec(folded);
  const yearFirst = /^(?<year>20\d{2})[ .,/-]*(?<name>[a-z]{3,9})$/.exec(folded);
  const { day: date, name = '', year } = named?.groups ?? yearFirst?.groups ?? {};
  const month = monthOf(name);
  if (month === 0) return wrong(listingSentences.expirationFormat);
  return date === undefined ? lastOf(fullYear(year), month) : day(fullYear(year), month, Number(date));
}

/** Returns the month of a name, from 1; 0 for any other word. */
function monthOf(name: string): number {
  const starts = (each: string): boolean => name.startsWith(each);
  return Math.max(months.findIndex(starts), englishMonths.findIndex(starts)) + 1;
}

/** Days since 1899-12-30, as Excel counts them, between 2005 and 2119. */
const serials = { first: 38_353, last: 80_000 } as const;

function fromNumber(value: number): CellAnswer<string | null> {
  const whole = Math.floor(value);
  if (whole >= serials.first && whole <= serials.last) {
    const at = new Date(Date.UTC(1899, 11, 30) + whole * 86_400_000);
    return day(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
  }
  if (whole >= 1 && whole <= 12 && value !== whole) return fromFraction(whole, String(value).split('.')[1]);
  return Number.isInteger(value) && value > 0
    ? fromDigits(String(value))
    : wrong(listingSentences.expirationFormat);
}

/** Parses 12.28 and 12.2028; also 12.3 for 12.30 and 12.203 for 12.2030, from which Excel removed the zero. */
function fromFraction(month: number, fraction = ''): CellAnswer<string | null> {
  if (fraction.length > 4) return wrong(listingSentences.expirationFormat);
  return fraction.length <= 2
    ? lastOf(2000 + Number(fraction.padEnd(2, '0')), month)
    : lastOf(Number(fraction.padEnd(4, '0')), month);
}

/**
 * Parses `MMYY` or `MYY`, `MMYYYY`, else `YYMMDD`, `DDMMYYYY`, else `YYYYMMDD`; five digits are a serial number of
 * Excel.
 */
function fromDigits(digits: string): CellAnswer<string | null> {
  const part = (from: number, to: number): number => Number(digits.slice(from, to));
  switch (digits.length) {
    case 3:
      return lastOf(2000 + part(1, 3), part(0, 1));
    case 4:
      return lastOf(2000 + part(2, 4), part(0, 2));
    case 5:
      return part(0, 5) >= serials.first ? fromNumber(part(0, 5)) : lastOf(part(1, 5), part(0, 1));
    case 6: {
      const isMonthFirst = part(0, 2) <= 12 && digits.slice(2, 4) === '20';
      return isMonthFirst ? lastOf(part(2, 6), part(0, 2)) : day(2000 + part(0, 2), part(2, 4), part(4, 6));
    }
    case 8:
      return digits.startsWith('20') && part(4, 6) <= 12
        ? day(part(0, 4), part(4, 6), part(6, 8))
        : day(part(4, 8), part(2, 4), part(0, 2));
    default:
      return wrong(listingSentences.expirationFormat);
  }
}

function dayOrUsDay(first: number, second: number, year: number): CellAnswer<string | null> {
  return second > 12 ? day(year, first, second) : day(year, second, first);
}

function day(year: number, month: number, date: number): CellAnswer<string | null> {
  const value = { year, month, day: date };
  return isSane(year) && isRealDay(value)
    ? valueOf(formatIsoDay(value))
    : wrong(listingSentences.expirationFormat);
}

function lastOf(year: number, month: number): CellAnswer<string | null> {
  return isSane(year) && month >= 1 && month <= 12
    ? valueOf(formatIsoDay(endOfMonth(year, month)))
    : wrong(listingSentences.expirationFormat);
}

const isSane = (year: number): boolean => year >= 2000 && year <= 2099;
const fullYear = (text = ''): number => (text.length === 2 ? 2000 + Number(text) : Number(text));
