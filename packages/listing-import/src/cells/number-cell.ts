import type { CampaignBonus, PriceBreak } from '@havan/domain/campaign-price';
import { listingSentences, parseBonus, parsePriceBreaks } from '@havan/domain/listing-terms';
import type { Kurus } from '@havan/domain/money';
import { plainCellText } from '@havan/domain/spreadsheet-text';
import type { SourceCell } from '../source-row/source-row.ts';
import { type CellAnswer, type NumberStyle, valueOf, wrong } from './cell-answer.ts';

export const numberSentences = {
  money: 'Tutar 149,90 biçiminde, en fazla 2 ondalıkla yazılmalıdır.',
  units: 'Adet tam sayı olmalıdır.',
} as const;

/**
 * The currency before or after an amount. Between the digits it is an error, because it may stand for a missing decimal
 * sign.
 */
const currency = /^(?:₺|TL|TRY)\s*|\s*(?:₺|TL|TRY)\.?$/gi;

/** Returns the text without spaces around it and between thousands; any other space makes it no number. */
const withoutSpaces = (text: string): string =>
  text.trim().replace(/^\d{1,3}(?:\s\d{3})+(?=$|[.,])/, (groups) => groups.replace(/\s/g, ''));

/** Returns an amount in kuruş; null for an empty cell. A number of a workbook is rounded as the workbook shows it. */
export function moneyCell(cell: SourceCell, style: NumberStyle): CellAnswer<Kurus | null> {
  if (cell instanceof Date) return wrong(numberSentences.money);
  if (typeof cell === 'number') {
    const kurus = Math.round(Number((cell * 100).toFixed(4)));
    return kurus >= 0 && Number.isSafeInteger(kurus) ? valueOf(kurus) : wrong(numberSentences.money);
  }
  const text = withoutSpaces(plainCellText(cell).replace(currency, ''));
  if (text === '') return valueOf(null);
  const number = decimalOf(text, style);
  if (!number || !/^0*$/.test(number.fraction.slice(2))) return wrong(numberSentences.money);
  const kurus = Number(number.whole + number.fraction.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(kurus) ? valueOf(kurus) : wrong(numberSentences.money);
}

/** Returns a whole number of units; null for an empty cell. `12,00`, `12 adet` and `1.000` are whole. */
export function unitsCell(cell: SourceCell, style: NumberStyle): CellAnswer<number | null> {
  if (cell instanceof Date) return wrong(numberSentences.units);
  if (typeof cell === 'number')
    return Number.isInteger(cell) && cell >= 0 ? valueOf(cell) : wrong(numberSentences.units);
  if (/^\d{1,6}$/.test(cell)) return valueOf(Number(cell));
  const text = withoutSpaces(plainCellText(cell).replace(/\s*(?:adet|kutu|tane|ad\.?)$/i, ''));
  if (text === '') return valueOf(null);
  const number = decimalOf(text, style);
  return number && /^0*$/.test(number.fraction) && number.whole.length < 10
    ? valueOf(Number(number.whole))
    : wrong(numberSentences.units);
}

/** Parses `10+1`; undefined for an empty cell, null for `-`, `0` or `yok`, which deletes the bonus. */
export function bonusCell(cell: SourceCell): CellAnswer<CampaignBonus | null | undefined> {
  const text = textOf(cell);
  if (text === '') return valueOf(undefined);
  if (isNone(text)) return valueOf(null);
  const bonus = parseBonus(text);
  return bonus ? valueOf(bonus) : wrong(listingSentences.bonusFormat);
}

/** Parses `10: 139,90; 50: 129,90`; undefined for an empty cell, an empty list for `-`, `0` or `yok`. */
export function priceBreaksCell(cell: SourceCell): CellAnswer<readonly PriceBreak[] | undefined> {
  const text = textOf(cell);
  if (text === '') return valueOf(undefined);
  const steps = isNone(text) ? [] : parsePriceBreaks(text);
  return steps ? valueOf(steps) : wrong(listingSentences.breakFormat);
}

const textOf = (cell: SourceCell): string => (typeof cell === 'string' ? plainCellText(cell) : String(cell));
const isNone = (text: string): boolean => ['-', '0', 'yok'].includes(text.toLowerCase());

/**
 * Splits a number into its digits: two different signs are unambiguous, a single sign before three digits is
 * read by the style of the column.
 */
function decimalOf(text: string, style: NumberStyle): { whole: string; fraction: string } | null {
  if (/^\d+$/.test(text)) return { whole: text, fraction: '' };
  const match =
    /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<fraction>\d+)$/.exec(text) ??
    /^(?<whole>\d{1,3}(?:,\d{3})+)\.(?<fraction>\d+)$/.exec(text) ??
    /^(?<whole>\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,})$/.exec(text) ??
    (style === 'comma' ? /^(?<whole>\d{1,3}\.\d{3})$/ : /^(?<whole>\d{1,3},\d{3})$/).exec(text) ??
    /^(?<whole>\d+)[.,](?<fraction>\d+)$/.exec(text);
  if (!match?.groups) return null;
  const { whole = '', fraction = '' } = match.groups;
  return { whole: whole.replace(/[.,]/g, ''), fraction };
}

/** An amount whose last sign is followed by one or two digits; a calendar day does not match. */
const telling = /^(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)(?<sign>[.,])\d{1,2}$/;

/**
 * Returns how a column writes its numbers, by the cells with one or two digits after a sign; null without evidence, or
 * with equal evidence for both.
 */
export function numberStyleOf(cells: readonly SourceCell[]): NumberStyle | null {
  let balance = 0;
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const sign = telling.exec(plainCellText(cell).replace(currency, '').trim())?.groups?.['sign'];
    if (sign !== undefined) balance += sign === '.' ? 1 : -1;
  }
  if (balance === 0) return null;
  return balance > 0 ? 'dot' : 'comma';
}
