/**
 * Whole numbers from 0 up to, but without, what is asked: spread out well enough to choose by, and the same every time, so
 * that a search can be repeated. A linear congruential sequence; its low digits go round in short circles and are not used.
 */
export function pseudoRandom(): (below: number) => number {
  let state = 12_345;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
