import {
  defaultAlert,
  type ErrorCode,
  httpClientMessage,
  noResponse as silence,
  unexpected,
} from '@havan/domain/error-catalogue';
import type { Envelope, ErrorItem } from '@havan/contract/envelope';

interface Facts {
  code: string;
  /** Status of the transport; 0 when nothing answered. */
  status: number;
  /** Status of the business, such as 1992; the transport's where the body gave none. */
  statusCode: number;
  message: string;
  errors?: readonly ErrorItem[];
  cause?: unknown;
}

/** A call that did not succeed. `message` is a Turkish sentence that may be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly statusCode: number;
  readonly errors: readonly ErrorItem[];

  constructor({ code, status, statusCode, message, errors = [], cause }: Facts) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
    this.status = status;
    this.statusCode = statusCode;
    this.errors = errors;
  }

  /** Worth asking again: nothing answered, or the server was at a loss. A refusal stays a refusal. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Returns the error of a request without an answer (specification §8). */
export const noResponse = (cause: unknown): ApiError =>
  new ApiError({
    code: 'noResponse',
    status: 0,
    statusCode: 0,
    message: silence.message,
    cause,
  });

/** An answer that is no envelope, a proxy's page for example: the HTTP client's own words go into the cause. */
export const unreadableAnswer = (status: number): ApiError =>
  new ApiError({
    code: 'unexpected',
    status,
    statusCode: status,
    message: unexpected.message,
    cause: new Error(httpClientMessage(status)),
  });

/** The sentence is the first of the errors, else the status message (specification §8). */
export function refusal(status: number, { statusCode, statusMessage, errors }: Envelope<unknown>): ApiError {
  const [first] = errors;
  return new ApiError({
    code: first?.code ?? codeOf(statusCode),
    status,
    statusCode,
    message: first?.message || statusMessage || unexpected.message,
    errors,
  });
}

/** The catalogue's names of the statuses that an answer without an error item may have; the catalogue itself is large. */
const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'notFound',
  1981: 'creditNotApproved',
  1992: 'basketChanged',
};
const codeOf = (statusCode: number): ErrorCode => codes[statusCode] ?? 'unexpected';

/** Returns the sentence of a failure: that of the API's answer, else the default alert of the catalogue. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : defaultAlert;
