import { checkForm } from '@havan/validation/form-result';
import type * as v from 'valibot';
import { AppError } from '../app-error.ts';

/**
 * Validates a request with the rules of its form, which its screen uses as well.
 *
 * @throws AppError `invalidRequest` with one entry for each wrong field
 */
export function requireForm<Form extends v.GenericSchema>(form: Form, values: unknown): v.InferOutput<Form> {
  const result = checkForm(form, values);
  if (result.valid) return result.values;
  throw new AppError('invalidRequest', {
    errors: Object.entries(result.errors).map(([path, message]) => ({ code: 'form', message, path })),
  });
}
