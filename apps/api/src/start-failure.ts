/**
 * The product cannot start and the person in front of it can do something about it. The message is the one sentence
 * that they read; the process ends with code 1.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
