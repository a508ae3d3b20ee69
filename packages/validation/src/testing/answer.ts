import * as v from 'valibot';

/** Returns the output of a rule, or the first sentence of its refusal. For tests. */
export function answer(rule: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(rule, value);
  return result.success ? result.output : result.issues[0].message;
}
