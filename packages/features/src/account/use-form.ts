import { useState } from 'react';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';

/** Returns the values of a form with the error message of each invalid field; typing clears it (specification §5). */
export function useForm<Values extends Readonly<Record<string, unknown>>>(initial: Values) {
  const [values, setValues] = useState(initial);
  const { errors, setErrors, clear } = useFieldErrors();

  const change = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    clear(...Object.keys(changes));
  };
  /** Returns the props of a field of the kit. */
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name] ?? null,
    onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
  });
  return { values, errors, setErrors, change, field };
}
