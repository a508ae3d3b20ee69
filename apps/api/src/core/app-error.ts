import type { ErrorItem } from '@havan/contract/envelope';
import { type ErrorCode, errorCatalogue } from '@havan/domain/error-catalogue';

interface AppErrorOptions {
  /** A Turkish sentence that is more specific than the catalogue's and shown to the user unchanged. */
  readonly message?: string;
  /** One entry a refused field; by default the error itself is the only entry. */
  readonly errors?: readonly ErrorItem[];
  /** Whole seconds until a retry makes sense, sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/**
 * HTTP status of a refusal whose own number is not an HTTP status (1981, 1992 …): the request conflicts with the
 * current state.
 */
const businessRefusal = 409;

/**
 * The only error that services throw on purpose. The domain's error catalogue defines its number and sentence, and
 * `http/error-handler.ts` converts it to the envelope.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** The number in the body: a business code such as 1992, else the HTTP status. */
  readonly statusCode: number;
  readonly errors: readonly ErrorItem[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const message = options.message ?? errorCatalogue[code].message;
    super(message, { cause: options.cause });
    this.code = code;
    this.statusCode = errorCatalogue[code].status;
    this.errors = options.errors ?? [{ code, message }];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get httpStatus(): number {
    return this.statusCode >= 400 && this.statusCode <= 599 ? this.statusCode : businessRefusal;
  }
}
