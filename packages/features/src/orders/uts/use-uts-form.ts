import { ApiError, sentenceOf } from '@havan/api-client/api-error';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';
import { useState } from 'react';

/**
 * Returns the state of a short form: its values, an error message for each invalid field, and one above when the server
 * names no field.
 */
export function useUtsForm<Values extends Readonly<Record<string, string>>>(initial: Values) {
  const [values, setValues] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const { errors, setErrors, clear } = useFieldErrors();
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name] ?? null,
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      clear(name);
    },
  });
  /** Makes a call; false when the server refused it. */
  const act = async (call: () => Promise<unknown>): Promise<boolean> => {
    setError(null);
    try {
      await call();
      return true;
    } catch (reason) {
      // A list is one field here: `serials.3` belongs to `serials`.
      const named = (reason instanceof ApiError ? reason.errors : []).flatMap(({ path, message }) =>
        path ? [[path.split('.')[0] ?? '', message] as const] : [],
      );
      if (named.length === 0) setError(sentenceOf(reason));
      setErrors(Object.fromEntries(named));
      return false;
    }
  };
  return { values, field, act, error };
}
