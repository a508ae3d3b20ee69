import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './Checkbox.css.ts';

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'onChange' | 'ref' | 'children'
> & {
  label: ReactNode;
  /** Hides the label visually, as in the first column of a table. */
  hideLabel?: boolean;
  onChange?: (checked: boolean) => void;
  /** Some, but not all, of the items below it are selected. */
  indeterminate?: boolean;
  help?: ReactNode;
  error?: string | null | undefined;
};

/** Renders a checkbox. For a setting that takes effect at once use Switch. */
export function Checkbox({
  label,
  hideLabel,
  onChange,
  indeterminate = false,
  help,
  error,
  ...native
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const id = native.id ?? ownId;
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={css.root} data-field-error={error ? '' : undefined}>
      <label className={css.row} htmlFor={id}>
        <input
          {...native}
          id={id}
          ref={input}
          type="checkbox"
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(error && `${id}-error`, help && `${id}-help`) || undefined}
          {...(onChange ? { onChange: (event) => onChange(event.currentTarget.checked) } : {})}
        />
        <svg className={css.box} viewBox="0 0 18 18" aria-hidden="true">
          <path className={css.tick} d="M4 9.5l3.2 3L14 5.5" />
          <path className={css.dash} d="M4.5 9h9" />
        </svg>
        <span className={cx(css.label, hideLabel && hidden)}>{label}</span>
      </label>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
      {help ? (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
