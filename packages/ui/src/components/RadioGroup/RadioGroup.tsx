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
  /** The question. */
  label: string;
  hideLabel?: boolean;
  /** Two to seven, all seen at once. */
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** The name under which a form sends it. */
  name?: string;
  error?: string | null | undefined;
  help?: ReactNode;
  /** `rows` are lined rows for choices that need a sentence; `inline` stand side by side. */
  layout?: 'stack' | 'inline' | 'rows';
};

/** One of a few, all in sight. More than seven belong in a Select. */
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
