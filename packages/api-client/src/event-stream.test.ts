import { describe, expect, it } from 'vitest';
import { eventsOf } from './event-stream.ts';

async function read(parts: readonly string[]): Promise<string[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const event of eventsOf(new Response(body))) events.push(event);
  return events;
}

// @spec §7 smart-cart

describe('eventsOf', () => {
  it.each<[string, string[], string[]]>([
    ['one event a part', ['data: a\n\n', 'data: b\n\n'], ['a', 'b']],
    ['two events in one part', ['data: a\n\ndata: b\n\n'], ['a', 'b']],
    ['an event torn apart', ['da', 'ta: {"x"', ':1}\n', '\ndata: b\n\n'], ['{"x":1}', 'b']],
    ['a comment that keeps the line open', [': \n\n', 'data: a\n\n'], ['a']],
    ['several data lines', ['data: a\ndata: b\n\n'], ['a\nb']],
    ['an end in the middle of an event', ['data: a\n\ndata: b'], ['a']],
  ])('%s', async (_, parts, events) => {
    expect(await read(parts)).toEqual(events);
  });
});
