/**
 * Numbers of the Turkish registers with valid check digits, made from a running number. They are synthetic: the
 * first two digits stand in a range that the demo market keeps for itself, but any ten digits may be someone's.
 */

/** Returns a tax number (VKN): nine digits and the check digit of the Revenue Administration's algorithm. */
export function taxNumberOf(running: number): string {
  const nine = `98${String((running * 7919) % 10_000_000).padStart(7, '0')}`;
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const shifted = (Number(nine[i]) + 9 - i) % 10;
    const powered = (shifted * 2 ** (9 - i)) % 9;
    sum += shifted !== 0 && powered === 0 ? 9 : powered;
  }
  return nine + String((10 - (sum % 10)) % 10);
}

/** Returns a MERSIS number: 0, the tax number, and five digits of the branch. */
export function mersisOf(taxNumber: string): string {
  return `0${taxNumber}00015`;
}
