import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { sendWebhooks } from '../modules/notifications/webhooks/send-webhooks.ts';
import type { TestApp } from './test-app.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * A seller's server on this machine: it stores the received requests and answers with the status that `answer` returns.
 */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: Received[];
  answer: (received: Received) => {
    readonly status: number;
    readonly body?: string;
    readonly location?: string;
  };
}

/** Starts a receiver for the test file that calls this at its top. */
export function webhookReceiver(): WebhookReceiver {
  const received: Received[] = [];
  const receiver: WebhookReceiver & { url: string } = { url: '', received, answer: () => ({ status: 204 }) };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const arrived = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(arrived);
      const { status, body = '', location } = receiver.answer(arrived);
      response.writeHead(status, location === undefined ? {} : { location }).end(body);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/havan`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}

/** Sends the webhooks that are due, as the job does. */
export const deliverWebhooks = ({ ctx }: TestApp): Promise<void> => sendWebhooks(ctx);
