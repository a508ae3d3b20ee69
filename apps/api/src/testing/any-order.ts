import * as fc from 'fast-check';

/** Rounds of moves: those of a round happen at once. */
export const roundsOf = <Move extends string>(
  moves: readonly Move[],
  { least, most, atOnce }: { readonly least: number; readonly most: number; readonly atOnce: number },
) =>
  fc.array(fc.array(fc.constantFrom(...moves), { minLength: 1, maxLength: atOnce }), {
    minLength: least,
    maxLength: most,
  });

/** Plays them, one round after the other. */
export async function playRounds<Move extends string>(
  play: Readonly<Record<Move, () => unknown>>,
  rounds: readonly (readonly Move[])[],
): Promise<void> {
  for (const round of rounds) await Promise.all(round.map((move) => play[move]()));
}

/** What a property costs: each run buys, ships and asks on a real database. */
export const anyOrder = { numRuns: 25, endOnFailure: true } as const;
