import { isSuccess, type Envelope } from '@havan/contract/envelope';
import { refusal, unreadableAnswer } from './api-error.ts';

/**
 * Opens the envelope of an answer. Both statuses must say success: the HTTP status speaks for the transport, the
 * body's `statusCode` for the business (specification §5).
 * @throws ApiError
 */
export async function openAnswer(response: Response): Promise<unknown> {
  const body = await readEnvelope(response);
  if (!response.ok || !isSuccess(body.statusCode)) throw refusal(response.status, body);
  return body.result;
}

async function readEnvelope(response: Response): Promise<Envelope<unknown>> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (error) {
    // A person who left the page is no fault of the server's.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreadableAnswer(response.status);
  }
  if (!isEnvelope(body)) throw unreadableAnswer(response.status);
  return body;
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'statusCode' in body &&
    typeof body.statusCode === 'number' &&
    'errors' in body &&
    Array.isArray(body.errors)
  );
}
