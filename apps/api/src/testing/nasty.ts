import { randomUUID } from 'node:crypto';
import { apiPrefix, type Call, idempotencyHeader } from '@havan/contract/call';
import type { TestApp } from './test-app.ts';

/** What people paste into a field, and what they should not. */
export const nastyTexts = {
  'signs of patterns': '%_\\ %%% ___',
  emoji: '🙂👩‍⚕️',
  'ten thousand characters': 'a'.repeat(10_000),
  'SQL and quotes': `'"\`’1'; delete from product; --`,
  HTML: '<img src=x onerror=alert(1)>',
  negative: '-1',
  'beyond every number': '9'.repeat(30),
  'a null byte': '1\u0000',
  'half a character': '\ud800',
  'a list within': '1,2;3',
} as const;

/** An identifier like any other, and more than a column of short lists can hold. */
export const wideId = 2 ** 31;

/** What JSON can hold where a number or a text belongs. */
export const nastyValues = {
  ...nastyTexts,
  nothing: null,
  'a yes': true,
  'less than one': -1,
  'half a unit': 1.5,
  'beyond a narrow column': wideId,
  'beyond exact numbers': 2 ** 53,
  'a list': [1],
  'a list of nothing': [null],
  'a thing': { toString: 'x' },
  'a thing in a thing': { $gt: { a: [[{}]] } },
} as const;

/** Sends what the contract's client would never send, as the call's encoding has it. */
export async function sendFields(
  { fastify }: TestApp,
  { method, path, encoding, idempotent }: Call,
  fields: Readonly<Record<string, unknown>>,
  token: string,
) {
  const text = new URLSearchParams(
    Object.entries(fields).map(([key, value]): [string, string] => [key, asText(value)]),
  ).toString();
  const answer = await fastify.inject({
    method,
    url: `${apiPrefix}/${path}${encoding === 'query' ? `?${text}` : ''}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(idempotent && { [idempotencyHeader]: randomUUID() }),
      ...(encoding === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(encoding === 'json' && { payload: { ...fields } }),
    ...(encoding === 'form' && { payload: text }),
  });
  const body = answer.json<{ statusMessage: string; errors: { message: string }[] | null }>();
  return {
    status: answer.statusCode,
    body,
    /** Went well, or was refused with a sentence. */
    isClear:
      answer.statusCode < 400 || (answer.statusCode < 500 && Boolean(body.errors?.[0] ?? body.statusMessage)),
  };
}

/** As a query or a form carries it: lists with commas. */
const asText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(asText).join(',') : JSON.stringify(value);
};

/** The names of the fields of a call's request. */
export const fieldsOf = ({ request }: Call): string[] =>
  Object.keys((request as { entries?: object }).entries ?? {});
