/** Why a sale bears no VAT: the code of the official list and its reason in words. */
export interface Exemption {
  readonly code: string;
  readonly reason: string;
}

/** For VAT that comes to nothing though the goods are not exempt: given away, or a few kuruş. */
export const notExempt: Exemption = { code: '351', reason: 'KDV - İstisna Olmayan Diğer' };

const ranges: readonly (readonly [number, number])[] = [
  [101, 108],
  [201, 202],
  [204, 209],
  [211, 221],
  [223, 223],
  [225, 232],
  [234, 242],
  [250, 250],
  [301, 344],
  [350, 350],
  [501, 501],
];

/**
 * Returns whether a code is a full or partial exemption, as an invoice of the type ISTISNA needs it (UBL-TR
 * code lists).
 */
export function isExemptionCode(code: string): boolean {
  if (code === '001') return true;
  const number = Number(code);
  return /^[1-9]\d\d$/.test(code) && ranges.some(([first, last]) => number >= first && number <= last);
}
