import { useState } from 'react';

type FieldErrors = Readonly<Record<string, string>>;

/**
 * Returns the error message beneath each wrong field of a form; `clear` removes those of changed fields
 * (specification §5).
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const clear = (...fields: readonly string[]) =>
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
    );
  return { errors, setErrors, clear };
}
