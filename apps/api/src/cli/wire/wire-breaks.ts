import { type Named, type Schema, schemaBreaks } from './schema-breaks.ts';
import type { Operation, WireDocument } from './wire-document.ts';

/** Returns a sentence for each change that breaks programs written for a released document. */
export function wireBreaks(released: WireDocument, today: WireDocument): string[] {
  const named = { before: released.components.schemas, after: today.components.schemas };
  return Object.entries(released.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, before]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const after = today.paths[path]?.[method];
      return after ? operationBreaks(call, before, after, named) : [`${call}: removed`];
    }),
  );
}

function operationBreaks(call: string, before: Operation, after: Operation, named: Named): string[] {
  return [
    ...accessBreaks(call, before, after),
    ...parameterBreaks(call, before, after, named),
    ...bodyBreaks(call, before, after, named),
    ...contentBreaks(
      `${call} result`,
      before.responses[200].content,
      after.responses[200].content,
      (had, has) => schemaBreaks(had, has, 'result', named, `${call} result`),
    ),
  ];
}

function accessBreaks(call: string, before: Operation, after: Operation): string[] {
  const [had, has] = [before['x-key-scope'], after['x-key-scope']];
  if (had !== undefined && has === undefined) return [`${call}: no key may make it now`];
  if (had !== undefined && had !== has) return [`${call}: asks a key for ${has} now, before for ${had}`];
  return before.security.length === 0 && after.security.length > 0 ? [`${call}: asks for a session now`] : [];
}

function parameterBreaks(call: string, before: Operation, after: Operation, named: Named): string[] {
  const [had, has] = [before.parameters ?? [], after.parameters ?? []];
  const key = ({ in: place, name }: { in: string; name: string }): string => `${place} ${name}`;
  const known = new Map(had.map((parameter) => [key(parameter), parameter]));
  const present = new Map(has.map((parameter) => [key(parameter), parameter]));
  return [
    ...had.flatMap((parameter) => {
      const now = present.get(key(parameter));
      // A header that is no longer read breaks no program that sends it.
      if (!now) return parameter.in === 'header' ? [] : [`${call} ${parameter.name}: removed`];
      return schemaBreaks(parameter.schema, now.schema, 'request', named, `${call} ${parameter.name}`);
    }),
    ...has.flatMap((parameter) =>
      parameter.required && !known.get(key(parameter))?.required
        ? [`${call} ${parameter.name}: required now`]
        : [],
    ),
  ];
}

function bodyBreaks(call: string, before: Operation, after: Operation, named: Named): string[] {
  if (!before.requestBody) return after.requestBody ? [`${call}: asks for a body now`] : [];
  if (!after.requestBody) return [`${call}: takes no body now`];
  return contentBreaks(call, before.requestBody.content, after.requestBody.content, (had, has) =>
    schemaBreaks(had, has, 'request', named, call),
  );
}

type Content = Operation['responses'][200]['content'];

const contentBreaks = (
  place: string,
  before: Content,
  after: Content,
  compare: (had: Schema, has: Schema) => string[],
): string[] =>
  Object.entries(before).flatMap(([kind, { schema }]) => {
    const now = after[kind];
    return now ? compare(schema, now.schema) : [`${place}: no longer travels as ${kind}`];
  });
