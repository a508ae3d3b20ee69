import { type ReactNode, useId } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './RadioGroup.css.ts';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  /** At the end of the row: a price, a date. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  /** The question, as the legend of the group. */
  label: string;
  hideLabel?: boolean;
  /** Two to seven options. */
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Name of the inputs in a form. */
  name?: string;
  error?: string | null | undefined;
  help?: ReactNode;
  /** `rows` separates options by lines, for options that need a sentence; `inline` places them side by side. */
  layout?: 'stack' | 'inline' | 'rows';
};

/** Renders a choice of one among few options. For more than seven use Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, options, value, onChange, name, error, help, layout = 'stack' } = props;
  const id = useId();
  return (
    <fieldset
      className={css.group}
      aria-describedby={cx(error && `${id}-error`, help && `${id}-help`) || undefined}
      data-field-error={error ? '' : undefined}
    >
      <legend className={cx(css.legend, hideLabel && hidden)}>{label}</legend>
      <div className={css.layout[layout]}>
        {options.map((option) => (
          <label key={option.value} className={cx(css.row, layout === 'rows' && css.lined)}>
            <input
              type="radio"
              className={css.input}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={css.dot} aria-hidden="true" />
            <span className={css.text}>
              {option.label}
              {option.help ? <span className={css.help}>{option.help}</span> : null}
            </span>
            {option.aside ? <span className={css.aside}>{option.aside}</span> : null}
          </label>
        ))}
      </div>
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
    </fieldset>
  );
}
