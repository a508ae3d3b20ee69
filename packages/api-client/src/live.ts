import { liveStream } from '@havan/contract/bootstrap/page-settings';
import { openAnswer } from './answer.ts';
import type { Api } from './client.ts';
import { eventsOf } from './event-stream.ts';

/**
 * Opens the live stream and yields every change token newer than `after`; a repeated one is a heartbeat. An
 * expired token is renewed first, as for every call; when the session is over the stream ends and the next
 * one is refused.
 * @throws ApiError when it is refused
 */
export async function* liveMarks(
  api: Api,
  after: string | null,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const response = await api.open(liveStream, after === null ? {} : { after }, { signal });
  // A refusal is an envelope, and opening it throws it.
  if (!response.ok) await openAnswer(response);
  yield* eventsOf(response);
}
