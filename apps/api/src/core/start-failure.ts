/** A start failure that the operator can fix. Its message is printed as one sentence; the process exits with code 1. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
