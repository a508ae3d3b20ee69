import * as v from 'valibot';

const empty = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/**
 * Returns the rule for a field that may stay empty; a text in it must satisfy the given rule. Empty is null.
 */
export function optionalField<Schema extends v.GenericSchema<string, unknown>>(rule: Schema) {
  return v.lazy((input): Schema | typeof empty => (isEmpty(input) ? empty : rule));
}

function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}
