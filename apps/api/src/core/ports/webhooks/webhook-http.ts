import { lookup } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import ipaddr from 'ipaddr.js';
import { ForbiddenTargetError, isPublic, publicLookup, type Resolve } from './public-address.ts';
import type { WebhookAnswer, WebhookPort } from './webhook-port.ts';

interface WebhookHttpOptions {
  /** Whether plain http and addresses of this machine are allowed, for development. */
  readonly opensLoopback: boolean;
  /** How long a whole exchange may take, in milliseconds. */
  readonly patienceMs?: number;
  /** Resolves a name to its addresses. */
  readonly resolve?: Resolve;
}

/** Largest number of characters of an answer that are stored. */
const keptAnswer = 2000;
/** Number of bytes after which the rest of an answer is not read. */
const longestAnswer = 65_536;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns the port that sends webhooks, each over a new connection whose address is resolved and checked. */
export function webhookHttp({
  opensLoopback,
  patienceMs = 10_000,
  resolve: find = lookup,
}: WebhookHttpOptions): WebhookPort {
  const isOpen = ({ hostname }: URL): boolean => opensLoopback && loopback.has(hostname);
  const refusal = (text: string): string | null => {
    const url = new URL(text);
    if (isOpen(url)) return null;
    if (url.protocol !== 'https:') return 'Yalnızca https:// adreslerine gönderilir.';
    const host = url.hostname.replaceAll(/^\[|\]$/g, '');
    const isClosed = ipaddr.isValid(host)
      ? !isPublic(host)
      : !host.includes('.') || host.endsWith('.localhost');
    return isClosed
      ? 'Adres internete açık bir sunucu olmalı; yerel ve özel ağ adresleri kullanılamaz.'
      : null;
  };
  return {
    refusal,
    post: async (text, { headers, body }) => {
      const closed = refusal(text);
      if (closed) throw new ForbiddenTargetError(closed);
      const url = new URL(text);
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false as const,
        signal: AbortSignal.timeout(patienceMs),
        // A literal address is connected to without a look-up; it was checked above.
        ...(!isOpen(url) && { lookup: publicLookup(find) }),
      };
      return new Promise<WebhookAnswer>((resolve, reject) => {
        const asked = (url.protocol === 'https:' ? secure : plain)(url, options, (answer) => {
          const chunks: Buffer[] = [];
          let size = 0;
          const finish = () =>
            resolve({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8').slice(0, keptAnswer),
            });
          answer.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size < longestAnswer) return;
            finish();
            answer.destroy();
          });
          answer.once('error', reject);
          answer.once('end', finish);
        });
        asked.once('error', reject);
        asked.end(body);
      });
    },
  };
}
