import { apiPrefix } from '@havan/contract/call';
import { openApiDocument } from '../../core/http/openapi/openapi.ts';
import type { Schema } from './schema-breaks.ts';

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Parameter {
  readonly name: string;
  readonly in: 'header' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  /** The scope of API keys that allows the call. */
  readonly 'x-key-scope'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly 200: { readonly content: Content } };
}

/** The promise of a release: every call with its schemas, except those of the back office. */
export interface WireDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Texts may change at any time; they are not part of the published interface. */
const unpromised = new Set(['description', 'summary', 'tags', 'default', '$comment', 'title']);

function promised(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => promised(one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      !isNames && unpromised.has(key) ? [] : [[key, promised(inner, key === 'properties')]],
    ),
  );
}

/** Returns the document of today's contract, as a release keeps it. */
export function wireDocument(version: string): WireDocument {
  const { openapi, components, paths } = openApiDocument('https://havan.example') as WireDocument;
  const kept = Object.entries(paths)
    .filter(([path]) => !path.startsWith(`${apiPrefix}/Backoffice/`))
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          promised({ ...operation, responses: { 200: operation.responses[200] } }),
        ]),
      ),
    ]);
  return {
    openapi,
    info: { title: 'Havan', version },
    components: { schemas: promised(components.schemas, true) as WireDocument['components']['schemas'] },
    paths: Object.fromEntries(kept) as WireDocument['paths'],
  };
}

/** Returns the document as text, one call a line, so that a release shows in a comparison what it changed. */
export function textOf({ openapi, info, components, paths }: WireDocument): string {
  const lines = Object.entries(paths).map(
    ([path, operations]) => `${JSON.stringify(path)}:${JSON.stringify(operations)}`,
  );
  return `{"openapi":${JSON.stringify(openapi)},"info":${JSON.stringify(info)},
"components":${JSON.stringify(components)},
"paths":{
${lines.join(',\n')}
}}
`;
}
