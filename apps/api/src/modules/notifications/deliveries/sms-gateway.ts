import * as v from 'valibot';
import { type Transport, UndeliverableError } from './transport.ts';

/** How long the gateway may take, in milliseconds. */
const patienceMs = 15_000;

const coded = v.object({ code: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) });
/**
 * Codes of accepted messages (first format).
 */
const taken = new Set(['0', '00', '01', '02', '200']);
/**
 * Codes of permanently refused messages (20: text, 50 and 51: refused by the recipient).
 */
const forGood = new Set(['20', '50', '51']);

/**
 * Returns a transport that sends SMS through an HTTP gateway. The address selects one of two formats:
 * `json+https://USER:PASSWORD@host/path?from=HAVAN` sends `{ msgheader, encoding, messages: [{ msg, no }] }` with Basic
 * authorization and reads `code` from the answer; `bearer+https://TOKEN@host/path?from=HAVAN` sends `{ from, to, text
 * }` with a Bearer token and uses the HTTP status. `from` is the sender's name that the gateway has approved.
 */
export function smsGateway(address: string): Transport {
  const [shape = '', rest = ''] = address.split(/\+(.*)/s);
  const url = new URL(rest);
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  const from = url.searchParams.get('from') ?? 'HAVAN';
  url.username = '';
  url.password = '';
  url.searchParams.delete('from');
  const authorization =
    shape === 'bearer' ? `Bearer ${user}` : `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return {
    deliver: async ({ recipient, body }) => {
      const content =
        shape === 'bearer'
          ? { from, to: internationalNumber(recipient), text: body }
          : { msgheader: from, encoding: 'TR', messages: [{ msg: body, no: recipient.replace(/^0/, '') }] };
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(content),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await answer.text();
      const code = shape === 'json' ? codeOf(text) : null;
      if (code !== null && forGood.has(code)) throw new UndeliverableError(`The gateway says ${code}.`);
      if (answer.status === 422) throw new UndeliverableError('The gateway answers 422.');
      if (!answer.ok) throw new Error(`The gateway answers ${answer.status}.`);
      if (shape === 'json' && (code === null || !taken.has(code)))
        throw new Error(`The gateway says ${code ?? 'nothing that we know'}.`);
    },
    close: () => undefined,
  };
}

function codeOf(text: string): string | null {
  try {
    const parsed = v.safeParse(coded, JSON.parse(text));
    return parsed.success ? parsed.output.code : null;
  } catch {
    return null;
  }
}

/** Returns +905xxxxxxxxx for the stored eleven digits. */
const internationalNumber = (phone: string): string => `+9${phone}`;
