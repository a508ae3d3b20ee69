import { schemasOf } from '@havan/contract/calls';
import type { Call, Encoding } from '@havan/contract/call';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../app-error.ts';
import { refusedField } from './refused-field.ts';

const contentTypes: Readonly<Record<Exclude<Encoding, 'query'>, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/**
 * Reads the request of a call from the place that its encoding defines.
 *
 * @throws AppError `invalidRequest` with one entry for each refused field
 */
export function parseRequest(
  call: Call,
  request: FastifyRequest,
  { request: schema } = schemasOf(call),
): unknown {
  const parsed = v.safeParse(schema, rawRequest(call, request), { message: refusedField });
  if (parsed.success) {
    if (holdsNull(parsed.output)) throw new AppError('invalidRequest', { errors: [nullCharacter] });
    return parsed.output;
  }
  throw new AppError('invalidRequest', {
    errors: parsed.issues.map((issue) => {
      const path = v.getDotPath(issue);
      return { code: issue.type, message: issue.message, ...(path !== null && { path }) };
    }),
  });
}

const nullCharacter = { code: 'null_character', message: 'Metinlerde U+0000 karakteri bulunamaz.' };

/**
 * Returns whether a value holds the null character, which PostgreSQL texts cannot contain: it is refused
 * before a statement fails on it.
 */
function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNull);
}

function rawRequest({ encoding }: Call, request: FastifyRequest): unknown {
  if (encoding === 'query') return { ...(request.query as object) };
  if (request.body === undefined || request.body === null) return {};
  const sent = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (sent !== contentTypes[encoding]) {
    throw new AppError('invalidRequest', {
      errors: [{ code: 'content_type', message: `Content-Type: ${contentTypes[encoding]}` }],
    });
  }
  return encoding === 'form' ? { ...request.body } : request.body;
}
