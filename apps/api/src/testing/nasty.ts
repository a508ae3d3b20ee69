import { schemasOf } from '@havan/contract/calls';
import { randomUUID } from 'node:crypto';
import { apiPrefix, type Call, idempotencyHeader } from '@havan/contract/call';
import type { TestApp } from './test-app.ts';

/** Unusual and malicious strings. */
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

/** A valid id, and one beyond the integer range of small tables. */
export const wideId = 2 ** 31;

/** JSON values of wrong types. */
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

/** Sends fields, valid or not, in the encoding of the call. */
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
    /** Whether the answer is a success or a refusal with a message. */
    isClear:
      answer.statusCode < 400 || (answer.statusCode < 500 && Boolean(body.errors?.[0] ?? body.statusMessage)),
  };
}

/** Encodes a value for a query or a form; a list is joined by commas. */
const asText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(asText).join(',') : JSON.stringify(value);
};

/** Returns the names of the fields of a call's request. */
export const fieldsOf = (call: Call): string[] =>
  Object.keys((schemasOf(call).request as { entries?: object }).entries ?? {});
