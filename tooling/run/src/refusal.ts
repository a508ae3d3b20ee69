/** An error that the user can fix; `message` explains how in one sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Runs a command. A refusal is printed as its message, any other error with its stack; both exit with 1. */
export async function main(command: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
