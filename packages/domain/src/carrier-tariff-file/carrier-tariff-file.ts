import {
  type Distance,
  distanceLabels,
  distances,
  highestDesi,
  type TariffRow,
} from '../carrier-pricing/carrier-pricing.ts';
import { carriers } from '../carrier/carrier.ts';
import { formatIsoDay, parseDay, parseIsoDay } from '../istanbul/istanbul.ts';
import { type Kurus, parseMoney } from '../money/money.ts';
import { plainCellText } from '../spreadsheet-text/spreadsheet-text.ts';

/** Columns of a tariff file; the last day may be empty. */
export const tariffColumns = ['Kargo firması', 'Desi', 'Mesafe', 'Ücret', 'İlk gün', 'Son gün'] as const;

/** Maximum rows of a file. */
export const mostTariffRows = 5000;
const highestPrice: Kurus = 1_000_000;

export interface ReadTariffRow extends TariffRow {
  /** Line number in the file, starting at 1. */
  readonly line: number;
}
export interface TariffFile {
  readonly rows: readonly ReadTariffRow[];
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/**
 * Parses a tariff from CSV with semicolons, commas or tabs. A row that starts before `today` (`YYYY-MM-DD`)
 * is rejected, so that past prices do not change.
 */
export function readTariffFile(text: string, today: string): TariffFile {
  const [head = '', ...body] = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const separator = [';', '\t', ','].find((each) => head.includes(each)) ?? ';';
  const cellsOf = (line: string): string[] =>
    line.split(separator).map((cell) => plainCellText(cell.trim().replace(/^"(.*)"$/, '$1')));
  const titles = cellsOf(head).map((title) => title.toLocaleLowerCase('tr'));
  const places = tariffColumns.map((title) => titles.indexOf(title.toLocaleLowerCase('tr')));
  const missing = tariffColumns.filter((title, index) => places[index] === -1 && title !== 'Son gün');
  if (missing.length > 0)
    return { rows: [], problems: [{ line: 1, message: `Başlık satırında eksik: ${missing.join(', ')}.` }] };
  if (body.filter((line) => line.trim() !== '').length > mostTariffRows)
    return {
      rows: [],
      problems: [{ line: 1, message: `Dosyada en fazla ${mostTariffRows} satır olabilir.` }],
    };
  const rows: ReadTariffRow[] = [];
  const problems: { line: number; message: string }[] = [];
  const seen = new Map<string, number>();
  for (const [index, content] of body.entries()) {
    const line = index + 2;
    if (content.trim() === '') continue;
    const cells = cellsOf(content);
    const read = rowOf(
      places.map((place) => cells[place] ?? ''),
      today,
    );
    if (typeof read === 'string') {
      problems.push({ line, message: read });
      continue;
    }
    const key = [read.carrierId, read.upToDesi, read.distance, read.validFrom].join();
    const before = seen.get(key);
    if (before !== undefined) {
      problems.push({ line, message: `${before}. satırla aynı basamak.` });
      continue;
    }
    seen.set(key, line);
    rows.push({ ...read, line });
  }
  return { rows, problems };
}

const distanceNamed = (text: string): Distance | undefined =>
  distances.find((each) => distanceLabels[each].toLocaleLowerCase('tr') === text.toLocaleLowerCase('tr'));

const dayIn = (text: string): string | null => {
  const day = parseIsoDay(text) ?? parseDay(text);
  return day && formatIsoDay(day);
};

/** Returns the row of these cells, or the message of its problem. */
function rowOf(cells: readonly string[], today: string): TariffRow | string {
  const [name = '', desi = '', far = '', amount = '', from = '', to = ''] = cells;
  const carrier = carriers.find((each) => each.name.toLocaleLowerCase('tr') === name.toLocaleLowerCase('tr'));
  if (!carrier) return `Kargo firması bilinmiyor: ${name || 'boş'}.`;
  const upToDesi = Number(desi);
  if (!/^\d{1,3}$/.test(desi) || upToDesi < 1 || upToDesi > highestDesi)
    return `Desi 1 ile ${highestDesi} arasında tam sayı olmalı.`;
  const distance = distanceNamed(far);
  if (!distance) return `Mesafe ${Object.values(distanceLabels).join(', ')} olabilir.`;
  const price = parseMoney(amount);
  if (price === null || price <= 0 || price > highestPrice)
    return 'Ücret 0,01 ile 10.000 TL arasında olmalı, 89,90 gibi.';
  const validFrom = dayIn(from);
  if (!validFrom) return 'İlk gün 01.12.2026 gibi yazılmalı.';
  if (validFrom < today) return 'İlk gün bugünden önce olamaz.';
  const validTo = to === '' ? null : dayIn(to);
  if (to !== '' && !validTo) return 'Son gün 31.12.2026 gibi yazılmalı ya da boş bırakılmalı.';
  if (validTo !== null && validTo < validFrom) return 'Son gün ilk günden önce olamaz.';
  return { carrierId: carrier.id, upToDesi, distance, price, validFrom, validTo };
}
