/**
 * Returns a generator of integers from 0 (inclusive) to its argument (exclusive). A linear congruential sequence, the
 * same every time, so that a search can be repeated; its low bits have short periods and are not used.
 */
export function pseudoRandom(): (below: number) => number {
  let state = 12_345;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
