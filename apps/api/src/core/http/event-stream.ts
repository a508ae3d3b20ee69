import type { FastifyReply } from 'fastify';

/** A reader with this many buffered bytes counts as stopped. */
const longestBacklog = 65_536;

/** Server-sent events on an open answer. */
export interface EventStream {
  /** Sends one event; `id` lets a reconnecting reader resume. */
  readonly send: (data: string, id?: string) => void;
  /** Sends an answer that replaces earlier ones: while the reader is busy, only the latest is kept. */
  readonly sendLatest: (data: string) => void;
  /** Sends a comment, which readers ignore. */
  readonly beat: () => void;
  readonly end: () => void;
  /** Called once, when either side has closed. */
  readonly onClose: (closed: () => void) => void;
}

/** Takes over the reply and starts streaming, with headers against caching, buffering and compression. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // With keep-alive, the connection of an ended stream would delay the shutdown.
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
