/** A JSON schema of the document; keywords that are not compared are left out. */
export interface Schema {
  readonly $ref?: string;
  /** One type of JSON value, or a list of types. */
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema | boolean;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The named schemas of the released document and of the current one. */
export interface Named {
  readonly before: Readonly<Record<string, Schema>>;
  readonly after: Readonly<Record<string, Schema>>;
}

/** Whether a schema describes a request or a result. */
export type Direction = 'request' | 'result';

interface Walk {
  readonly named: Named;
  readonly direction: Direction;
  /** References that are being compared, so that a recursive schema ends. */
  readonly seen: ReadonlySet<string>;
}

/** Returns the kind of a schema as one word: `string`, `number or string`. */
const kindOf = ({ type }: Schema): string | undefined =>
  typeof type === 'object' ? type.toSorted().join(' or ') : type;

const variantsOf = ({ anyOf, oneOf }: Schema): readonly Schema[] | undefined => anyOf ?? oneOf;
const resolve = (schema: Schema, of: Readonly<Record<string, Schema>>): Schema =>
  schema.$ref === undefined ? schema : (of[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/**
 * Returns why a program written for the former schema would fail with the current one, each a place and a sentence;
 * empty for changes that only add.
 */
export function schemaBreaks(
  before: Schema,
  after: Schema,
  direction: Direction,
  named: Named,
  place: string,
): string[] {
  return compare(before, after, { named, direction, seen: new Set() }, place);
}

function compare(before: Schema, after: Schema, walk: Walk, place: string): string[] {
  if (before.$ref !== undefined) {
    const pair = `${before.$ref} ${after.$ref ?? place}`;
    if (walk.seen.has(pair)) return [];
    return compareResolved(before, after, { ...walk, seen: new Set([...walk.seen, pair]) }, place);
  }
  return compareResolved(before, after, walk, place);
}

function compareResolved(former: Schema, present: Schema, walk: Walk, place: string): string[] {
  const before = resolve(former, walk.named.before);
  const after = resolve(present, walk.named.after);
  const [had, has] = [variantsOf(before), variantsOf(after)];
  if (had || has) return variantBreaks(had ?? [before], has ?? [after], walk, place);
  const isRequest = walk.direction === 'request';
  const [was, is] = [kindOf(before), kindOf(after)];
  if (was !== is && !isWider(was, is, isRequest))
    return [`${place}: was ${was ?? 'anything'}, is ${is ?? 'anything'}`];
  return [
    ...valueBreaks(before, after, isRequest, place),
    ...(isRequest ? limitBreaks(before, after, place) : []),
    ...propertyBreaks(before, after, walk, place),
    ...itemBreaks(before, after, walk, place),
  ];
}

/** Returns whether the later type is allowed: a request may become less strict, a result more specific. */
const isWider = (before: string | undefined, after: string | undefined, isRequest: boolean): boolean =>
  isRequest
    ? after === undefined || (before === 'integer' && after === 'number')
    : before === undefined || (before === 'number' && after === 'integer');

/** Every former alternative must still be accepted; a result may not become empty or of another type. */
function variantBreaks(had: readonly Schema[], has: readonly Schema[], walk: Walk, place: string): string[] {
  const kind = (schema: Schema, of: Readonly<Record<string, Schema>>): string | undefined =>
    kindOf(resolve(schema, of));
  const lost = had.filter((one) => !has.some((other) => compare(one, other, walk, place).length === 0));
  const [first] = lost;
  if (walk.direction === 'request') {
    if (!first) return [];
    return has.length === 1 && has[0] && had.length === 1
      ? compare(first, has[0], walk, place)
      : [`${place}: no longer takes ${describe(first)}`];
  }
  const kinds = new Set(had.map((one) => kind(one, walk.named.before)));
  const strange = has.map((one) => kind(one, walk.named.after)).find((one) => !kinds.has(one));
  if (strange !== undefined && !kinds.has(undefined)) return [`${place}: may now be ${strange}`];
  // A result that no longer has one of its former types breaks no program; a changed type does.
  return lost.flatMap((one) => {
    const same = has.find(
      (other) =>
        kind(other, walk.named.after) === kind(one, walk.named.before) &&
        kind(one, walk.named.before) !== 'null',
    );
    return same ? compare(one, same, walk, place) : [];
  });
}

const describe = (schema: Schema): string =>
  schema.const === undefined
    ? (schema.enum?.map(String).join(', ') ?? kindOf(schema) ?? 'a value')
    : JSON.stringify(schema.const);

const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.const === undefined ? schema.enum : [schema.const];

function valueBreaks(before: Schema, after: Schema, isRequest: boolean, place: string): string[] {
  const [had, has] = [valuesOf(before), valuesOf(after)];
  if (!isRequest)
    return had === undefined || has !== undefined
      ? []
      : [`${place}: may now be any ${kindOf(after) ?? 'value'}`];
  if (has === undefined) return [];
  if (had === undefined) return [`${place}: takes only ${has.map(String).join(', ')} now`];
  const lost = had.filter((value) => !has.includes(value));
  return lost.length === 0 ? [] : [`${place}: no longer takes ${lost.map(String).join(', ')}`];
}

const least = ['minimum', 'minLength', 'minItems'] as const;
const most = ['maximum', 'maxLength', 'maxItems'] as const;

function limitBreaks(before: Schema, after: Schema, place: string): string[] {
  return [
    ...least.flatMap((limit) =>
      (after[limit] ?? -Infinity) > (before[limit] ?? -Infinity)
        ? [`${place}: ${limit} is ${after[limit]} now`]
        : [],
    ),
    ...most.flatMap((limit) =>
      (after[limit] ?? Infinity) < (before[limit] ?? Infinity)
        ? [`${place}: ${limit} is ${after[limit]} now`]
        : [],
    ),
    ...(['pattern', 'format'] as const).flatMap((rule) =>
      after[rule] !== undefined && after[rule] !== before[rule]
        ? [`${place}: ${rule} is ${after[rule]} now`]
        : [],
    ),
  ];
}

function propertyBreaks(before: Schema, after: Schema, walk: Walk, place: string): string[] {
  const isRequest = walk.direction === 'request';
  const [had, has] = [before.properties ?? {}, after.properties ?? {}];
  const at = (name: string): string => `${place}.${name}`;
  const common = Object.entries(had).flatMap(([name, schema]) => {
    const present = has[name];
    if (present === undefined) return [`${at(name)}: removed`];
    const isLoose = !isRequest && before.required?.includes(name) && !after.required?.includes(name);
    return [
      ...(isLoose ? [`${at(name)}: may now be missing`] : []),
      ...compare(schema, present, walk, at(name)),
    ];
  });
  const asked = isRequest ? (after.required ?? []).filter((name) => !before.required?.includes(name)) : [];
  return [...common, ...asked.map((name) => `${at(name)}: required now`)];
}

function itemBreaks(before: Schema, after: Schema, walk: Walk, place: string): string[] {
  const parts = [
    [before.items, after.items, `${place}[]`],
    [before.additionalProperties, after.additionalProperties, `${place}{}`],
  ] as const;
  return parts.flatMap(([had, has, at]) =>
    typeof had === 'object' && typeof has === 'object' ? compare(had, has, walk, at) : [],
  );
}
