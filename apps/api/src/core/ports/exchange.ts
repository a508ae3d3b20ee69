import { Agent as PlainAgent, request as plain } from 'node:http';
import { Agent as SecureAgent, request as secure } from 'node:https';

const plainAgent = new PlainAgent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true });

interface Message {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty when there is none. */
  readonly body: string;
  /** The idle timeout in milliseconds. */
  readonly patienceMs: number;
}

/**
 * Sends one request over a keep-alive connection and returns its JSON answer, without following redirects. `fetch`
 * would cost as much as all statements of a settlement.
 *
 * @throws Error without an answer, and for one that is not JSON
 */
export async function exchange(
  url: string,
  { method, headers, body, patienceMs }: Message,
): Promise<{ readonly status: number; readonly content: unknown }> {
  const isSecure = url.startsWith('https:');
  const begin = isSecure ? secure : plain;
  const all = body ? { ...headers, 'content-length': Buffer.byteLength(body) } : headers;
  const options = { method, headers: all, agent: isSecure ? secureAgent : plainAgent };
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = begin(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    asked.setTimeout(patienceMs, () => asked.destroy(new Error(`No answer within ${patienceMs} ms.`)));
    asked.once('error', reject);
    asked.end(body);
  });
  return { status, content: JSON.parse(text) as unknown };
}
