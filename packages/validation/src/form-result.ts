import * as v from 'valibot';

/** Result of a form: its normalised values, or one sentence for each invalid field. */
export type FormResult<Output> =
  | { readonly valid: true; readonly values: Output }
  | {
      readonly valid: false;
      /** The first sentence of each wrong field, by its path (`email`, `lines.0.stock`). */
      readonly errors: Readonly<Record<string, string>>;
      /** The field to scroll to: the first wrong one in the form's own order (specification §5). */
      readonly firstField: string;
    };

/** Checks a form's values and answers as its screen needs it. */
export function checkForm<Schema extends v.GenericSchema>(
  form: Schema,
  values: unknown,
): FormResult<v.InferOutput<Schema>> {
  const result = v.safeParse(form, values);
  if (result.success) return { valid: true, values: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { valid: false, errors, firstField: Object.keys(errors)[0] ?? '' };
}

/** Returns the sentence that a single field shows, or null when it is valid. */
export function fieldError(rule: v.GenericSchema, value: unknown): string | null {
  const result = v.safeParse(rule, value);
  return result.success ? null : result.issues[0].message;
}
