import { Agent as PlainAgent, request as plain } from 'node:http';
import { Agent as SecureAgent, request as secure } from 'node:https';
import type { SendMessage } from './callbacks.ts';

const plainAgent = new PlainAgent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true });
const patienceMs = 10_000;

/** Over a kept connection, with a time limit; a redirect is no answer. `fetch` would cost as much as the payment itself. */
export const sendByHttp: SendMessage = (url, body, headers) =>
  new Promise((resolve) => {
    const isSecure = url.startsWith('https:');
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: isSecure ? secureAgent : plainAgent,
    };
    const message = (isSecure ? secure : plain)(url, options, (answer) => {
      answer.once('end', () => resolve(answer.statusCode ?? null));
      answer.resume();
    });
    message.setTimeout(patienceMs, () => message.destroy());
    message.once('error', () => resolve(null));
    message.once('close', () => resolve(null));
    message.end(body);
  });
