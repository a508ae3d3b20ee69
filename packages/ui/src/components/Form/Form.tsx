import { type FormEvent, type ReactNode, useRef } from 'react';
import { errorHighlightMs } from '../../theme/behaviour.ts';
import * as css from './Form.css.ts';

export type FormProps = {
  children: ReactNode;
  /** Called on submit. Return false, or a promise of false, when a field has an error: the first one is then shown. */
  onSubmit: () => boolean | void | Promise<boolean | void>;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** Renders a form that can always be submitted; the browser's validation is off. */
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

/** Frames in which React may render the errors: usually the next one, later after an answer on a busy machine. */
const framesToLook = 10;

/**
 * Shows the first invalid field within `root` as soon as React has rendered it; nothing when no error comes within some
 * frames. Also for forms that do not use `Form`.
 */
export function leadToFirstError(root: ParentNode | null): void {
  const look = (left: number) =>
    requestAnimationFrame(() => {
      if (!showFirstError(root) && left > 1) look(left - 1);
    });
  look(framesToLook);
}

/** Scrolls to the first invalid field, focuses its control and highlights it for 2 s (specification §5). Returns false without one. */
function showFirstError(root: ParentNode | null): boolean {
  const field = root?.querySelector<HTMLElement>('[data-field-error]');
  if (!field) return false;
  field.scrollIntoView({ block: 'center', behavior: 'auto' });
  field
    .querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')
    ?.focus({ preventScroll: true });
  field.classList.add(css.highlight);
  setTimeout(() => field.classList.remove(css.highlight), errorHighlightMs);
  return true;
}
