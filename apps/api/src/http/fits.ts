import type * as v from 'valibot';

/** Whether a value is exactly what a schema describes. */
type Fits = (value: unknown) => boolean;

/** A schema or a step of its pipe, as far as it is read here. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => Part;
  readonly pipe?: readonly Part[];
}

const no: Fits = () => false;

/**
 * Turns a schema into a function that says true only where `v.parse` would give back an equal value, and does so without
 * making anything: valibot copies every object and allocates for every field, which for an answer of twenty offers costs
 * more than reading them. It may say false for what is fine (a field too many, a step it does not know); whoever asks
 * then lets valibot decide, so it is never the one that refuses, leaves out or converts.
 */
export const fits = (schema: v.GenericSchema): Fits => fitsPart(schema);

const made = new WeakMap<Part, Fits>();

function fitsPart(part: Part): Fits {
  const known = made.get(part);
  if (known) return known;
  const check = part.pipe ? fitsPipe(part.pipe) : fitsOne(part);
  made.set(part, check);
  return check;
}

function fitsPipe([schema, ...steps]: readonly Part[]): Fits {
  if (!schema) return no;
  const first = fitsPart(schema);
  const rest = steps.map(fitsStep);
  return (value) => first(value) && rest.every((step) => step(value));
}

function fitsOne(part: Part): Fits {
  switch (part.type) {
    case 'string':
      return (value) => typeof value === 'string';
    case 'number':
      return (value) => typeof value === 'number' && !Number.isNaN(value);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'null':
      return (value) => value === null;
    case 'unknown':
      return () => true;
    case 'literal':
      return (value) => value === part.literal;
    case 'picklist':
      return fitsOneOf(part.options ?? []);
    case 'nullable':
      return fitsOr(null, part);
    case 'optional':
      return fitsOr(undefined, part);
    case 'array':
      return fitsArray(part.item);
    case 'object':
    case 'strict_object':
      return fitsObject(part.entries ?? {});
    case 'lazy':
      return (value) => (part.getter ? fitsPart(part.getter(value))(value) : false);
    default:
      return no;
  }
}

const fitsOneOf = (options: readonly unknown[]): Fits => {
  const known = new Set(options);
  return (value) => known.has(value);
};

function fitsOr(empty: null | undefined, { wrapped, default: whenEmpty }: Part): Fits {
  const inner = wrapped ? fitsPart(wrapped) : no;
  return (value) => (value === empty ? whenEmpty === undefined : inner(value));
}

function fitsArray(item: Part | undefined): Fits {
  const inner = item ? fitsPart(item) : no;
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const each of value) if (!inner(each)) return false;
    return true;
  };
}

/** Every field that must be there, each as it must be, and none besides: what is more would have to be left out. */
function fitsObject(entries: Readonly<Record<string, Part>>): Fits {
  const fields = Object.entries(entries).map(([name, part]) => ({
    name,
    check: fitsPart(part),
    mayMiss: part.type === 'optional' && part.default === undefined,
  }));
  return (value) => {
    if (!isPlainObject(value)) return false;
    let found = 0;
    for (const { name, check, mayMiss } of fields) {
      const field = value[name];
      if (field === undefined && !(name in value)) {
        if (!mayMiss) return false;
        continue;
      }
      if (!check(field)) return false;
      found += 1;
    }
    return found === countOf(value);
  };
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** `Object.keys` would make a list of them. */
function countOf(value: object): number {
  let count = 0;
  for (const _ in value) count += 1;
  return count;
}

function fitsStep({ kind, type, requirement }: Part): Fits {
  if (kind === 'metadata') return () => true;
  if (kind !== 'validation') return no;
  if (requirement instanceof RegExp) return (value) => requirement.test(value as string);
  if (typeof requirement === 'function') return requirement as Fits;
  const limit = Number(requirement);
  switch (type) {
    case 'min_value':
      return (value) => (value as number) >= limit;
    case 'max_value':
      return (value) => (value as number) <= limit;
    case 'min_length':
      return (value) => (value as string).length >= limit;
    case 'max_length':
      return (value) => (value as string).length <= limit;
    default:
      return no;
  }
}
