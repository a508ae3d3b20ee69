import { identifierAt } from './application-identifiers.ts';
import { readElement } from './element-value.ts';

/** Values by application identifier: dates as ISO days, measures as decimals, the rest as text. */
export type Gs1Elements = Readonly<Record<string, string>>;

/** FNC1 between elements, as scanners send it. */
export const groupSeparator = '\u001d';

/**
 * Parses GS1 element strings: from a scanner (with separators, a leading FNC1 or symbology identifier such as
 * `]d2`) or the printed form with brackets. Null when an element is unknown, invalid or repeated.
 */
export function parseGs1(text: string): Gs1Elements | null {
  const trimmed = text.trim();
  return trimmed.startsWith('(') ? parsePrinted(trimmed) : parseScanned(stripLeadIn(trimmed));
}

/** Returns a scan without its symbology identifier and leading FNC1. */
export function stripLeadIn(scan: string): string {
  return withoutSeparatorBefore(scan.replace(/^\][A-Za-z][0-9]/, ''));
}

function withoutSeparatorBefore(text: string): string {
  return text.startsWith(groupSeparator) ? text.slice(groupSeparator.length) : text;
}

function parseScanned(scan: string): Gs1Elements | null {
  const elements = new Map<string, string>();
  let rest = scan;
  while (rest !== '') {
    const found = identifierAt(rest);
    if (!found) return null;
    const { ai, rule } = found;
    const body = rest.slice(ai.length);
    const end = rule.min === rule.max ? rule.max : endOfElement(body);
    const value = readElement(body.slice(0, end), rule);
    if (value === null || elements.has(ai)) return null;
    elements.set(ai, value);
    rest = withoutSeparatorBefore(body.slice(end));
  }
  return elements.size === 0 ? null : Object.fromEntries(elements);
}

function endOfElement(body: string): number {
  const separator = body.indexOf(groupSeparator);
  return separator === -1 ? body.length : separator;
}

/** Parses the printed form, in which a bracket ends the previous element. */
function parsePrinted(text: string): Gs1Elements | null {
  const elements = new Map<string, string>();
  const pieces = text.replaceAll(groupSeparator, '').split(/(?=\([0-9]{2,4}\))/);
  for (const piece of pieces) {
    const match = /^\(([0-9]{2,4})\)(.*)$/s.exec(piece);
    if (!match) return null;
    const flat = `${match[1]}${match[2]}`;
    const found = identifierAt(flat);
    const value = found && readElement(flat.slice(found.ai.length), found.rule);
    if (!found || value === null || elements.has(found.ai)) return null;
    elements.set(found.ai, value);
  }
  return Object.fromEntries(elements);
}
