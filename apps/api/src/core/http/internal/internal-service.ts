import { AppError } from '../../app-error.ts';
import { internalKeyOf, internalPath } from './internal-key.ts';

/** A service of this installation in another process. */
export interface InternalService {
  /**
   * Asks a question that changes nothing; it may be sent twice.
   *
   * @throws AppError `serviceUnavailable` while the process cannot be reached or is starting
   * @throws Error for any other failing answer, such as that of another version
   */
  readonly ask: (question: string, input: unknown) => Promise<unknown>;
}

/** How long an answer may take, in milliseconds. */
const patience = 10_000;
/** A connection may have been closed while it was idle: the question is sent once more. */
const tries = 2;

/** Returns the service at an address; `secret` is the `TOKEN_SECRET` of both processes. */
export function internalService(service: string, url: string, secret: string): InternalService {
  const authorization = `Bearer ${internalKeyOf(secret)}`;
  const send = async (question: string, body: string): Promise<Response> => {
    for (let left = tries - 1; ; left--) {
      try {
        return await fetch(new URL(internalPath(service, question), url), {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body,
          signal: AbortSignal.timeout(patience),
        });
      } catch (cause) {
        const isLate = cause instanceof Error && cause.name === 'TimeoutError';
        if (left === 0 || isLate) throw new AppError('serviceUnavailable', { retryAfterSeconds: 1, cause });
      }
    }
  };
  return {
    ask: async (question, input) => {
      const response = await send(question, JSON.stringify({ input }));
      if (response.ok) return ((await response.json()) as { readonly answer: unknown }).answer;
      const cause = new Error(`${service} at ${url} answered ${response.status}: ${await response.text()}`);
      if (response.status === 503 || response.status === 502)
        throw new AppError('serviceUnavailable', { retryAfterSeconds: 1, cause });
      if (response.status === 404)
        cause.message += ' (another version, or another TOKEN_SECRET than this process)';
      throw cause;
    },
  };
}
