import { identifierAt } from '../gs1/application-identifiers.ts';
import { readElement } from '../gs1/element-value.ts';
import { parseGs1, stripLeadIn, type Gs1Elements } from '../gs1/gs1.ts';

/** The content of the karekod on a package. */
export interface Karekod {
  /** 14 digits. */
  readonly gtin: string;
  readonly serial: string;
  /** ISO day; the last day of the month when the karekod states only the month. */
  readonly expiration: string;
  readonly lot: string;
}

/** Elements of a karekod: product, serial number, expiry, lot (formats of the tracking system). */
const identifiers: ReadonlySet<string> = new Set(['01', '21', '17', '10']);

/**
 * Parses a karekod with its elements in any order. Without separators a text may have several readings; it is
 * accepted only when exactly one of them is a complete karekod.
 */
export function parseKarekod(text: string): Karekod | null {
  const readings = karekodReadings(text);
  return readings.length === 1 ? (readings[0] ?? null) : null;
}

/** Returns every possible karekod of a text: one with separators, possibly several without, none for other text. */
export function karekodReadings(text: string): Karekod[] {
  const elements = parseGs1(text);
  const whole = elements && toKarekod(elements);
  return whole ? [whole] : readingsOf(stripLeadIn(text.trim()), {});
}

function toKarekod(elements: Gs1Elements): Karekod | null {
  const { '01': gtin, '21': serial, '17': expiration, '10': lot } = elements;
  return gtin !== undefined && serial !== undefined && expiration !== undefined && lot !== undefined
    ? { gtin, serial, expiration, lot }
    : null;
}

/** Returns every way to split a text without separators into the four elements. */
function readingsOf(rest: string, seen: Gs1Elements): Karekod[] {
  if (rest === '') {
    const karekod = toKarekod(seen);
    return karekod ? [karekod] : [];
  }
  const found = identifierAt(rest);
  if (!found || !identifiers.has(found.ai) || Object.hasOwn(seen, found.ai)) return [];
  const { ai, rule } = found;
  const body = rest.slice(ai.length);
  const readings: Karekod[] = [];
  for (let end = rule.min; end <= Math.min(rule.max, body.length); end += 1) {
    const value = readElement(body.slice(0, end), rule);
    if (value !== null) readings.push(...readingsOf(body.slice(end), { ...seen, [ai]: value }));
  }
  return readings;
}
