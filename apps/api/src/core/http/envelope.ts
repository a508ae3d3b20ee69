import type { Envelope } from '@havan/contract/envelope';
import type { AppError } from '../app-error.ts';

/** Returns the body of a successful answer. */
export const successEnvelope = <Result>(result: Result): Envelope<Result> => ({
  statusCode: 200,
  statusMessage: 'OK',
  result,
  errors: [],
});

/** Returns the body of an answer whose prices are hidden from the caller. */
export const hiddenEnvelope = <Result>(result: Result): Envelope<Result> => ({
  ...successEnvelope(result),
  pricesHidden: true,
});

/** Returns the body of a refusal. */
export const errorEnvelope = (error: AppError): Envelope<never> => ({
  statusCode: error.statusCode,
  statusMessage: error.message,
  result: null,
  errors: [...error.errors],
});
