/** Format of an element by its application identifier: the length of its value and its type. */
export interface ElementRule {
  /** Elements of fixed length have `min === max` and need no separator. */
  readonly min: number;
  readonly max: number;
  readonly kind: 'gtin' | 'date' | 'digits' | 'count' | 'measure' | 'text';
}

function fixed(length: number, kind: ElementRule['kind']): ElementRule {
  return { min: length, max: length, kind };
}

function upTo(max: number, kind: ElementRule['kind'] = 'text'): ElementRule {
  return { min: 1, max, kind };
}

/** Identifiers used on trade items, with the formats of the GS1 General Specifications. */
const exact: Readonly<Record<string, ElementRule>> = {
  '00': fixed(18, 'digits'),
  '01': fixed(14, 'gtin'),
  '02': fixed(14, 'gtin'),
  '10': upTo(20),
  '11': fixed(6, 'date'),
  '12': fixed(6, 'date'),
  '13': fixed(6, 'date'),
  '15': fixed(6, 'date'),
  '16': fixed(6, 'date'),
  '17': fixed(6, 'date'),
  '20': fixed(2, 'digits'),
  '21': upTo(20),
  '22': upTo(20),
  '30': upTo(8, 'count'),
  '37': upTo(8, 'count'),
  '90': upTo(30),
  '240': upTo(30),
  '241': upTo(30),
  '250': upTo(30),
  '251': upTo(30),
  '400': upTo(30),
  '401': upTo(30),
  '410': fixed(13, 'digits'),
  '411': fixed(13, 'digits'),
  '412': fixed(13, 'digits'),
  '413': fixed(13, 'digits'),
  '414': fixed(13, 'digits'),
  '415': fixed(13, 'digits'),
  '420': upTo(20),
  '422': fixed(3, 'digits'),
  '710': upTo(20),
  '711': upTo(20),
  '712': upTo(20),
  '713': upTo(20),
  '714': upTo(20),
};

/**
 * Returns the identifier at the start of a text with its format, or null. For 310n-369n (measures), 390n and
 * 392n (amounts) the fourth digit is the number of decimals and is read as part of the value.
 */
export function identifierAt(text: string): { readonly ai: string; readonly rule: ElementRule } | null {
  for (const length of [2, 3]) {
    const ai = text.slice(0, length);
    const rule = Object.hasOwn(exact, ai) ? exact[ai] : undefined;
    if (rule) return { ai, rule };
  }
  const family = text.slice(0, 3);
  if (/^3[1-6][0-9]$/.test(family)) return { ai: family, rule: fixed(7, 'measure') };
  if (/^39[02]$/.test(family)) return { ai: family, rule: { min: 2, max: 16, kind: 'measure' } };
  const internal = text.slice(0, 2);
  return /^9[1-9]$/.test(internal) ? { ai: internal, rule: upTo(90) } : null;
}
