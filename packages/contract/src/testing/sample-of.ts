import * as v from 'valibot';
import type { Schema } from '../call.ts';

/** How many items the lists of a sample hold. `none` also sets counters and totals to 0 where the schema allows it. */
export type SampleSize = 'one' | 'none';

interface Place {
  readonly size: SampleSize;
  /** Returns the content of a text field by its name, where its schema allows it. */
  readonly textOf?: (name: string) => string;
  /** The name of the field that holds the value; a text field contains its own name. */
  readonly name: string;
}

const texts = (name: string): readonly string[] => [
  name,
  '2027-03-31',
  '2027-03-01T09:00:00.000Z',
  '2027-03',
  '09:00',
  '/',
  'https://havan.example/a',
  'ad@havan.example',
  '1',
  'TR330006100519786457841326',
  'a1b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d',
  ...[4, 5, 6, 7, 8, 10, 11, 13, 16, 26, 40, 43, 64].map((length) => '1'.repeat(length)),
  '0'.repeat(64),
  '',
];
const numbers = { one: [1250, 100, 20, 10, 5, 1, 0], none: [0, 1, 10, 1250] } as const;

/**
 * Returns a valid value of a schema: text fields hold their own name, or what `textOf` makes of it, optional
 * fields are present, lists have one item or none.
 * @throws when no value that this function knows of is valid
 */
export function sampleOf<S extends Schema>(
  schema: S,
  size: SampleSize = 'one',
  textOf?: (name: string) => string,
): v.InferInput<S> {
  const value = valueOf(schema, { size, name: 'text', ...(textOf && { textOf }) });
  const { issues } = v.safeParse(schema, value);
  if (!issues) return value;
  const reasons = issues.map((each) => [v.getDotPath(each), each.message].join(' '));
  throw new Error(`No sample: ${reasons.join(', ')}`);
}

function valueOf(schema: Schema, place: Place): unknown {
  const node = schema as unknown as Node;
  const inside = (name: string) => ({ ...place, name });
  switch (node.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(node.entries).map(([name, entry]) => [name, valueOf(entry, inside(name))]),
      );
    case 'array':
      return place.size === 'none' || isTree(node.item) ? [] : [valueOf(node.item, place)];
    case 'tuple':
      return node.items.map((item) => valueOf(item, place));
    case 'nullable':
    case 'nullish':
    case 'optional':
    case 'exact_optional':
      return valueOf(node.wrapped, place);
    case 'union':
    case 'variant':
      return node.options[0] && valueOf(node.options[0], place);
    case 'intersect':
      return Object.assign({}, ...node.options.map((option) => valueOf(option, place)));
    case 'picklist':
      return node.options[0];
    case 'literal':
      return node.literal;
    case 'record':
      return {};
    case 'boolean':
      return false;
    case 'number':
      return firstValid(schema, numbers[place.size]);
    case 'string':
      return firstValid(schema, [...(place.textOf ? [place.textOf(place.name)] : []), ...texts(place.name)]);
    default:
      return null;
  }
}

/**
 * Returns whether the items of a list are of the kind that contains the list; the branches of such a tree stay empty.
 */
const isTree = ({ type }: Schema) => type === 'lazy';

const firstValid = (schema: Schema, values: readonly unknown[]) =>
  values.find((value) => v.is(schema, value));

/** The parts of valibot's schemas that samples are built from. */
type Node =
  | { type: 'object' | 'loose_object' | 'strict_object'; entries: Record<string, Schema> }
  | { type: 'array'; item: Schema }
  | { type: 'tuple'; items: Schema[] }
  | { type: 'nullable' | 'nullish' | 'optional' | 'exact_optional'; wrapped: Schema }
  | { type: 'union' | 'variant' | 'intersect'; options: Schema[] }
  | { type: 'picklist'; options: readonly unknown[] }
  | { type: 'literal'; literal: unknown }
  | { type: 'record' | 'boolean' | 'number' | 'string' };
