import type { FastifyReply } from 'fastify';

/** A reader that has this many bytes waiting has stopped reading. */
const longestBacklog = 65_536;

/** Server-sent events on an answer that stays open. */
export interface EventStream {
  /** One event; `id` names it for a reader that comes back. */
  readonly send: (data: string, id?: string) => void;
  /** An answer that takes the place of those before it: while the reader takes one, what comes is left out but the last. */
  readonly sendLatest: (data: string) => void;
  /** A comment, which readers pass over. */
  readonly beat: () => void;
  readonly end: () => void;
  /** Called once, when either side has closed. */
  readonly onClose: (closed: () => void) => void;
}

/** Takes the answer over and begins to stream: no cache keeps it, no proxy gathers or packs it. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // Kept alive, the connection of a stream that ended would hold up the end of the process.
    connection: 'close',
  });
  raw.flushHeaders();
  const write = (text: string) => {
    if (raw.writableLength > longestBacklog) raw.destroy();
    else if (!raw.writableEnded) raw.write(text);
  };
  let latest: string | null = null;
  let isOver = false;
  const end = () => {
    isOver = true;
    if (latest === null) raw.end();
  };
  raw.on('drain', () => {
    if (latest !== null) raw.write(latest);
    latest = null;
    if (isOver) raw.end();
  });
  return {
    sendLatest: (data) => {
      const event = `data: ${data}\n\n`;
      if (raw.writableNeedDrain) latest = event;
      else write(event);
    },
    send: (data, id) => write(`${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`),
    beat: () => write(': \n\n'),
    end,
    onClose: (closed) => raw.once('close', closed),
  };
}
