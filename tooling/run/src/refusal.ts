/** Something the person at the terminal can put right; `message` is the one sentence that tells how. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Runs a command to its end. A refusal is printed as its sentence, anything else as the bug it is; both exit with 1. */
export async function main(command: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
