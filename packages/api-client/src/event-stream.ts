/**
 * Returns the `data` of each server-sent event of an answer, in order, until it ends. Comments are passed
 * over.
 */
export async function* eventsOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (rest + part.value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = event
          .split('\n')
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice(5).trimStart());
        if (data.length > 0) yield data.join('\n');
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
