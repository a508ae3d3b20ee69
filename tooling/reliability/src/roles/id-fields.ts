import type * as v from 'valibot';

/** Returns the fields of a request that contain ids, at any depth: `orderId`, `listingIds`, `id`. */
export function idFields(schema: v.GenericSchema): string[] {
  const found = new Set<string>();
  walk(schema, (field) => {
    if (/^ids?$|Ids?$/.test(field)) found.add(field);
  });
  return [...found];
}

/**
 * Visits every field name beneath a schema; the shapes that valibot nests are `entries`, `item`, `options`,
 * `wrapped`, `pipe`.
 */
function walk(schema: unknown, visit: (field: string) => void): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { entries, item, wrapped, options, pipe } = schema as Readonly<Record<string, unknown>>;
  if (typeof entries === 'object' && entries !== null) {
    for (const [field, inner] of Object.entries(entries)) {
      visit(field);
      walk(inner, visit);
    }
  }
  for (const inner of [item, wrapped]) walk(inner, visit);
  for (const list of [options, pipe]) {
    // The first step of a pipe is the schema itself.
    if (Array.isArray(list)) for (const inner of list) if (inner !== schema) walk(inner, visit);
  }
}
