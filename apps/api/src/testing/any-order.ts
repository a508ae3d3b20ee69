import * as fc from 'fast-check';

/** Generates rounds of moves; the moves of one round run concurrently. */
export const roundsOf = <Move extends string>(
  moves: readonly Move[],
  { least, most, atOnce }: { readonly least: number; readonly most: number; readonly atOnce: number },
) =>
  fc.array(fc.array(fc.constantFrom(...moves), { minLength: 1, maxLength: atOnce }), {
    minLength: least,
    maxLength: most,
  });

/** Runs the moves round by round. */
export async function playRounds<Move extends string>(
  play: Readonly<Record<Move, () => unknown>>,
  rounds: readonly (readonly Move[])[],
): Promise<void> {
  for (const round of rounds) await Promise.all(round.map((move) => play[move]()));
}

/** Fewer runs and a longer timeout than usual, because each run uses a real database. */
export const anyOrder = { numRuns: 25, endOnFailure: true } as const;
