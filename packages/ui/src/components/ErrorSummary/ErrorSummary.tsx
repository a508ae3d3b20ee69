import { useEffect, useRef } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import * as css from './ErrorSummary.css.ts';

export type ErrorSummaryProps = {
  /** Errors in the order of the form; `fieldId` is the id of the control. */
  errors: readonly { fieldId: string; message: string }[];
  title?: string;
};

/**
 * Renders the errors of a long form, each as a link to its field. It takes the focus whenever the number of
 * errors changes to another than 0.
 */
export function ErrorSummary({
  errors,
  title = 'Formda düzeltilmesi gereken alanlar var',
}: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const count = errors.length;
  useEffect(() => {
    if (count > 0) root.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <div ref={root} tabIndex={-1} className={css.root}>
      <Alert kind="error" title={title}>
        <ul>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                className={css.link}
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(error.fieldId)?.focus();
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
