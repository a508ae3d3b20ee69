import {
  type Access,
  apiPrefix,
  type Call,
  type DescribedCall,
  idempotencyHeader,
} from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import { category } from '@havan/contract/catalogue/catalogue';
import { anyEnvelope, envelope } from '@havan/contract/envelope';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

import { byteRoutes } from './byte-routes.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

const accessTexts: Readonly<Record<Access, string>> = {
  public: 'Needs no session.',
  signedIn: 'Needs a session.',
  buyer: 'Needs a session of a company that buys.',
  seller: 'Needs a session of a company that sells.',
  operator: 'Needs a session of an operator, on the host of the back office.',
};

const conversion = { errorMode: 'ignore', target: 'draft-2020-12' } as const;

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Returns the contract as an OpenAPI 3.1 document. */
export function openApiDocument(origin: string): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = `${apiPrefix}/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  for (const [name, { call, takes, gives }] of Object.entries(byteRoutes)) {
    const path = `${apiPrefix}/${call.path}`;
    const described = operation(name, call);
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        ...described,
        ...(takes && { requestBody: { required: true, content: bytesOf(takes) } }),
        ...(gives && {
          responses: { ...refusals(call), 200: { description: 'The bytes.', content: bytesOf(gives) } },
        }),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Havan',
      version: '1',
      description:
        'Every answer is an envelope; a `statusCode` outside 200–299 is an error. Amounts are integer kuruş, days are `YYYY-MM-DD`, instants are RFC 3339 in UTC.',
      license: { name: 'UNLICENSED', url: `${origin}/api/docs` },
    },
    servers: [{ url: origin }],
    tags: [...new Set(Object.values(calls).map(resourceOf))]
      .sort()
      .map((name) => ({ name, description: `${name}/…` })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The access token of a session.' },
        key: { type: 'http', scheme: 'bearer', description: 'A key of the integration settings, `hvn_…`.' },
      },
      schemas: { Refusal: schemaOf(anyEnvelope, 'output'), ...sharedSchemas() },
    },
  };
}

const bytesOf = (kinds: readonly string[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, { schema: { type: 'string', format: 'binary' } }]));

export const resourceOf = (call: Call): string => call.path.split('/')[0] ?? '';

function operation(name: string, call: DescribedCall): object {
  const parameters = [
    ...(call.encoding === 'query' ? queryParameters(call) : []),
    ...(call.idempotent
      ? [
          {
            name: idempotencyHeader,
            in: 'header',
            required: true,
            schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
          },
        ]
      : []),
  ];
  return {
    operationId: name,
    summary: call.schemas.summary,
    description: call.key
      ? `${accessTexts[call.access]} Open to keys with the scope ${call.key}.`
      : accessTexts[call.access],
    tags: [resourceOf(call)],
    security: call.access === 'public' ? [] : [{ session: [] }, ...(call.key ? [{ key: [] }] : [])],
    ...(call.key && { 'x-key-scope': call.key }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.encoding !== 'query' && {
      requestBody: {
        required: true,
        content: { [contentTypes[call.encoding]]: { schema: schemaOf(call.schemas.request, 'input') } },
      },
    }),
    responses: {
      200: { description: 'It went well.', content: json(schemaOf(envelope(call.schemas.result), 'output')) },
      ...refusals(call),
    },
  };
}

function queryParameters(call: DescribedCall): object[] {
  const { properties = {}, required = [] } = schemaOf(call.schemas.request, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function refusals({ access, idempotent }: Call): object {
  const refusal = (description: string) => ({
    description,
    content: json({ $ref: '#/components/schemas/Refusal' }),
  });
  return {
    400: refusal('The request does not fit this description.'),
    ...(access !== 'public' && { 401: refusal('No session, or one that ended.') }),
    ...((access === 'buyer' || access === 'seller') && { 403: refusal('The company may not do this.') }),
    ...(access === 'operator' && { 403: refusal('The roles of the operator do not cover this.') }),
    ...(idempotent && { 409: refusal('The state does not allow it, or the key is in use.') }),
    default: refusal('Any other refusal.'),
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

/** Schemas that contain themselves are named once for the whole document. */
const shared = { Category: category };

function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    ...conversion,
    typeMode,
    definitions: shared,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return rest;
}

const sharedSchemas = () =>
  toJsonSchemaDefs(shared, {
    ...conversion,
    typeMode: 'output',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
