import * as v from 'valibot';

const empty = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** A field that may stay empty; what is written in it must satisfy the rule. Empty is null. */
export function optionalField<Schema extends v.GenericSchema<string, unknown>>(rule: Schema) {
  return v.lazy((input): Schema | typeof empty => (isEmpty(input) ? empty : rule));
}

function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}
