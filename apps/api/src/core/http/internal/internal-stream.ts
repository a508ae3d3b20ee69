import { once } from 'node:events';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { hasInternalKey, internalKeyOf, internalPath, type Secrets } from './internal-key.ts';

/** A connection between two processes of the installation on which both send messages, one JSON text a line. */
export interface MessageLine {
  readonly send: (message: unknown) => void;
  readonly close: () => void;
  /** Registers the receivers of messages and of the end of the connection; to be called once. */
  readonly listen: (onMessage: (message: unknown) => void, onClosed: () => void) => void;
}

const protocol = 'havan-messages';
const question = 'messages';
/** How long the other process may take to accept, in milliseconds. */
const patience = 5_000;

/**
 * Opens a line to a service.
 *
 * @throws AppError `serviceUnavailable` while the process cannot be reached
 * @throws Error when it answers without an upgrade: another version, or another `TOKEN_SECRET`
 */
export async function openLine(service: string, url: string, secret: string): Promise<MessageLine> {
  const target = new URL(internalPath(service, question), url);
  const send = target.protocol === 'https:' ? secureRequest : plainRequest;
  const request = send(target, {
    headers: {
      connection: 'Upgrade',
      upgrade: protocol,
      authorization: `Bearer ${internalKeyOf(secret)}`,
    },
    timeout: patience,
    agent: false,
  });
  const opened = new Promise<MessageLine>((resolve, reject) => {
    request.once('upgrade', (_answer: IncomingMessage, socket: Duplex, head: Buffer) =>
      resolve(lineOver(socket, head)),
    );
    request.once('response', ({ statusCode }) => {
      request.destroy();
      reject(
        new Error(`${service} at ${url} answered ${statusCode}: another version, or another TOKEN_SECRET`),
      );
    });
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.once('error', (cause) =>
      reject(new AppError('serviceUnavailable', { retryAfterSeconds: 1, cause })),
    );
  });
  request.end();
  return opened;
}

/** Accepts lines from processes that know `TOKEN_SECRET`; the open ones are closed with the server. */
export function acceptLines(
  app: FastifyInstance,
  secrets: Secrets,
  service: string,
  onLine: (line: MessageLine) => void,
): void {
  const open = new Set<Duplex>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => undefined);
    const isOurs =
      request.url === internalPath(service, question) &&
      request.headers.upgrade === protocol &&
      hasInternalKey(request.headers.authorization, secrets);
    if (!isOurs) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
    onLine(lineOver(socket, head));
  });
  app.addHook('preClose', async () => {
    const closed = [...open].map((socket) => once(socket, 'close'));
    for (const socket of open) socket.destroy();
    await Promise.all(closed);
  });
}

function lineOver(socket: Duplex, head: Buffer): MessageLine {
  socket.on('error', () => undefined);
  if (head.length > 0) socket.unshift(head);
  return {
    send: (message) => {
      if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
    },
    close: () => socket.destroy(),
    listen: (onMessage, onClosed) => {
      socket.once('close', onClosed);
      // The socket of a server stays half open after the other end has ended (`allowHalfOpen`).
      socket.once('end', () => socket.destroy());
      let parts: string[] = [];
      // A character may be split over two chunks. `setEncoding` is not allowed on the socket of an HTTP server.
      const decoder = new StringDecoder('utf8');
      socket.on('data', (chunk: Buffer) => {
        const [first = '', ...more] = decoder.write(chunk).split('\n');
        parts.push(first);
        for (const next of more) {
          const text = parts.join('');
          parts = [next];
          try {
            onMessage(JSON.parse(text));
          } catch {
            // A message that cannot be read or handled is a bug: the line is closed, which the other end notices.
            socket.destroy();
            return;
          }
        }
      });
    },
  };
}
