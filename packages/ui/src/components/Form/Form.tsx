import { type FormEvent, type ReactNode, useRef } from 'react';
import { errorHighlightMs } from '../../theme/behaviour.ts';
import * as css from './Form.css.ts';

export type FormProps = {
  children: ReactNode;
  /** Called on submit; give back false (or a promise of it) when a field has an error, and the first one is shown. */
  onSubmit: () => boolean | void | Promise<boolean | void>;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** A form that fails instead of refusing: it can always be sent, and a failure leads to its first field. */
export function Form({ children, onSubmit, ...aria }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void Promise.resolve(onSubmit()).then((result) => {
      if (result !== false) return;
      leadToFirstError(form.current);
    });
  };
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit} {...aria}>
      {children}
    </form>
  );
}

/** `showFirstError` for a form that is not this one, once React has drawn its errors. */
export function leadToFirstError(root: ParentNode | null): void {
  requestAnimationFrame(() => showFirstError(root));
}

/** Scrolls to the first field in error, focuses its control and highlights it for 2 s (specification §5). */
function showFirstError(root: ParentNode | null): void {
  const field = root?.querySelector<HTMLElement>('[data-field-error]');
  if (!field) return;
  field.scrollIntoView({ block: 'center', behavior: 'auto' });
  field
    .querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')
    ?.focus({ preventScroll: true });
  field.classList.add(css.highlight);
  setTimeout(() => field.classList.remove(css.highlight), errorHighlightMs);
}
