import type { Call, Encoding } from '@havan/contract/call';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../app-error.ts';

const contentTypes: Readonly<Record<Exclude<Encoding, 'query'>, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/**
 * Reads the request of a call from where its encoding says that it travels.
 *
 * @throws AppError `invalidRequest` with one entry a refused field
 */
export function parseRequest(call: Call, request: FastifyRequest): unknown {
  const parsed = v.safeParse(call.request, rawRequest(call, request));
  if (parsed.success) return parsed.output;
  throw new AppError('invalidRequest', {
    errors: parsed.issues.map((issue) => {
      const path = v.getDotPath(issue);
      return { code: issue.type, message: issue.message, ...(path !== null && { path }) };
    }),
  });
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
