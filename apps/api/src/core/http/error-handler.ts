import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isTimeout, isUnavailable } from '../db/postgres-error.ts';
import { StorageError } from '../ports/storage/storage-port.ts';
import { errorEnvelope } from './envelope.ts';
import { reportRate } from './api-keys/key-access.ts';
import { overloaded } from './limits/fair-shares.ts';

const storageDown =
  'Dosya deposuna şu anda ulaşılamıyor. Bu işlem yapılmadı, kayıtlı bilgileriniz duruyor; lütfen biraz sonra yeniden deneyin.';

/** Turns any thrown value into the error for the caller. Details of unexpected errors stay in the log. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error) || isTimeout(error)) {
    return new AppError('serviceUnavailable', { retryAfterSeconds: 1, cause: error });
  }
  if (error instanceof StorageError)
    return new AppError('serviceUnavailable', { message: storageDown, retryAfterSeconds: 10, cause: error });
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status === 413) return new AppError('payloadTooLarge', { cause: error });
  if (status === 503) return new AppError('serviceUnavailable', { retryAfterSeconds: 1, cause: error });
  // Fastify itself refuses malformed JSON, unknown content types and the like.
  if (status >= 400 && status < 500) return new AppError('invalidRequest', { cause: error });
  return new AppError('unexpected', { cause: error });
}

/** Turns an error into an answer; the one place that does. */
export function handleError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown);
  if (error.code === 'unexpected') request.log.error({ reqId: request.id, err: thrown }, 'unexpected error');
  // Refusals by `FairShares` are not logged: a flood would write a line for each of its requests.
  else if (error.code === 'serviceUnavailable' && error !== overloaded)
    request.log.warn({ reqId: request.id, err: thrown }, 'unavailable');
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds);
  reportRate(request, reply);
  if (error.httpStatus === 401) void reply.header('www-authenticate', 'Bearer');
  return reply.code(error.httpStatus).send(errorEnvelope(error));
}
