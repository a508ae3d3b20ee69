import { instant, isoDay, kurus, pricedText, quantity } from '@havan/contract/primitives';
import { sortOptions } from '@havan/domain/sort';
import type * as v from 'valibot';

/** Returns a copy of a value of a schema with its amounts hidden. */
export type HidePrices = (value: unknown) => unknown;

/** What this file reads of a schema of any kind. */
interface AnySchema extends v.GenericSchema {
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly value?: AnySchema;
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
  readonly getter?: (input: unknown) => AnySchema;
}

const inPlaceOfText = 'Fiyatlar gizlidir.';

const mayBeMissing = new Set(['nullable', 'nullish', 'optional', 'exact_optional', 'undefinedable']);
const isSchema = (part: unknown): part is AnySchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a schema is an amount: `kurus` itself, or `kurus` with further bounds. */
const isAmount = (schema: AnySchema): boolean =>
  schema === kurus ||
  (schema.pipe?.some((part) => isSchema(part) && part !== schema && isAmount(part)) ?? false);

const mayBeAmount = (schema: AnySchema): boolean => isAmount(schema.wrapped ?? schema);

/** Schemas of the quantity or day from which a price holds. */
const places: ReadonlySet<AnySchema> = new Set<AnySchema>([quantity, isoDay, instant]);

/** Returns whether a schema is an object of prices only: amounts, and from which quantity or day they hold. */
const isPriceAlone = ({ entries }: AnySchema): boolean =>
  entries !== undefined &&
  Object.values(entries).some(mayBeAmount) &&
  Object.values(entries).every((entry) => mayBeAmount(entry) || places.has(entry));

/**
 * Returns a function that hides the amounts in values of a schema, the fields that the contract types as `kurus`: an
 * amount becomes null or absent where the schema allows it, else 0; a list of prices becomes empty; a `pricedText` is
 * replaced by the reason. Null for a schema without amounts.
 */
export function hidingPricesOf(schema: v.GenericSchema): HidePrices | null {
  return hiding(schema, new Map());
}

function hiding(schema: AnySchema, known: Map<AnySchema, HidePrices | null>): HidePrices | null {
  if (isAmount(schema)) return () => 0;
  if (schema === pricedText) return () => inPlaceOfText;
  const before = known.get(schema);
  if (before !== undefined) return before;
  // In a schema that contains itself, as a tree of categories, the inner occurrence counts as one without amounts.
  known.set(schema, null);
  const made = make(schema, known);
  known.set(schema, made);
  return made;
}

function make(schema: AnySchema, known: Map<AnySchema, HidePrices | null>): HidePrices | null {
  const { wrapped, item, value, entries, options } = schema;
  if (wrapped) {
    if ((isAmount(wrapped) || isPriceAlone(wrapped)) && mayBeMissing.has(schema.type))
      return (each) => (each === undefined || schema.type.endsWith('optional') ? undefined : null);
    const hide = hiding(wrapped, known);
    return hide && ((each) => (each === null || each === undefined ? each : hide(each)));
  }
  if (schema.type === 'lazy' && schema.getter) return hiding(schema.getter(undefined), known);
  if (item) {
    if (isPriceAlone(item)) return () => [];
    const hide = hiding(item, known);
    return hide && ((each) => (Array.isArray(each) ? each.map(hide) : each));
  }
  if (value) {
    const hide = hiding(value, known);
    return (
      hide &&
      ((each) =>
        isObject(each)
          ? Object.fromEntries(Object.entries(each).map(([name, part]) => [name, hide(part)]))
          : each)
    );
  }
  if (entries) return hidingEntries(entries, known);
  if (options) {
    const hides = options.flatMap((option) => (isSchema(option) ? (hiding(option, known) ?? []) : []));
    return hides.length === 0 ? null : (each) => hides.reduce((part, hide) => hide(part), each);
  }
  return null;
}

function hidingEntries(
  entries: Readonly<Record<string, AnySchema>>,
  known: Map<AnySchema, HidePrices | null>,
): HidePrices | null {
  const hides = Object.entries(entries).flatMap(([name, entry]) => {
    const hide = hiding(entry, known);
    return hide ? [[name, hide] as const] : [];
  });
  if (hides.length === 0) return null;
  return (each) => {
    if (!isObject(each)) return each;
    const hidden: Record<string, unknown> = { ...each };
    for (const [name, hide] of hides) if (name in each) hidden[name] = hide(each[name]);
    return hidden;
  };
}

/**
 * Returns a request of a schema without the fields that would reveal prices: filters by amount, and the sort by price.
 */
export function withoutPriceQuestions(schema: v.GenericSchema, request: unknown): unknown {
  const { entries }: AnySchema = schema;
  if (!entries || !isObject(request)) return request;
  const asked = Object.entries(request).flatMap(([name, value]) => {
    const entry = entries[name];
    if (name === 'sort' && value === sortOptions.byPrice) return [];
    if (!entry?.wrapped || !isAmount(entry.wrapped)) return [[name, value] as const];
    return entry.type === 'optional' ? [] : [[name, null] as const];
  });
  return Object.fromEntries(asked);
}
